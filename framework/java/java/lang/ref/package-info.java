/** Objects that refer to one other. */
@antecede.Holder
package java.lang.ref;
