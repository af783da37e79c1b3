package antecede;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Marks a class whose contents and observable fields are safe to use from several threads at once, as if volatile. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Atomic {}
