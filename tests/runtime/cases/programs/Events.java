package programs;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;

/** An event bus with priorities, wildcards, removal while firing, and an undo stack of commands. */
public class Events {
  static class Bus {
    private static final class Entry {
      final String pattern;
      final int priority;
      final Consumer<String> handler;
      boolean removed;
      Entry(String pattern, int priority, Consumer<String> handler) {
        this.pattern = pattern;
        this.priority = priority;
        this.handler = handler;
      }
    }
    private final List<Entry> entries = new ArrayList<>();

    Runnable on(String pattern, int priority, Consumer<String> h) {
      Entry e = new Entry(pattern, priority, h);
      int at = 0;
      while (at < entries.size() && entries.get(at).priority >= priority) at++;
      entries.add(at, e);
      return () -> {
        e.removed = true;
        entries.remove(e);
      };
    }

    int fire(String name) {
      int count = 0;
      for (Entry e : new ArrayList<>(entries)) {
        if (e.removed || !name.matches(e.pattern.replace(".", "\\.").replace("*", "[^.]*"))) continue;
        count++;
        try {
          e.handler.accept(name);
        } catch (RuntimeException problem) {
          System.out.print("!" + problem.getMessage());
        }
      }
      System.out.println(" (" + count + ")");
      return count;
    }
  }

  interface Command {
    void run();
    void undo();
  }

  static class Editor {
    final StringBuilder text = new StringBuilder();
    final Deque<Command> done = new ArrayDeque<>(), undone = new ArrayDeque<>();
    void insert(int at, String s) {
      run(new Command() {
        @Override
        public void run() {
          text.insert(at, s);
        }
        @Override
        public void undo() {
          text.delete(at, at + s.length());
        }
      });
    }
    void delete(int from, int to) {
      run(new Command() {
        String gone;
        @Override
        public void run() {
          gone = text.substring(from, to);
          text.delete(from, to);
        }
        @Override
        public void undo() {
          text.insert(from, gone);
        }
      });
    }
    private void run(Command c) {
      c.run();
      done.push(c);
      undone.clear();
    }
    boolean undo() {
      if (done.isEmpty()) return false;
      Command c = done.pop();
      c.undo();
      undone.push(c);
      return true;
    }
    boolean redo() {
      if (undone.isEmpty()) return false;
      Command c = undone.pop();
      c.run();
      done.push(c);
      return true;
    }
  }

  public static void main(String[] args) {
    Bus bus = new Bus();
    bus.on("user.*", 1, n -> System.out.print("[any " + n + "]"));
    Runnable off = bus.on("user.login", 5, n -> System.out.print("[login]"));
    bus.on("*.login", 5, n -> {
      System.out.print("[removes]");
      off.run();
    });
    bus.on("user.login", 0, n -> { throw new IllegalStateException("bad"); });
    bus.on("user.logout", 9, n -> bus.on("user.*", 10, m -> System.out.print("[late]")));
    for (String e : new String[] {"user.login", "user.login", "user.logout", "user.logout", "system.login", "nothing"})
      bus.fire(e);
    Editor ed = new Editor();
    ed.insert(0, "hello world");
    ed.insert(5, ",");
    ed.delete(0, 1);
    ed.insert(0, "J");
    p(ed.text, ed.undo(), ed.undo(), ed.text, ed.redo(), ed.text);
    ed.insert(ed.text.length(), "!");
    p(ed.text, ed.redo());
    while (ed.undo()) System.out.print(ed.text + "; ");
    p(ed.redo(), ed.text, thrown(() -> ed.delete(50, 60)), ed.done.size());
  }
}
