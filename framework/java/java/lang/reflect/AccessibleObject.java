package java.lang.reflect;

import antecede.Annotations;
import java.lang.annotation.Annotation;
import java.util.Arrays;

/** A member found by reflection. Everything is accessible; the flag is only remembered. */
public class AccessibleObject implements AnnotatedElement {
  private boolean accessible;

  protected AccessibleObject() {}

  public static void setAccessible(AccessibleObject[] objects, boolean accessible) throws SecurityException {
    for (AccessibleObject object : objects) object.setAccessible(accessible);
  }

  public void setAccessible(boolean accessible) throws SecurityException {
    this.accessible = accessible;
  }

  public boolean isAccessible() {
    return accessible;
  }

  @Override
  public Annotation[] getDeclaredAnnotations() {
    return Annotations.of(this, -1);
  }

  @Override
  public Annotation[] getAnnotations() {
    return getDeclaredAnnotations();
  }

  @Override
  public <T extends Annotation> T getAnnotation(Class<T> type) {
    return Annotations.find(Arrays.asList(getDeclaredAnnotations()), type);
  }

  @Override
  public <T extends Annotation> T getDeclaredAnnotation(Class<T> type) {
    return getAnnotation(type);
  }

  @Override
  public boolean isAnnotationPresent(Class<? extends Annotation> type) {
    return getAnnotation(type) != null;
  }

  @Override
  public <T extends Annotation> T[] getAnnotationsByType(Class<T> type) {
    return Annotations.byType(getDeclaredAnnotations(), type);
  }

  @Override
  public <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> type) {
    return Annotations.byType(getDeclaredAnnotations(), type);
  }
}
