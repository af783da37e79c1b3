/** Functions as objects. */
@antecede.Holder
package java.util.function;
