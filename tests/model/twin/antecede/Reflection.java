package antecede;

import java.lang.annotation.Annotation;
import java.lang.reflect.*;
import java.util.HashMap;
import java.util.Map;

/** Stand-in on the JDK: as much as its own reflection offers (imported so that no class of it is taken for a twin). */
public final class Reflection {
  public static final int FIELDS = 0, METHODS = 1, CONSTRUCTORS = 2;

  private Reflection() {}

  public static Object member(Class<?> type, int kind, String name, Object found) {
    return found;
  }

  public static Class<?> primitive(String name) {
    Class<?>[] all = {
      int.class, boolean.class, long.class, float.class, double.class, char.class, byte.class, short.class, void.class
    };
    for (Class<?> type : all) {
      if (type.getName().equals(name)) return type;
    }
    return null;
  }

  public static Class<?> find(String name, boolean initialize) {
    try {
      return Class.forName(name, initialize, Reflection.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      return null;
    }
  }

  public static Class<?> arrayOf(Class<?> component) {
    return component.arrayType();
  }

  public static Object enclosing(Class<?> type) {
    if (type.getEnclosingMethod() != null) return type.getEnclosingMethod();
    return type.getEnclosingConstructor() != null ? type.getEnclosingConstructor() : type.getEnclosingClass();
  }

  public static Object[] enumConstants(Class<?> type) {
    return type.getEnumConstants();
  }

  public static Object[][] annotations(Object element, int parameter) {
    Annotation[] found = parameter >= 0 ? ((Executable) element).getParameterAnnotations()[parameter]
        : ((AnnotatedElement) element).getDeclaredAnnotations();
    Object[][] result = new Object[found.length][];
    for (int i = 0; i < found.length; i++) result[i] = describe(found[i]);
    return result;
  }

  private static Object[] describe(Annotation annotation) {
    Method[] methods = annotation.annotationType().getDeclaredMethods();
    Object[] result = new Object[1 + 2 * methods.length];
    result[0] = annotation.annotationType();
    for (int i = 0; i < methods.length; i++) {
      result[1 + 2 * i] = methods[i].getName();
      methods[i].setAccessible(true);
      try {
        result[2 + 2 * i] = describe(methods[i].invoke(annotation));
      } catch (ReflectiveOperationException e) {
        throw new AssertionError(e);
      }
    }
    return result;
  }

  private static Object describe(Object value) {
    if (value instanceof Annotation) return describe((Annotation) value);
    if (!(value instanceof Annotation[])) return value;
    Annotation[] all = (Annotation[]) value;
    Object[] result = new Object[all.length];
    for (int i = 0; i < all.length; i++) result[i] = describe(all[i]);
    return result;
  }

  public static Object defaultValue(Method element) {
    return describe(element.getDefaultValue());
  }

  /** What a test has put here for a class or member; the JDK does not tell. */
  public static final Map<Object, String> signatures = new HashMap<>();

  public static String signature(Object element) {
    return signatures.get(element);
  }

  public static Object get(Field field, Object target) {
    try {
      field.setAccessible(true);
      return field.get(target);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  public static void set(Field field, Object target, Object value) {
    try {
      field.setAccessible(true);
      field.set(target, value);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  public static Object invoke(Method method, Object target, Object[] arguments, boolean virtual) throws Throwable {
    try {
      method.setAccessible(true);
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  public static Object construct(Constructor<?> constructor, Object[] arguments) throws Throwable {
    try {
      constructor.setAccessible(true);
      return constructor.newInstance(arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  public static Object newArray(Class<?> component, int length) {
    return Array.newInstance(component, length);
  }

  public static Class<?>[] stackClasses() {
    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .walk(frames -> frames.skip(1).map(StackWalker.StackFrame::getDeclaringClass).toArray(Class<?>[]::new));
  }
}
