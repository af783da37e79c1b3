/** Texts of numbers and dates, and the other way round. */
@antecede.Plain
package java.text;
