/** Dates and times: values that never change. */
@antecede.Plain
package java.time;
