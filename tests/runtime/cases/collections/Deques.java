package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.*;

/** Every deque against one script: both ends, occurrences, iterators in both directions. */
public class Deques {
  public static void main(String[] args) {
    Set<String> results = new LinkedHashSet<>();
    for (Deque<Integer> d : Arrays.<Deque<Integer>>asList(
             new ArrayDeque<>(), new LinkedList<>(), new ConcurrentLinkedDeque<>(), new LinkedBlockingDeque<>())) {
      Random r = new Random(44);
      StringBuilder log = new StringBuilder();
      for (int i = 0; i < 500; i++) {
        int x = r.nextInt(10);
        switch (r.nextInt(14)) {
          case 0:
          case 1: d.addFirst(x); break;
          case 2:
          case 3: d.addLast(x); break;
          case 4: log.append(d.pollFirst()); break;
          case 5: log.append(d.pollLast()); break;
          case 6: log.append(d.peekFirst()).append(d.peekLast()); break;
          case 7: log.append(d.removeFirstOccurrence(x)); break;
          case 8: log.append(d.removeLastOccurrence(x)); break;
          case 9: log.append(d.contains(x)).append(d.size()); break;
          case 10: d.push(x); break;
          case 11: log.append(thrown(d::pop)); break;
          case 12:
            for (Iterator<Integer> it = d.descendingIterator(); it.hasNext();)
              if (it.next() == x) {
                it.remove();
                break;
              }
            break;
          default: log.append(thrown(d::getFirst)).append(d.offer(x));
        }
      }
      results.add(log.toString().hashCode() + " " + d);
    }
    p(results.size(), results);
  }
}
