package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Every list against one script with list iterators that go both ways, add, set and remove. */
public class ListScripts {
  public static void main(String[] args) {
    Set<String> results = new LinkedHashSet<>();
    for (List<Integer> l :
        Arrays.<List<Integer>>asList(new ArrayList<>(), new LinkedList<>(), new Vector<>(), new Stack<>())) {
      Random r = new Random(55);
      StringBuilder log = new StringBuilder();
      for (int i = 0; i < 20; i++) l.add(i);
      ListIterator<Integer> it = l.listIterator();
      for (int i = 0; i < 600; i++) {
        int x = r.nextInt(100);
        try {
          switch (r.nextInt(8)) {
            case 0:
            case 1: log.append(it.hasNext() ? it.next() : -1); break;
            case 2:
            case 3: log.append(it.hasPrevious() ? it.previous() : -2); break;
            case 4: it.add(x); break;
            case 5: it.set(x); break;
            case 6: it.remove(); break;
            default: log.append(it.nextIndex()).append(it.previousIndex());
          }
        } catch (IllegalStateException e) {
          log.append('!');
        }
        if (i % 97 == 0) {
          l.add(r.nextInt(l.size() + 1), -x);
          log.append(thrown(it::next));
          it = l.listIterator(r.nextInt(l.size() + 1));
        }
      }
      results.add(log.toString().hashCode() + " " + l);
    }
    p(results.size(), results);
  }
}
