/** What the device knows of installed apps, as values. */
@antecede.Plain
package android.content.pm;
