package initialisation;

import static support.Tell.p;

import java.util.*;

/** Lazy holders, enum singletons, static factories and registries that depend on order. */
public class Holders {
  static List<String> log = new ArrayList<>();

  static class Singleton {
    private static class Holder {
      static { log.add("holder"); }
      static final Singleton INSTANCE = new Singleton();
    }
    private Singleton() { log.add("made"); }
    static Singleton get() {
      log.add("get");
      return Holder.INSTANCE;
    }
  }

  enum Registry {
    FIRST("one"),
    SECOND("two");
    static final Map<String, Registry> BY_NAME = new LinkedHashMap<>();
    static {
      for (Registry r : values()) BY_NAME.put(r.text, r);
      log.add("registry " + BY_NAME);
    }
    final String text;
    Registry(String text) {
      this.text = text;
      log.add("constant " + text + " " + ordinal() + name());
    }
  }

  static class Plugins {
    static final List<String> NAMES = new ArrayList<>();
    static final Plugins A = new Plugins("a"), B = new Plugins("b");
    static { NAMES.add("end"); }
    Plugins(String n) { NAMES.add(n); }
  }

  static class TooEarly {
    static final TooEarly A = make("a");
    static final List<String> NAMES = new ArrayList<>();
    static TooEarly make(String s) {
      try {
        NAMES.add(s);
      } catch (NullPointerException e) {
        log.add("list not there yet");
      }
      return new TooEarly();
    }
  }

  static final class Config {
    static final int SIZE = Integer.getInteger("no.such.property", 16);
    static final int DOUBLE = SIZE * 2;
    static final int[] TABLE = new int[DOUBLE];
    static {
      for (int i = 0; i < TABLE.length; i++) TABLE[i] = i * i % 7;
    }
    static int sum;
    static {
      for (int t : TABLE) sum += t;
    }
  }

  static abstract class Counter {
    static int made;
    final int number = ++made;
    { log.add("counter " + number); }
  }

  public static void main(String[] args) {
    log.add("start");
    p(Singleton.get() == Singleton.get());
    p(log);
    log.clear();
    p(Registry.BY_NAME.get("two"), log);
    log.clear();
    p(Plugins.NAMES, TooEarly.A != null, TooEarly.NAMES, log);
    p(Config.DOUBLE, Config.sum);
    log.clear();
    new Counter() {};
    new Counter() {};
    p(log, Counter.made);
    int before = Counter.made;
    for (int i = 0; i < 3; i++)
      new Counter() {
        final int twice = number * 2;
        { log.add("twice " + twice); }
      };
    p(log, Counter.made - before);
  }
}
