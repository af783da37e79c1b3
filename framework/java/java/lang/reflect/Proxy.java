package java.lang.reflect;

import antecede.Boxes;
import antecede.Reflection;
import java.io.Serializable;
import java.util.Objects;

/** Objects that implement interfaces by asking a handler. */
public class Proxy implements Serializable {
  protected InvocationHandler h;

  /** For the engine. */
  private Proxy() {}

  protected Proxy(InvocationHandler handler) {
    h = Objects.requireNonNull(handler);
  }

  public static Class<?> getProxyClass(ClassLoader loader, Class<?>... interfaces) throws IllegalArgumentException {
    for (int i = 0; i < interfaces.length; i++) {
      Class<?> type = interfaces[i];
      if (!type.isInterface()) throw new IllegalArgumentException(type.getName() + " is not an interface");
      for (int j = 0; j < i; j++) {
        if (interfaces[j] == type) throw new IllegalArgumentException("repeated interface: " + type.getName());
      }
    }
    return Reflection.proxyClass(interfaces.clone());
  }

  public static Object newProxyInstance(ClassLoader loader, Class<?>[] interfaces, InvocationHandler handler)
      throws IllegalArgumentException {
    Objects.requireNonNull(handler);
    Proxy proxy = Reflection.newProxy(getProxyClass(loader, interfaces));
    proxy.h = handler;
    return proxy;
  }

  public static boolean isProxyClass(Class<?> type) {
    return type.getSuperclass() == Proxy.class;
  }

  public static InvocationHandler getInvocationHandler(Object proxy) throws IllegalArgumentException {
    if (!(proxy instanceof Proxy)) throw new IllegalArgumentException("not a proxy instance");
    return ((Proxy) proxy).h;
  }

  /**
   * What every method of a proxy class does (also equals, hashCode and toString, as methods of Object). The
   * arguments are boxed, null if there are none.
   */
  private static Object dispatch(Proxy proxy, Method method, Object[] arguments) throws Throwable {
    Object result;
    try {
      result = proxy.h.invoke(proxy, method, arguments);
    } catch (RuntimeException | Error thrown) {
      throw thrown;
    } catch (Throwable thrown) {
      for (Class<?> declared : method.getExceptionTypes()) {
        if (declared.isInstance(thrown)) throw thrown;
      }
      throw new UndeclaredThrowableException(thrown);
    }
    Class<?> type = method.getReturnType();
    if (type == void.class) return null;
    if (type.isPrimitive()) {
      if (result == null) throw new NullPointerException("proxy result for " + method);
      if (Boxes.primitiveOf(result.getClass()) != type) throw new ClassCastException("proxy result for " + method);
    } else if (result != null && !type.isInstance(result)) {
      throw new ClassCastException(result.getClass().getName() + " cannot be cast to " + type.getName());
    }
    return result;
  }
}
