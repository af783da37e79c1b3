/** Locks. */
@antecede.Holder
package java.util.concurrent.locks;
