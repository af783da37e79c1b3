package programs;

import java.util.*;

/** A logic simulator: gates, a full adder, a counter and a flip-flop with event queues. */
public class Netlist {
  enum Gate {
    AND,
    OR,
    XOR,
    NAND,
    NOT;
    boolean eval(boolean a, boolean b) {
      switch (this) {
        case AND: return a & b;
        case OR: return a | b;
        case XOR: return a ^ b;
        case NAND: return !(a & b);
        default: return !a;
      }
    }
  }
  static final class Part {
    final Gate g;
    final int a, b, out;
    Part(Gate g, int a, int b, int out) {
      this.g = g;
      this.a = a;
      this.b = b;
      this.out = out;
    }
  }

  final List<Part> parts = new ArrayList<>();
  final Map<Integer, List<Part>> users = new HashMap<>();
  final BitSet wires = new BitSet();
  int next = 100, events;

  int add(Gate g, int a, int b) {
    Part p = new Part(g, a, b, next++);
    parts.add(p);
    users.computeIfAbsent(a, k -> new ArrayList<>()).add(p);
    if (a != b) users.computeIfAbsent(b, k -> new ArrayList<>()).add(p);
    return p.out;
  }

  void settle() {
    Deque<Part> todo = new ArrayDeque<>(parts);
    while (!todo.isEmpty() && events < 5000) step(todo);
  }

  void set(int wire, boolean v) {
    if (wires.get(wire) == v) return;
    wires.set(wire, v);
    Deque<Part> todo = new ArrayDeque<>(users.getOrDefault(wire, Collections.emptyList()));
    while (!todo.isEmpty() && events < 5000) step(todo);
  }

  private void step(Deque<Part> todo) {
    Part p = todo.poll();
    events++;
    boolean v = p.g.eval(wires.get(p.a), wires.get(p.b));
    if (v == wires.get(p.out)) return;
    wires.set(p.out, v);
    todo.addAll(users.getOrDefault(p.out, Collections.emptyList()));
  }

  int[] adder(int a, int b, int c) {
    int x = add(Gate.XOR, a, b), s = add(Gate.XOR, x, c),
        carry = add(Gate.OR, add(Gate.AND, a, b), add(Gate.AND, x, c));
    return new int[] {s, carry};
  }

  public static void main(String[] args) {
    Netlist n = new Netlist();
    int carry = 50;
    int[] sums = new int[4];
    for (int i = 0; i < 4; i++) {
      int[] r = n.adder(i, 10 + i, carry);
      sums[i] = r[0];
      carry = r[1];
    }
    n.settle();
    int wrong = 0;
    for (int a = 0; a < 16; a++)
      for (int b = 0; b < 16; b += 3) {
        for (int i = 0; i < 4; i++) {
          n.set(i, (a >> i & 1) == 1);
          n.set(10 + i, (b >> i & 1) == 1);
        }
        int r = n.wires.get(carry) ? 16 : 0;
        for (int i = 0; i < 4; i++)
          if (n.wires.get(sums[i])) r |= 1 << i;
        if (r != a + b) wrong++;
      }
    System.out.println(wrong + " " + n.parts.size() + " " + n.events);
    Netlist f = new Netlist();
    int q = 101, nq = 100;
    f.add(Gate.NAND, 0, q);
    f.add(Gate.NAND, 1, nq);
    f.wires.set(0);
    f.wires.set(1);
    f.settle();
    StringBuilder b = new StringBuilder();
    for (int k : new int[] {1, 0, 0, 1, 1}) {
      f.set(k, false);
      f.set(k, true);
      b.append(k).append(f.wires.get(nq) ? 1 : 0).append(f.wires.get(q) ? 1 : 0).append(' ');
    }
    System.out.println(b + "" + f.events);
  }
}
