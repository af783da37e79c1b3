package java.lang.reflect;

import antecede.Generics;
import antecede.Hidden;
import antecede.Reflection;
import java.lang.annotation.Annotation;
import java.util.Arrays;

/** A constructor of a class. The engine makes these objects. */
public final class Constructor<T> extends Executable {
  private final Class<T> declaringClass;
  private final Class<?>[] parameterTypes;
  private final Class<?>[] exceptionTypes;
  private final int flags;
  /** For the engine: which constructor of the class it is. */
  @Hidden private final int slot;

  private Constructor(
      Class<T> declaringClass, Class<?>[] parameterTypes, Class<?>[] exceptionTypes, int flags, int slot) {
    this.declaringClass = declaringClass;
    this.parameterTypes = parameterTypes;
    this.exceptionTypes = exceptionTypes;
    this.flags = flags;
    this.slot = slot;
  }

  @Override
  public Class<T> getDeclaringClass() {
    return declaringClass;
  }

  @Override
  public String getName() {
    return declaringClass.getName();
  }

  @Override
  public int getModifiers() {
    return flags;
  }

  @Override
  int flags() {
    return flags;
  }

  @Override
  public Class<?>[] getParameterTypes() {
    return parameterTypes.clone();
  }

  @Override
  public int getParameterCount() {
    return parameterTypes.length;
  }

  @Override
  public Class<?>[] getExceptionTypes() {
    return exceptionTypes.clone();
  }

  @Override
  public Type[] getGenericParameterTypes() {
    return super.getGenericParameterTypes();
  }

  @Override
  public Type[] getGenericExceptionTypes() {
    return super.getGenericExceptionTypes();
  }

  @Override
  @SuppressWarnings("unchecked")
  public TypeVariable<Constructor<T>>[] getTypeParameters() {
    return (TypeVariable<Constructor<T>>[]) Generics.typeParameters(this);
  }

  @Override
  public boolean isVarArgs() {
    return super.isVarArgs();
  }

  @Override
  public boolean isSynthetic() {
    return super.isSynthetic();
  }

  @Override
  public Annotation[][] getParameterAnnotations() {
    return annotationsOfParameters();
  }

  @SuppressWarnings("unchecked")
  public T newInstance(Object... arguments)
      throws InstantiationException, IllegalAccessException, IllegalArgumentException, InvocationTargetException {
    if (declaringClass.isEnum()) throw new IllegalArgumentException("Cannot reflectively create enum objects");
    if (Modifier.isAbstract(declaringClass.getModifiers())) {
      throw new InstantiationException("Can't instantiate " + declaringClass);
    }
    Object[] converted = convert(arguments, parameterTypes);
    Reflection.find(declaringClass.getName(), true);  // What its initialization throws is not wrapped.
    try {
      return (T) Reflection.construct(this, converted);
    } catch (Throwable thrown) {
      throw new InvocationTargetException(thrown);
    }
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Constructor)) return false;
    Constructor<?> that = (Constructor<?>) other;
    return declaringClass == that.declaringClass && Arrays.equals(parameterTypes, that.parameterTypes);
  }

  @Override
  public int hashCode() {
    return declaringClass.getName().hashCode();
  }

  @Override
  public String toString() {
    return describe(getModifiers(), false, false, declaringClass.getTypeName(), parameterTypes, exceptionTypes);
  }

  @Override
  public String toGenericString() {
    String variables = Generics.describe(getTypeParameters());
    String front = (variables.isEmpty() ? "" : variables + " ") + declaringClass.getTypeName();
    return describe(getModifiers(), false, true, front, getGenericParameterTypes(), getGenericExceptionTypes());
  }
}
