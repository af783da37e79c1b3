package antecede;

/**
 * Marks how a model class works inside. The runtime executes concrete methods; the static engine takes them for calls
 * without effect that return an unknown number, or null. Whatever must be seen of them is said by {@link Contents}
 * and other intrinsics in the method that calls them. On a class: all its methods.
 */
public @interface Concrete {}
