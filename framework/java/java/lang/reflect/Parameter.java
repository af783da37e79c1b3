package java.lang.reflect;

import antecede.Annotations;
import java.lang.annotation.Annotation;
import java.util.Arrays;

/** A parameter of a method or constructor. */
public final class Parameter implements AnnotatedElement {
  private final Executable executable;
  private final int index;
  /** Null if the class does not keep names. */
  private final String name;

  Parameter(Executable executable, int index, String name) {
    this.executable = executable;
    this.index = index;
    this.name = name;
  }

  public boolean isNamePresent() {
    return name != null;
  }

  public String getName() {
    return name == null ? "arg" + index : name;
  }

  public int getModifiers() {
    return 0;
  }

  public Executable getDeclaringExecutable() {
    return executable;
  }

  public Class<?> getType() {
    return executable.getParameterTypes()[index];
  }

  public Type getParameterizedType() {
    return executable.getGenericParameterTypes()[index];
  }

  public boolean isImplicit() {
    return false;
  }

  public boolean isSynthetic() {
    return false;
  }

  public boolean isVarArgs() {
    return executable.isVarArgs() && index == executable.getParameterCount() - 1;
  }

  @Override
  public Annotation[] getDeclaredAnnotations() {
    return Annotations.of(executable, index);
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
  public <T extends Annotation> T[] getAnnotationsByType(Class<T> type) {
    return Annotations.byType(getDeclaredAnnotations(), type);
  }

  @Override
  public <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> type) {
    return Annotations.byType(getDeclaredAnnotations(), type);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Parameter && ((Parameter) other).index == index
        && ((Parameter) other).executable.equals(executable);
  }

  @Override
  public int hashCode() {
    return executable.hashCode() ^ index;
  }

  @Override
  public String toString() {
    String type = getParameterizedType().getTypeName();
    if (isVarArgs()) type = type.substring(0, type.length() - 2) + "...";
    return type + " " + getName();
  }
}
