/** What an app was packed with, as values. */
@antecede.Plain
package android.content.res;
