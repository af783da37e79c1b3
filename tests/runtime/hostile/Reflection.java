import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;

/** Programs that change what is not theirs. The machine must survive whatever they make of it. */
// Exit: 0 1
public class Reflection {
  static final Integer number = 1;
  private final String text = new String("a");

  static Object set(Object target, Class<?> type, String name, Object value) {
    try {
      Field field = type.getDeclaredField(name);
      field.setAccessible(true);
      field.set(target, value);
      return field.get(target);
    } catch (Throwable e) {
      return e.getClass().getSimpleName();
    }
  }

  public static void main(String[] args) throws Exception {
    Reflection object = new Reflection();
    System.out.println(set(object, Reflection.class, "text", "b"));
    System.out.println(set(null, Reflection.class, "number", 2));
  }

  /** The insides of strings, lists, threads and classes. */
  // Exit: 0 1
  public static class Model {
    public static void main(String[] args) throws Exception {
      for (Object victim : new Object[] {"text", new ArrayList<>(), Thread.currentThread(), Reflection.class, 1000, new int[0]})
        for (Class<?> type = victim.getClass(); type != null; type = type.getSuperclass())
          for (Field field : type.getDeclaredFields()) {
            try {
              field.setAccessible(true);
              Object value = field.getType() == int.class ? (Object) 0x40000000
                  : field.getType() == long.class ? (Object) Long.MIN_VALUE : null;
              if (value != null || !field.getType().isPrimitive()) field.set(victim, value);
            } catch (Throwable e) {
              // Refused.
            }
          }
      System.out.println("text".length());
    }
  }

  /** Hidden numbers: objects of the engine made by hand, and used. */
  // Exit: 0 1
  public static class Engine {
    public static void main(String[] args) throws Exception {
      for (Class<?> type : new Class<?>[] {Class.class, Method.class, Field.class, Thread.class}) {
        try {
          java.lang.reflect.Constructor<?> constructor = type.getDeclaredConstructor();
          constructor.setAccessible(true);
          Object made = constructor.newInstance();
          System.out.println(type.getName() + " " + made.hashCode());
          for (Method method : type.getDeclaredMethods()) {
            if (method.getParameterTypes().length > 0) continue;
            try {
              method.setAccessible(true);
              method.invoke(made);
            } catch (Throwable e) {
              // Refused.
            }
          }
        } catch (Throwable e) {
          System.out.println(type.getName() + " refused");
        }
      }
    }
  }
}
