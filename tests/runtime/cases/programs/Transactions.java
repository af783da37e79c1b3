package programs;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** A key-value store with nested transactions, snapshots, iterators over a version, and a log that is replayed. */
public class Transactions {
  private final Deque<Map<String, Optional<String>>> layers = new ArrayDeque<>();
  private final List<String> log = new ArrayList<>();

  Transactions() { layers.push(new TreeMap<>()); }

  String get(String k) {
    for (Map<String, Optional<String>> l : layers)
      if (l.containsKey(k)) return l.get(k).orElse(null);
    return null;
  }

  void set(String k, String v) {
    layers.peek().put(k, Optional.ofNullable(v));
    log.add((v == null ? "del " : "set ") + k + (v == null ? "" : " " + v));
  }
  void begin() {
    layers.push(new TreeMap<>());
    log.add("begin");
  }
  void rollback() {
    if (layers.size() == 1) throw new IllegalStateException("no transaction");
    layers.pop();
    log.add("rollback");
  }
  void commit() {
    if (layers.size() == 1) throw new IllegalStateException("no transaction");
    Map<String, Optional<String>> top = layers.pop();
    layers.peek().putAll(top);
    log.add("commit");
  }

  SortedMap<String, String> snapshot() {
    SortedMap<String, String> out = new TreeMap<>();
    for (Iterator<Map<String, Optional<String>>> it = layers.descendingIterator(); it.hasNext();)
      it.next().forEach((k, v) -> {
        if (v.isPresent())
          out.put(k, v.get());
        else
          out.remove(k);
      });
    return out;
  }

  static Transactions replay(List<String> log) {
    Transactions t = new Transactions();
    for (String line : log) {
      String[] w = line.split(" ", 3);
      switch (w[0]) {
        case "set": t.set(w[1], w[2]); break;
        case "del": t.set(w[1], null); break;
        case "begin": t.begin(); break;
        case "commit": t.commit(); break;
        case "rollback": t.rollback(); break;
        default: throw new IllegalArgumentException(line);
      }
    }
    return t;
  }

  public static void main(String[] args) {
    Transactions t = new Transactions();
    t.set("a", "1");
    t.set("b", "two words");
    SortedMap<String, String> before = t.snapshot();
    t.begin();
    t.set("a", "10");
    t.set("b", null);
    t.begin();
    t.set("c", "3");
    p(t.get("a"), t.get("b"), t.get("c"), t.snapshot(), before);
    t.rollback();
    p(t.get("c"), t.snapshot());
    t.begin();
    t.set("b", "back");
    t.commit();
    t.commit();
    p(t.snapshot(), thrown(t::commit), thrown(t::rollback), t.log, replay(t.log).snapshot().equals(t.snapshot()),
        thrown(() -> replay(Arrays.asList("bad"))), thrown(() -> replay(Arrays.asList("set x"))));
    Random r = new Random(4);
    Transactions x = new Transactions();
    for (int i = 0; i < 400; i++) {
      int op = r.nextInt(8);
      String k = "k" + r.nextInt(12);
      if (op < 4)
        x.set(k, "" + i);
      else if (op == 4)
        x.set(k, null);
      else if (op == 5 && x.layers.size() < 5)
        x.begin();
      else if (op == 6 && x.layers.size() > 1)
        x.commit();
      else if (x.layers.size() > 1)
        x.rollback();
    }
    p(x.snapshot(), x.layers.size(), x.log.size(), replay(x.log).snapshot().equals(x.snapshot()));
  }
}
