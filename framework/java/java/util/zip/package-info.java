/** Archives. */
@antecede.Holder
package java.util.zip;
