package java.lang.annotation;

/** Marks annotations that may occur several times in one place. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Repeatable {
  Class<? extends Annotation> value();
}
