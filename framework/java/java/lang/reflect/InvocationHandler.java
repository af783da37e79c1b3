package java.lang.reflect;

/** What a proxy does when one of its methods is called. */
public interface InvocationHandler {
  Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable;
}
