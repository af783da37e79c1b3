package antecede;

/** Stand-in on the JDK: what serialization needs. */
public final class Reflection {
  private Reflection() {}

  public static Object allocate(Class<?> type) {
    try {
      Class<?> unsafe = Class.forName("sun.misc.Unsafe");
      java.lang.reflect.Field field = unsafe.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return unsafe.getMethod("allocateInstance", Class.class).invoke(field.get(null), type);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** The JDK has no way to do this; no test may come here. */
  public static void initialize(Object object, java.lang.reflect.Constructor<?> constructor)
      throws java.lang.reflect.InvocationTargetException {
    throw new AssertionError(constructor);
  }
}
