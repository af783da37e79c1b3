package java.lang;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a method that overrides another. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.METHOD)
public @interface Override {}
