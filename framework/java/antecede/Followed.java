package antecede;

/** Marks a class, or a method of one, that an analysis enters although the class is {@link Plain}, or stands below or inside of such a class. */
public @interface Followed {}
