package java.lang.annotation;

/** Marks annotations that subclasses inherit. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Inherited {}
