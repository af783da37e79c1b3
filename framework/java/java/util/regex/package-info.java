/** Patterns of texts. */
@antecede.Plain
package java.util.regex;
