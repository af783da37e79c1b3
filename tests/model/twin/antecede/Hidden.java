package antecede;

/**
 * Marks a public or protected member of a public class that the SDK does not have: a door between packages of the
 * model.
 */
public @interface Hidden {}
