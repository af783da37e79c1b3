package antecede;

/** Marks a public or protected class or member that devices have, though the facts of the SDK do not list it. */
public @interface Unlisted {}
