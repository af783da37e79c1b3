/** Containers of arrays. */
@antecede.Holder
package androidx.collection;
