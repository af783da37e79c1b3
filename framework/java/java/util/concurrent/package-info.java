/** Containers that several threads may use, and executors. */
@antecede.Holder
package java.util.concurrent;
