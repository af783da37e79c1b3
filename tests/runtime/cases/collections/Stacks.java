package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Brackets, infix to postfix, next greater elements, undoing, and a queue of two stacks. */
public class Stacks {
  static boolean balanced(String s) {
    Deque<Character> stack = new ArrayDeque<>();
    for (char c : s.toCharArray()) {
      int open = "([{".indexOf(c), close = ")]}".indexOf(c);
      if (open >= 0)
        stack.push(c);
      else if (close >= 0 && (stack.isEmpty() || "([{".indexOf(stack.pop()) != close))
        return false;
    }
    return stack.isEmpty();
  }

  static String postfix(String infix) {
    StringBuilder out = new StringBuilder();
    Stack<Character> ops = new Stack<>();
    for (char c : infix.toCharArray()) {
      if (Character.isLetterOrDigit(c))
        out.append(c);
      else if (c == '(')
        ops.push(c);
      else if (c == ')') {
        while (ops.peek() != '(') out.append(ops.pop());
        ops.pop();
      } else {
        while (!ops.empty() && rank(ops.peek()) >= rank(c) && c != '^') out.append(ops.pop());
        ops.push(c);
      }
    }
    while (!ops.isEmpty()) out.append(ops.pop());
    return out.toString();
  }

  static int rank(char c) { return c == '^' ? 3 : c == '*' || c == '/' ? 2 : c == '+' || c == '-' ? 1 : 0; }

  static int[] nextGreater(int[] a) {
    int[] out = new int[a.length];
    Deque<Integer> s = new LinkedList<>();
    for (int i = a.length - 1; i >= 0; i--) {
      while (!s.isEmpty() && a[s.peek()] <= a[i]) s.pop();
      out[i] = s.isEmpty() ? -1 : a[s.peek()];
      s.push(i);
    }
    return out;
  }

  static int histogram(int[] h) {
    Deque<Integer> s = new ArrayDeque<>();
    int best = 0;
    for (int i = 0; i <= h.length; i++) {
      while (!s.isEmpty() && (i == h.length || h[s.peek()] >= h[i])) {
        int top = h[s.pop()];
        best = Math.max(best, top * (s.isEmpty() ? i : i - s.peek() - 1));
      }
      s.push(i);
    }
    return best;
  }

  static class TwoStacks<T> {
    private final Deque<T> in = new ArrayDeque<>(), out = new ArrayDeque<>();
    void add(T t) { in.push(t); }
    T take() {
      if (out.isEmpty())
        while (!in.isEmpty()) out.push(in.pop());
      return out.pop();
    }
  }

  public static void main(String[] args) {
    for (String s : new String[] {"", "()[]{}", "([{}])", "(]", "((", "a(b[c]d)e", ")("})
      System.out.print(balanced(s) + " ");
    System.out.println();
    for (String s : new String[] {"a+b*c", "(a+b)*c", "a^b^c", "a-b-c", "a*(b+c)/d", "x"})
      System.out.print(postfix(s) + " ");
    p(nextGreater(new int[] {4, 5, 2, 25, 7, 8}), histogram(new int[] {2, 1, 5, 6, 2, 3}), histogram(new int[0]),
        thrown(() -> postfix("a)")));
    TwoStacks<Integer> q = new TwoStacks<>();
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      q.add(i);
      if (i % 3 == 2) b.append(q.take()).append(q.take());
    }
    p(b, q.take(), thrown(() -> new TwoStacks<>().take()));
    int[] window = {1, 3, -1, -3, 5, 3, 6, 7};
    Deque<Integer> d = new ArrayDeque<>();
    StringBuilder max = new StringBuilder();
    for (int i = 0; i < window.length; i++) {
      while (!d.isEmpty() && d.peekFirst() <= i - 3) d.pollFirst();
      while (!d.isEmpty() && window[d.peekLast()] <= window[i]) d.pollLast();
      d.addLast(i);
      if (i >= 2) max.append(window[d.peekFirst()]).append(' ');
    }
    p(max);
  }
}
