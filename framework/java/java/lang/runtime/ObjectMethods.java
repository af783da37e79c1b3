package java.lang.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.TypeDescriptor;

/** Names what the methods of records are linked by. The engines do it themselves and never call it. */
public class ObjectMethods {
  private ObjectMethods() {}

  public static Object bootstrap(
      MethodHandles.Lookup lookup, String methodName, TypeDescriptor type, Class<?> recordClass, String names,
      MethodHandle... getters) throws Throwable {
    throw new UnsupportedOperationException("methods of records are linked by the engine");
  }
}
