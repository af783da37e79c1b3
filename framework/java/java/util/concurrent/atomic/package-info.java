/** Single values that several threads may use. */
@antecede.Holder
package java.util.concurrent.atomic;
