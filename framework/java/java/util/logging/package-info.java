/** Loggers and their handlers. */
@antecede.Holder
package java.util.logging;
