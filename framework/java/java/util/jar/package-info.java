/** Archives of classes. */
@antecede.Holder
package java.util.jar;
