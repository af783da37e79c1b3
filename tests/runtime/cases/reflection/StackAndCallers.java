package reflection;

import static support.Tell.p;

import java.lang.reflect.*;

/** Stack traces through reflection and proxies, current thread's stack, class of the caller by index. */
public class StackAndCallers {
  interface Call {
    String go();
  }

  static String own(Throwable t) {
    StringBuilder b = new StringBuilder();
    for (StackTraceElement e : t.getStackTrace())
      if (e.getClassName().startsWith("reflection.") && !e.getMethodName().startsWith("lambda$")
          && !e.getClassName().contains("$Proxy"))
        b.append(e.getMethodName()).append(':').append(e.getLineNumber()).append(' ');
    return b.toString().trim();
  }

  public static String target() { return own(new Throwable()); }
  public String instance(int depth) { return depth == 0 ? target() : instance(depth - 1); }
  public static void fails() { throw new IllegalStateException("deep"); }

  static class Made {
    final String where;
    public Made() { where = own(new Throwable()); }
  }

  public static void main(String[] args) throws Exception {
    p(target());
    p(StackAndCallers.class.getMethod("target").invoke(null));
    p(new StackAndCallers().instance(2));
    p(StackAndCallers.class.getMethod("instance", int.class).invoke(new StackAndCallers(), 1));
    p(Made.class.getConstructor().newInstance().where);
    Call proxy = (Call) Proxy.newProxyInstance(Call.class.getClassLoader(), new Class<?>[] {Call.class}, new Handler());
    p(proxy.go());
    try {
      StackAndCallers.class.getMethod("fails").invoke(null);
    } catch (InvocationTargetException e) {
      p(own(e.getCause()), "|", own(e));
    }
    Call lambda = () -> own(new Throwable());
    p(lambda.go());
    Call ref = StackAndCallers::target;
    p(ref.go());
    p(new Throwable().getStackTrace()[0].getMethodName(), new Exception().getStackTrace()[0].getFileName());
    StackTraceElement[] trace = new Throwable().getStackTrace();
    trace[0] = null;
    Throwable t = new Throwable();
    t.getStackTrace()[0] = null;
    p(t.getStackTrace()[0] != null);
  }

  static class Handler implements InvocationHandler {
    @Override
    public Object invoke(Object self, Method m, Object[] args) {
      return own(new Throwable());
    }
  }
}
