package programs;

import java.util.*;

/** A graph of pages with links: page rank, reachability, strongly connected components, shortest chains. */
public class Wiki {
  final Map<String, List<String>> links = new TreeMap<>();
  int index;
  final Map<String, Integer> number = new HashMap<>(), low = new HashMap<>();
  final Deque<String> stack = new ArrayDeque<>();
  final List<List<String>> components = new ArrayList<>();

  Wiki(String text) {
    for (String line : text.split(";")) {
      String[] w = line.trim().split("[ >,]+");
      links.computeIfAbsent(w[0], k -> new ArrayList<>()).addAll(Arrays.asList(w).subList(1, w.length));
      for (String t : w) links.computeIfAbsent(t, k -> new ArrayList<>());
    }
  }

  void connect(String v) {
    number.put(v, index);
    low.put(v, index++);
    stack.push(v);
    for (String w : links.get(v)) {
      if (!number.containsKey(w)) {
        connect(w);
        low.merge(v, low.get(w), Math::min);
      } else if (stack.contains(w))
        low.merge(v, number.get(w), Math::min);
    }
    if (!low.get(v).equals(number.get(v))) return;
    List<String> c = new ArrayList<>();
    String w;
    do c.add(w = stack.pop());
    while (!w.equals(v));
    Collections.sort(c);
    components.add(c);
  }

  Map<String, Double> rank(int rounds) {
    Map<String, Double> r = new TreeMap<>();
    for (String s : links.keySet()) r.put(s, 1.0 / links.size());
    for (int i = 0; i < rounds; i++) {
      Map<String, Double> next = new TreeMap<>();
      double loose = 0;
      for (String s : links.keySet()) {
        if (links.get(s).isEmpty()) loose += r.get(s);
        for (String t : links.get(s)) next.merge(t, r.get(s) / links.get(s).size(), Double::sum);
      }
      for (String s : links.keySet()) next.merge(s, loose / links.size(), Double::sum);
      next.replaceAll((k, v) -> 0.15 / links.size() + 0.85 * v);
      r = next;
    }
    return r;
  }

  public static void main(String[] args) {
    Wiki w = new Wiki("home>about,news; news>item1,item2,home; item1>news; item2>item3; item3>item2; about; lost>home");
    for (String s : w.links.keySet())
      if (!w.number.containsKey(s)) w.connect(s);
    System.out.println(w.links + " " + w.components);
    StringBuilder b = new StringBuilder();
    double sum = 0;
    for (Map.Entry<String, Double> e : w.rank(30).entrySet()) {
      b.append(String.format("%s=%.4f ", e.getKey(), e.getValue()));
      sum += e.getValue();
    }
    System.out.println(b + String.format("%.6f", sum));
    Map<String, Integer> depth = new LinkedHashMap<>();
    Deque<String> q = new ArrayDeque<>(Collections.singleton("home"));
    depth.put("home", 0);
    while (!q.isEmpty()) {
      String s = q.poll();
      for (String t : w.links.get(s))
        if (depth.putIfAbsent(t, depth.get(s) + 1) == null) q.add(t);
    }
    Set<String> missing = new TreeSet<>(w.links.keySet());
    missing.removeAll(depth.keySet());
    System.out.println(depth + " " + missing);
  }
}
