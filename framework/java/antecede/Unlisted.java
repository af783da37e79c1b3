package antecede;

/**
 * Marks a public or protected class or member that devices have, or had, though the facts of the SDK do not list it: hidden API that
 * libraries look up, constructors of system services, results that are more special than in the SDK. Apps can name it.
 */
public @interface Unlisted {}
