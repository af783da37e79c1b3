package antecede;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Marks a field of a model class on which accesses race. All other fields of model classes never do. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Observable {}
