package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** ArrayDeque around the end of its array, as stack and queue, without nulls. */
public class ArrayDeques {
  public static void main(String[] args) {
    ArrayDeque<Integer> d = new ArrayDeque<>(4);
    for (int i = 0; i < 30; i++) {
      if (i % 3 == 0)
        d.addFirst(i);
      else
        d.addLast(i);
      if (i % 4 == 0) d.pollFirst();
      if (i % 7 == 6) d.pollLast();
    }
    p(d, d.size(), d.peekFirst(), d.peekLast());
    Iterator<Integer> it = d.iterator();
    while (it.hasNext())
      if (it.next() % 5 == 0) it.remove();
    p(d);
    Iterator<Integer> down = d.descendingIterator();
    StringBuilder seen = new StringBuilder();
    while (down.hasNext()) {
      int x = down.next();
      seen.append(x).append(' ');
      if (x % 2 == 0) down.remove();
    }
    p(seen, d);
    p(thrown(() -> d.add(null)), thrown(() -> d.offerFirst(null)), d.contains(null), d.remove(null),
        d.removeFirstOccurrence(29), d.removeLastOccurrence(1000), d.contains(23));
    Deque<String> stack = new ArrayDeque<>();
    for (String token : "3 4 + 2 * 7 / 5 -".split(" ")) {
      if (Character.isDigit(token.charAt(0))) {
        stack.push(token);
        continue;
      }
      String right = stack.pop(), left = stack.pop();
      stack.push("(" + left + token + right + ")");
    }
    p(stack, stack.pop(), stack.isEmpty(), thrown(stack::pop), thrown(stack::getLast), thrown(stack::removeFirst),
        stack.poll(), stack.peek());
    ArrayDeque<Integer> other = new ArrayDeque<>(d);
    p(other.equals(d), new ArrayList<>(other).equals(new ArrayList<>(d)), other.clone(), other.toArray().length,
        other.removeIf(x -> x > 20), other, other.removeAll(d), other);
    d.clear();
    p(d, d.isEmpty());
    for (int i = 0; i < 16; i++) d.add(i);
    for (int i = 0; i < 5; i++) d.add(d.remove());
    p(d, d.stream().mapToInt(x -> x).sum(), thrown(() -> {
      for (Integer x : d)
        if (x == 7) d.add(99);
    }));
    d.retainAll(Arrays.asList(0, 1, 2, 3));
    p(d, thrown(() -> new ArrayDeque<>((Collection<Integer>) null)),
        thrown(() -> new ArrayDeque<>(Arrays.asList(1, null))));
  }
}
