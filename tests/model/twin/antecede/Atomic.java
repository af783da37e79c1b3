package antecede;

/**
 * Marks a class whose contents and observable fields are safe to use from several threads at once, as if volatile.
 */
public @interface Atomic {}
