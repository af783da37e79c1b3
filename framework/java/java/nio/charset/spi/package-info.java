/** Texts as bytes. */
@antecede.Plain
package java.nio.charset.spi;
