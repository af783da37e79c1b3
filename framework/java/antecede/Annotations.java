package antecede;

import java.lang.annotation.Annotation;
import java.lang.annotation.IncompleteAnnotationException;
import java.lang.annotation.Repeatable;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Makes annotation objects (proxies that look their elements up) from what {@link Reflection#annotations} gives. */
public final class Annotations {
  private Annotations() {}

  /** The annotations of an element, or of one of its parameters. */
  public static Annotation[] of(Object element, int parameter) {
    Object[][] found = Reflection.annotations(element, parameter);
    Annotation[] result = new Annotation[found.length];
    for (int i = 0; i < found.length; i++) result[i] = make(found[i]);
    return result;
  }

  private static Annotation make(Object[] description) {
    Class<?> type = (Class<?>) description[0];
    Handler handler = new Handler(type, description);
    return (Annotation) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
  }

  /** Whether the element itself has an annotation of the type; makes no annotation object. */
  public static boolean isDeclared(Object element, Class<?> type) {
    for (Object[] description : Reflection.annotations(element, -1)) {
      if (description[0] == type) return true;
    }
    return false;
  }

  /** The one of the type, or null. */
  public static <A extends Annotation> A find(List<Annotation> annotations, Class<A> type) {
    if (type == null) throw new NullPointerException("annotationClass == null");
    for (Annotation annotation : annotations) {
      if (annotation.annotationType() == type) return type.cast(annotation);
    }
    return null;
  }

  /** Those of the type, also those within its container (see {@link Repeatable}). */
  @SuppressWarnings("unchecked")
  public static <A extends Annotation> A[] byType(Annotation[] annotations, Class<A> type) {
    ArrayList<A> found = new ArrayList<>();
    Repeatable repeatable = type.getDeclaredAnnotation(Repeatable.class);
    for (Annotation annotation : annotations) {
      if (annotation.annotationType() == type) {
        found.add((A) annotation);
      } else if (repeatable != null && annotation.annotationType() == repeatable.value()) {
        Handler handler = (Handler) Proxy.getInvocationHandler(annotation);
        found.addAll(Arrays.asList((A[]) handler.element("value")));
      }
    }
    return found.toArray((A[]) Array.newInstance(type, 0));
  }

  /** The default value of an annotation's element, or null. */
  public static Object defaultValue(Method element) {
    return unwrap(Reflection.defaultValue(element), element.getReturnType());
  }

  /** Descriptions of annotations become annotations; everything else stays. */
  private static Object unwrap(Object value, Class<?> type) {
    if (type.isAnnotation() && value instanceof Object[]) return make((Object[]) value);
    if (type.isArray() && type.getComponentType().isAnnotation() && value instanceof Object[]) {
      Object[] descriptions = (Object[]) value;
      Object result = Array.newInstance(type.getComponentType(), descriptions.length);
      for (int i = 0; i < descriptions.length; i++) Array.set(result, i, make((Object[]) descriptions[i]));
      return result;
    }
    return value;
  }

  /** What an annotation object does. */
  private static final class Handler implements InvocationHandler {
    private final Class<?> type;
    private final Object[] description;

    Handler(Class<?> type, Object[] description) {
      this.type = type;
      this.description = description;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
      switch (method.getName()) {
        case "annotationType":
          return type;
        case "toString":
          return describe();
        case "hashCode":
          return hash();
        case "equals":
          if (arguments != null) return type.isInstance(arguments[0]) && isEqual((Annotation) arguments[0]);
          return copy(element(method));
        default:
          return copy(element(method));
      }
    }

    Object element(String name) {
      for (Method method : type.getDeclaredMethods()) {
        if (method.getName().equals(name)) return element(method);
      }
      return null;
    }

    private Object element(Method method) {
      for (int i = 1; i < description.length; i += 2) {
        if (method.getName().equals(description[i])) return unwrap(description[i + 1], method.getReturnType());
      }
      Object value = defaultValue(method);
      if (value != null) return value;
      throw new IncompleteAnnotationException(type.asSubclass(Annotation.class), method.getName());
    }

    private static Object copy(Object value) {
      if (!value.getClass().isArray()) return value;
      int length = Array.getLength(value);
      Object result = Array.newInstance(value.getClass().getComponentType(), length);
      System.arraycopy(value, 0, result, 0, length);
      return result;
    }

    private boolean isEqual(Annotation other) {
      for (Method method : type.getDeclaredMethods()) {
        method.setAccessible(true);
        try {
          Object[] mine = {element(method)};
          if (!Arrays.deepEquals(mine, new Object[] {method.invoke(other)})) return false;
        } catch (ReflectiveOperationException e) {
          return false;
        }
      }
      return true;
    }

    private int hash() {
      int hash = 0;
      for (Method method : type.getDeclaredMethods()) {
        hash += 127 * method.getName().hashCode() ^ Arrays.deepHashCode(new Object[] {element(method)}) - 31;
      }
      return hash;
    }

    private String describe() {
      StringBuilder text = new StringBuilder("@").append(type.getName()).append('(');
      Method[] methods = type.getDeclaredMethods();
      for (int i = 0; i < methods.length; i++) {
        if (i > 0) text.append(", ");
        String name = methods[i].getName();
        if (methods.length > 1 || !name.equals("value")) text.append(name).append('=');
        describe(text, element(methods[i]));
      }
      return text.append(')').toString();
    }

    private static void describe(StringBuilder text, Object value) {
      if (value.getClass().isArray()) {
        text.append('{');
        for (int i = 0; i < Array.getLength(value); i++) {
          if (i > 0) text.append(", ");
          describe(text, Array.get(value, i));
        }
        text.append('}');
      } else if (value instanceof String) {
        text.append('"').append(value).append('"');
      } else if (value instanceof Character) {
        text.append('\'').append(value).append('\'');
      } else if (value instanceof Class) {
        text.append(((Class<?>) value).getCanonicalName()).append(".class");
      } else {
        text.append(value);
        if (value instanceof Long) text.append('L');
        if (value instanceof Float) text.append('f');
      }
    }
  }
}
