package java.lang.annotation;

/** Marks a constant that native code uses. */
@Documented
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.FIELD)
public @interface Native {}
