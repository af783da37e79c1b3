package java.lang.reflect;

import antecede.Annotations;
import antecede.Generics;
import antecede.Hidden;
import antecede.Reflection;
import java.lang.annotation.Annotation;
import java.util.Arrays;

/** A method of a class. The engine makes these objects. */
public final class Method extends Executable {
  private static final int BRIDGE = 0x40;

  private final Class<?> declaringClass;
  private final String name;
  private final Class<?>[] parameterTypes;
  private final Class<?> returnType;
  private final Class<?>[] exceptionTypes;
  private final int flags;
  /** For the engine: which method of the class it is. */
  @Hidden private final int slot;

  private Method(
      Class<?> declaringClass, String name, Class<?>[] parameterTypes, Class<?> returnType, Class<?>[] exceptionTypes,
      int flags, int slot) {
    this.declaringClass = declaringClass;
    this.name = name;
    this.parameterTypes = parameterTypes;
    this.returnType = returnType;
    this.exceptionTypes = exceptionTypes;
    this.flags = flags;
    this.slot = slot;
  }

  @Override
  public Class<?> getDeclaringClass() {
    return declaringClass;
  }

  @Override
  public String getName() {
    return name;
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

  public Class<?> getReturnType() {
    return returnType;
  }

  @Override
  public Class<?>[] getExceptionTypes() {
    return exceptionTypes.clone();
  }

  public Type getGenericReturnType() {
    return Generics.returnType(this);
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
  public TypeVariable<Method>[] getTypeParameters() {
    return (TypeVariable<Method>[]) Generics.typeParameters(this);
  }

  public boolean isBridge() {
    return (flags & BRIDGE) != 0;
  }

  public boolean isDefault() {
    return (flags & (Modifier.ABSTRACT | Modifier.PUBLIC | Modifier.STATIC)) == Modifier.PUBLIC
        && declaringClass.isInterface();
  }

  @Override
  public boolean isVarArgs() {
    return super.isVarArgs();
  }

  @Override
  public boolean isSynthetic() {
    return super.isSynthetic();
  }

  public Object getDefaultValue() {
    return Annotations.defaultValue(this);
  }

  @Override
  public Annotation[][] getParameterAnnotations() {
    return annotationsOfParameters();
  }

  public Object invoke(Object target, Object... arguments)
      throws IllegalAccessException, IllegalArgumentException, InvocationTargetException {
    boolean isStatic = Modifier.isStatic(flags);
    if (!isStatic) {
      if (target == null) throw new NullPointerException("null receiver");
      if (!declaringClass.isInstance(target)) {
        throw new IllegalArgumentException(
            "Expected receiver of type " + declaringClass.getName() + ", but got " + target.getClass().getName());
      }
    }
    Object[] converted = convert(arguments, parameterTypes);
    if (isStatic) Reflection.find(declaringClass.getName(), true);  // What its initialization throws is not wrapped.
    try {
      return Reflection.invoke(this, isStatic ? null : target, converted, true);
    } catch (Throwable thrown) {
      throw new InvocationTargetException(thrown);
    }
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Method)) return false;
    Method that = (Method) other;
    return declaringClass == that.declaringClass && name.equals(that.name) && returnType == that.returnType
        && Arrays.equals(parameterTypes, that.parameterTypes);
  }

  @Override
  public int hashCode() {
    return declaringClass.getName().hashCode() ^ name.hashCode();
  }

  @Override
  public String toString() {
    String front = returnType.getTypeName() + " " + declaringClass.getTypeName() + "." + name;
    return describe(getModifiers(), isDefault(), false, front, parameterTypes, exceptionTypes);
  }

  @Override
  public String toGenericString() {
    String variables = Generics.describe(getTypeParameters());
    String front = (variables.isEmpty() ? "" : variables + " ") + getGenericReturnType().getTypeName() + " "
        + declaringClass.getTypeName() + "." + name;
    return describe(getModifiers(), isDefault(), true, front, getGenericParameterTypes(), getGenericExceptionTypes());
  }
}
