package antecede;

/**
 * Marks a method that asks {@link Engine#isAbstract}: whatever the branch for devices stores into fields, and what it calls with, an analysis
 * need not know of, because its own branch says the same or what is stored is never read there (an object that a device empties to use it
 * again, and an analysis does not use again). Without the mark, an analysis takes the fields that such a branch stores into for unknown.
 */
public @interface Mirrored {}
