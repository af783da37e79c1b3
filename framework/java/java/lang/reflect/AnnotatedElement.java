package java.lang.reflect;

import antecede.Annotations;
import java.lang.annotation.Annotation;
import java.util.Arrays;

/** What can have annotations. */
public interface AnnotatedElement {
  <T extends Annotation> T getAnnotation(Class<T> type);

  Annotation[] getAnnotations();

  Annotation[] getDeclaredAnnotations();

  default boolean isAnnotationPresent(Class<? extends Annotation> type) {
    return getAnnotation(type) != null;
  }

  default <T extends Annotation> T getDeclaredAnnotation(Class<T> type) {
    return Annotations.find(Arrays.asList(getDeclaredAnnotations()), type);
  }

  default <T extends Annotation> T[] getAnnotationsByType(Class<T> type) {
    return Annotations.byType(getAnnotations(), type);
  }

  default <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> type) {
    return Annotations.byType(getDeclaredAnnotations(), type);
  }
}
