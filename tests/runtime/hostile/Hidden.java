import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Programs that look for the inside of the model, which a device does not have. */
// Exit: 0
// Prints: 0 of 8 found
public class Hidden {
  interface Search {
    Object run() throws Throwable;
  }

  /** What comes out, in a word. */
  static String outcome(Search search) {
    try {
      return String.valueOf(search.run());
    } catch (Throwable e) {
      return e.getClass().getSimpleName();
    }
  }

  static void expect(String wanted, Search search) {
    String found = outcome(search);
    if (!found.equals(wanted)) throw new AssertionError("expected " + wanted + ", found " + found);
  }

  /** By name. */
  public static void main(String[] args) {
    String[] names = {"antecede.Queue", "antecede.system.Driver", "antecede.xml.DomNode", "antecede.Reflection"};
    int found = 0;
    for (String name : names) {
      if (!outcome(() -> Class.forName(name)).equals("ClassNotFoundException")) found++;
      if (!outcome(() -> Hidden.class.getClassLoader().loadClass(name)).equals("ClassNotFoundException")) found++;
      expect("ClassNotFoundException", () -> Class.forName("[L" + name + ";"));
      expect("ClassNotFoundException", () -> Class.forName(name, false, Object.class.getClassLoader()));
    }
    System.out.println(found + " of " + 2 * names.length + " found");
  }

  static class Mine extends antecede.Task {
    @Override
    public void run() {}
  }

  static class Below extends Mine {}

  static class Thrower {
    static antecede.Queue queue;
    antecede.Queue[] queues;
  }

  static boolean isQueue(Object object) {
    return object instanceof antecede.Queue;
  }

  static Object cast(Object object) {
    return (antecede.Queue) object;
  }

  /** As the code of the program names it. */
  // Exit: 0
  // Prints: nothing there
  public static class Linkage {
    public static void main(String[] args) throws Exception {
      String missing = "NoClassDefFoundError";
      expect(missing, () -> antecede.Queue.serial());
      expect(missing, () -> antecede.World.uptimeNanos());
      expect(missing, () -> antecede.Queue.class);
      expect(missing, () -> new antecede.Queue[1]);
      expect(missing, () -> new antecede.Queue[1][1]);
      expect(missing, () -> isQueue("x"));
      expect(missing, () -> cast("x"));
      expect(missing, () -> new Mine());
      expect(missing, () -> new Below());
      expect(missing, () -> Below.class);
      expect(missing, () -> Class.forName("Hidden$Below"));
      expect(missing, () -> {
        Runnable reference = antecede.World::uptimeNanos;
        return reference;
      });
      expect(missing, () -> ((antecede.Task) null).what);
      // A field of such a type is the program's own.
      expect("null", () -> Thrower.queue);
      expect("null", () -> new Thrower().queues);
      expect("0", () -> Thrower.class.getDeclaredFields().length);
      System.out.println("nothing there");
    }
  }

  static boolean has(Object[] members, String name) {
    return Arrays.toString(members).contains(name);
  }

  /** Members of the model's own, and what could be forged with them. */
  // Exit: 0
  // Prints: nothing there
  public static class Members {
    public static void main(String[] args) throws Exception {
      expect("NoSuchFieldException", () -> Thread.class.getField("looper"));
      expect("NoSuchFieldException", () -> Thread.class.getDeclaredField("looper"));
      expect("NoSuchMethodException", () -> Thread.class.getMethod("serve"));
      expect("NoSuchMethodException", () -> java.nio.charset.Charset.class.getDeclaredMethod("named", String.class));
      expect("NoSuchFieldException", () -> Method.class.getDeclaredField("slot"));
      expect("NoSuchFieldException", () -> Field.class.getDeclaredField("slot"));
      expect("false", () -> has(Thread.class.getDeclaredFields(), "looper"));
      expect("false", () -> has(Thread.class.getMethods(), "serve"));
      expect("NoSuchMethodException", () -> java.lang.invoke.MethodHandles.lookup().findVirtual(
          Thread.class, "serve", java.lang.invoke.MethodType.methodType(void.class)).getClass());
      // Members that only the model's own types would let one write down.
      for (Class<?> type : new Class<?>[] {java.util.Timer.class, java.util.concurrent.ThreadPoolExecutor.class, Thread.class}) {
        expect("false", () -> has(type.getDeclaredFields(), "antecede"));
        expect("false", () -> has(type.getDeclaredMethods(), "antecede"));
        expect("false", () -> has(type.getDeclaredConstructors(), "antecede"));
        expect("false", () -> has(type.getAnnotations(), "antecede"));
      }
      System.out.println("nothing there");
    }
  }

  /** Members of the program's own with the name of one of the model's are other members. */
  // Exit: 0
  // Prints: served mine, and the thread ran
  public static class Overriding {
    static String said = "";

    static class Worker extends Thread {
      public Object looper = "mine";

      // The model has a method of that name and type, for itself, and one that is final.
      public void serve() {
        said += "served ";
      }

      @Override
      public void run() {
        said += looper;
      }
    }

    public static void main(String[] args) throws Exception {
      Worker worker = new Worker();
      worker.serve();
      worker.start();
      worker.join();
      System.out.println(said + ", and the thread ran");
    }
  }

  /** Objects of hidden classes are seen as what they are for. */
  // Exit: 0
  // Prints: good enough
  public static class Objects {
    public static void main(String[] args) throws Exception {
      Object factory = javax.xml.parsers.DocumentBuilderFactory.newInstance();
      org.w3c.dom.Document document = javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
      org.w3c.dom.Element element = document.createElement("a");
      for (Object object : new Object[] {factory, document, element}) {
        Class<?> type = object.getClass();
        expect("0", () -> type.getDeclaredMethods().length);
        expect("0", () -> type.getDeclaredFields().length);
        expect("0", () -> type.getDeclaredConstructors().length);
        expect("0", () -> type.getDeclaredClasses().length);
        expect("false", () -> has(new Object[] {type.getSuperclass(), Arrays.asList(type.getInterfaces())}, "antecede"));
        expect("false", () -> has(type.getMethods(), "antecede"));
        expect("InstantiationException", () -> type.newInstance());
      }
      expect("class javax.xml.parsers.DocumentBuilderFactory", () -> factory.getClass().getSuperclass());
      expect("true", () -> Arrays.asList(element.getClass().getInterfaces()).contains(org.w3c.dom.Element.class));
      expect("true", () -> org.w3c.dom.Node.class.isInstance(element));
      expect("true", () -> org.w3c.dom.Node.class.isAssignableFrom(element.getClass()));
      expect("a", () -> element.getClass().getMethod("getTagName").invoke(element));
      System.out.println("good enough");
    }
  }

  /** Where code of the model calls the program, only those of its frames show that a device has, too. */
  // Exit: 0
  // Prints: no frame of the inside
  public static class Frames {
    static List<StackTraceElement> inside(StackTraceElement[] trace) {
      List<StackTraceElement> found = new ArrayList<>();
      for (StackTraceElement frame : trace) {
        if (frame.getClassName().startsWith("antecede")) found.add(frame);
      }
      return found;
    }

    public static void main(String[] args) throws Exception {
      ExecutorService pool = Executors.newSingleThreadExecutor();
      int frames = pool.submit(() -> {
        expect("[]", () -> inside(new Throwable().getStackTrace()));
        expect("[]", () -> inside(Thread.currentThread().getStackTrace()));
        java.io.StringWriter text = new java.io.StringWriter();
        new Throwable().printStackTrace(new java.io.PrintWriter(text));
        expect("false", () -> text.toString().contains("antecede"));
        return new Throwable().getStackTrace().length;
      }).get();
      if (frames < 3) throw new AssertionError("the others are still there");
      try {
        pool.submit(() -> {
          Thread.sleep(-1);
          return null;
        }).get();
      } catch (ExecutionException e) {
        expect("[]", () -> inside(e.getCause().getStackTrace()));
      }
      pool.shutdown();
      System.out.println("no frame of the inside");
    }
  }

  /** Classes of the program's own in the model's package. */
  // Exit: 0
  // Prints: antecede.Own NoClassDefFoundError 0 NoClassDefFoundError moved
  public static class OwnPackage {
    public static void main(String[] args) throws Exception {
      expect("class antecede.Own", () -> Class.forName("antecede.Own"));
      expect("3", () -> Class.forName("antecede.Own").getDeclaredMethods().length);
      // The model's class of that name goes on working.
      java.nio.channels.Pipe pipe = java.nio.channels.Pipe.open();
      pipe.sink().write(java.nio.ByteBuffer.wrap("moved".getBytes()));
      byte[] bytes = new byte[5];
      pipe.source().read(java.nio.ByteBuffer.wrap(bytes));
      System.out.println(outcome(antecede.Own::name) + " " + outcome(antecede.Own::model) + " "
          + outcome(antecede.Own::uptimeNanos) + " " + outcome(() -> antecede.Pipe.name()) + " " + new String(bytes));
    }
  }

  /** What stands for a class, a member or a proxy without being one. */
  // Exit: 0
  // Prints: refused
  public static class Forged {
    static Object make(Class<?> type) throws Exception {
      Constructor<?> constructor = type.getDeclaredConstructors()[0];
      constructor.setAccessible(true);
      Object[] arguments = new Object[constructor.getParameterTypes().length];
      for (int i = 0; i < arguments.length; i++) {
        if (constructor.getParameterTypes()[i] == int.class) arguments[i] = 0x7fffffff;
      }
      return constructor.newInstance(arguments);
    }

    public static void main(String[] args) throws Exception {
      Class<?> type = (Class<?>) make(Class.class);
      for (Method method : Class.class.getDeclaredMethods()) {
        method.setAccessible(true);
        Object[] arguments = new Object[method.getParameterTypes().length];
        for (int i = 0; i < arguments.length; i++) {
          Class<?> wanted = method.getParameterTypes()[i];
          arguments[i] = wanted == Class.class ? type : wanted == int.class ? (Object) 3 : wanted == boolean.class ? (Object) true : null;
        }
        outcome(() -> method.invoke(type, arguments));
      }
      expect("IllegalArgumentException", type::getName);
      expect("IllegalArgumentException", () -> java.lang.reflect.Array.newInstance(type, 1));
      expect("IllegalArgumentException", () -> Proxy.newProxyInstance(null, new Class<?>[] {type}, (p, m, a) -> null));
      for (Class<?> member : new Class<?>[] {Field.class, Method.class, Constructor.class}) {
        Object forged = make(member);
        for (Method method : member.getMethods()) {
          if (method.getParameterTypes().length == 0 && !method.getName().startsWith("wait")) outcome(() -> method.invoke(forged));
        }
      }
      System.out.println("refused");
    }
  }
}
