package java.lang.reflect;

import antecede.Annotations;
import antecede.Boxes;
import antecede.Generics;
import antecede.Reflection;
import java.lang.annotation.Annotation;

/** What methods and constructors have in common. */
public abstract class Executable extends AccessibleObject implements Member, GenericDeclaration {
  private static final int VARARGS = 0x80;
  private static final int SYNTHETIC = 0x1000;

  Executable() {}

  @Override
  public abstract Class<?> getDeclaringClass();

  @Override
  public abstract String getName();

  @Override
  public abstract int getModifiers();

  @Override
  public abstract TypeVariable<?>[] getTypeParameters();

  public abstract Class<?>[] getParameterTypes();

  public abstract Class<?>[] getExceptionTypes();

  public abstract String toGenericString();

  public abstract Annotation[][] getParameterAnnotations();

  /** The flags of the class file, with those that {@link #getModifiers} leaves out. */
  abstract int flags();

  public abstract int getParameterCount();

  public Type[] getGenericParameterTypes() {
    return Generics.parameterTypes(this);
  }

  public Type[] getGenericExceptionTypes() {
    return Generics.exceptionTypes(this);
  }

  public Parameter[] getParameters() {
    String[] names = Reflection.parameterNames(this);
    Parameter[] result = new Parameter[getParameterCount()];
    for (int i = 0; i < result.length; i++) result[i] = new Parameter(this, i, names == null ? null : names[i]);
    return result;
  }

  public boolean isVarArgs() {
    return (flags() & VARARGS) != 0;
  }

  @Override
  public boolean isSynthetic() {
    return (flags() & SYNTHETIC) != 0;
  }

  @Override
  public boolean isAnnotationPresent(Class<? extends Annotation> type) {
    return getAnnotation(type) != null;
  }

  final Annotation[][] annotationsOfParameters() {
    Annotation[][] result = new Annotation[getParameterCount()][];
    for (int i = 0; i < result.length; i++) result[i] = Annotations.of(this, i);
    return result;
  }

  /** As many arguments as parameters, each of exactly the parameter's type. */
  static Object[] convert(Object[] arguments, Class<?>[] types) {
    int count = arguments == null ? 0 : arguments.length;
    if (count != types.length) {
      throw new IllegalArgumentException("Wrong number of arguments; expected " + types.length + ", got " + count);
    }
    Object[] result = new Object[count];
    for (int i = 0; i < count; i++) result[i] = Boxes.widen(arguments[i], types[i]);
    return result;
  }

  /** Modifiers, {@code front} (result and name), parameters, exceptions. */
  final String describe(
      int modifiers, boolean isDefault, boolean isGeneric, String front, Type[] parameters, Type[] exceptions) {
    StringBuilder text = new StringBuilder();
    String words = Modifier.toString(modifiers & (isDefault ? 7 : Modifier.methodModifiers()));
    if (!words.isEmpty()) text.append(words).append(' ');
    if (isDefault) text.append("default ");
    text.append(front).append('(');
    for (int i = 0; i < parameters.length; i++) {
      if (i > 0) text.append(',');
      String name = parameters[i].getTypeName();
      boolean variable = isGeneric && isVarArgs() && i == parameters.length - 1;
      text.append(variable ? name.substring(0, name.length() - 2) + "..." : name);
    }
    text.append(')');
    for (int i = 0; i < exceptions.length; i++) {
      text.append(i == 0 ? " throws " : ",").append(exceptions[i].getTypeName());
    }
    return text.toString();
  }
}
