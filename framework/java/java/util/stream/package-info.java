/** Walks over elements. */
@antecede.Holder
package java.util.stream;
