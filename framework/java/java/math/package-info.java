/** Numbers of any size. */
@antecede.Plain
package java.math;
