package antecede;

/**
 * Marks a public or protected class or member that only the model has: a door between its packages. Apps cannot see it, as they cannot
 * see package antecede: on a device it does not exist. What devices do have is {@link Unlisted}.
 */
public @interface Hidden {}
