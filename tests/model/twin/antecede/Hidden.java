package antecede;

/** Marks a public or protected class or member that only the model has: a door between its packages. */
public @interface Hidden {}
