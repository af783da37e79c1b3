package initialisation;

import static support.Tell.p;

import java.util.*;
import java.util.function.*;

/**
 * Singletons of every kind, registries filled by static blocks, counters in constructors, and instances made during
 * initialisation.
 */
public class Singletons {
  static final List<String> LOG = new ArrayList<>();

  static class Eager {
    static final Eager INSTANCE = new Eager();
    static int count = 10;
    final int seen;
    private Eager() {
      seen = count++;
      LOG.add("eager " + seen);
    }
  }

  static class Late {
    static int count = 10;
    static final Late INSTANCE = new Late();
    final int seen = count++;
    { LOG.add("late " + seen); }
  }

  enum Only {
    INSTANCE;
    int calls;
    Only next() {
      calls++;
      return this;
    }
  }

  static class Registry {
    static final Map<String, Supplier<Object>> MAKERS = new TreeMap<>();
    static {
      register("int", () -> 5);
      register("list", ArrayList::new);
      register("self", () -> MAKERS.size());
    }
    static void register(String n, Supplier<Object> s) {
      LOG.add("register " + n);
      MAKERS.put(n, s);
    }
  }

  static class Plugin extends Registry {
    static { register("plugin", () -> "p"); }
    static void load() { LOG.add("load"); }
  }

  static abstract class Shape {
    private static final List<Shape> ALL = new ArrayList<>();
    final int id;
    Shape() {
      id = ALL.size();
      ALL.add(this);
      LOG.add(name() + id);
    }
    abstract String name();
  }
  static class Dot extends Shape {
    final String label = "dot";
    String late = "late";
    @Override
    String name() {
      return label + late;
    }
  }

  interface Defaults {
    int A = Singletons.note("A");
    int B = 5;
    default int a() { return A; }
  }
  static class Uses implements Defaults {
    static { LOG.add("Uses"); }
  }
  static int note(String s) {
    LOG.add(s);
    return s.length();
  }

  static void show(Object... v) {
    p(v);
    p(LOG);
    LOG.clear();
  }

  public static void main(String[] args) {
    show(Eager.INSTANCE.seen, Eager.count);
    show(Late.INSTANCE.seen, Late.count, new Late().seen);
    show(Only.INSTANCE.next().next().calls, Only.valueOf("INSTANCE") == Only.INSTANCE);
    Plugin.load();
    show(Registry.MAKERS.keySet(), Registry.MAKERS.get("self").get(), Plugin.MAKERS.get("plugin").get());
    show(new Dot().id, new Dot().id, Shape.ALL.size());
    show(Uses.B);
    show(new Uses().a());
  }
}
