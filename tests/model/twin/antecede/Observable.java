package antecede;

/** Marks a field of a model class on which accesses race. All other fields of model classes never do. */
public @interface Observable {}
