/** Containers, and what works on them. */
@antecede.Holder
package java.util;
