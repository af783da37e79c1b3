package programs;

import java.util.*;

/** A regular-expression compiler to an automaton, simulated and made deterministic, checked against java.util.regex. */
public class Regex2 {
  static int states;
  static final class Part {
    final int start, end;
    Part(int s, int e) {
      start = s;
      end = e;
    }
  }
  final List<Map<Character, Set<Integer>>> moves = new ArrayList<>();
  final String p;
  int at;

  Regex2(String p) { this.p = p; }

  int state() {
    moves.add(new TreeMap<>());
    return moves.size() - 1;
  }
  void edge(int a, char c, int b) { moves.get(a).computeIfAbsent(c, k -> new TreeSet<>()).add(b); }

  Part alternation() {
    Part l = sequence();
    while (at < p.length() && p.charAt(at) == '|') {
      at++;
      Part r = sequence();
      int s = state(), e = state();
      edge(s, '\0', l.start);
      edge(s, '\0', r.start);
      edge(l.end, '\0', e);
      edge(r.end, '\0', e);
      l = new Part(s, e);
    }
    return l;
  }

  Part sequence() {
    int s = state();
    Part all = new Part(s, s);
    while (at < p.length() && p.charAt(at) != '|' && p.charAt(at) != ')') {
      Part x = repeat();
      edge(all.end, '\0', x.start);
      all = new Part(all.start, x.end);
    }
    return all;
  }

  Part repeat() {
    Part x;
    if (p.charAt(at) == '(') {
      at++;
      x = alternation();
      at++;
    } else {
      x = new Part(state(), state());
      edge(x.start, p.charAt(at++), x.end);
    }
    while (at < p.length() && "*+?".indexOf(p.charAt(at)) >= 0) {
      char op = p.charAt(at++);
      int s = state(), e = state();
      edge(s, '\0', x.start);
      edge(x.end, '\0', e);
      if (op != '+') edge(s, '\0', e);
      if (op != '?') edge(x.end, '\0', x.start);
      x = new Part(s, e);
    }
    return x;
  }

  Set<Integer> closure(Set<Integer> from) {
    Deque<Integer> todo = new ArrayDeque<>(from);
    Set<Integer> all = new TreeSet<>(from);
    while (!todo.isEmpty())
      for (int n : moves.get(todo.pop()).getOrDefault('\0', Collections.emptySet()))
        if (all.add(n)) todo.push(n);
    return all;
  }

  Set<Integer> step(Set<Integer> from, char c) {
    Set<Integer> next = new TreeSet<>();
    for (int s : from) next.addAll(moves.get(s).getOrDefault(c, Collections.emptySet()));
    return closure(next);
  }

  public static void main(String[] args) {
    String[] patterns = {"a", "ab", "a|b", "(a|b)*abb", "a*b*", "(ab)+|c?", "a(b|c(d|e))*f", "((a*)*b)*", ""};
    for (String pattern : patterns) {
      Regex2 r = new Regex2(pattern);
      Part whole = r.alternation();
      Set<Integer> start = r.closure(Collections.singleton(whole.start));
      Map<Set<Integer>, Integer> dfa = new LinkedHashMap<>();
      Deque<Set<Integer>> todo = new ArrayDeque<>();
      dfa.put(start, 0);
      todo.add(start);
      while (!todo.isEmpty()) {
        Set<Integer> s = todo.poll();
        for (char c = 'a'; c <= 'f'; c++) {
          Set<Integer> n = r.step(s, c);
          if (!n.isEmpty() && dfa.putIfAbsent(n, dfa.size()) == null) todo.add(n);
        }
      }
      int wrong = 0, yes = 0;
      for (int k = 0; k < 1000; k++) {
        StringBuilder t = new StringBuilder();
        for (int x = k; x > 0; x /= 4) t.append((char) ('a' + x % 4 + (x % 7 == 0 ? 2 : 0)));
        Set<Integer> s = start;
        for (char c : t.toString().toCharArray()) s = r.step(s, c);
        boolean match = s.contains(whole.end);
        if (match) yes++;
        if (match != t.toString().matches(pattern)) wrong++;
      }
      System.out.println("[" + pattern + "] " + r.moves.size() + " " + dfa.size() + " " + yes + " " + wrong);
    }
  }
}
