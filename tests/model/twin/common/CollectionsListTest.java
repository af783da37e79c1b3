import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.Enumeration;
import java.util.List;
import java.util.Queue;
import java.util.Random;

/** Lists, deques and queues of the model against the JDK's. */
public final class CollectionsListTest {
  private interface Script<C> {
    Object run(C collection, Random random);
  }

  private static <C> void compare(String name, int seeds, int calls, C[] pair, Script<C> script, Script<C> fresh) {
    for (int seed = 0; seed < seeds; seed++) {
      Random random = Check.random(seed);
      for (int i = 0; i < calls; i++) {
        long call = random.nextLong();
        String expected = CollectionScript.outcome(() -> script.run(pair[0], new Random(call)));
        String actual = CollectionScript.outcome(() -> script.run(pair[1], new Random(call)));
        Check.equal(name + " seed " + seed + " call " + i, expected + " " + pair[0], actual + " " + pair[1]);
        if (pair[0].toString().length() > 2000) {
          fresh.run(pair[0], random);
          fresh.run(pair[1], random);
        }
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static void lists() {
    Script<List<Object>> clear = (list, random) -> {
      list.clear();
      return null;
    };
    compare("ArrayList", 20, 400, new List[] {new ArrayList<>(), new twin.java.util.ArrayList<>()},
        CollectionScript::listCall, clear);
    compare("LinkedList", 20, 400, new List[] {new java.util.LinkedList<>(), new twin.java.util.LinkedList<>()},
        CollectionScript::listCall, clear);
    compare("Vector", 20, 400, new List[] {new java.util.Vector<>(), new twin.java.util.Vector<>(3, 2)},
        CollectionScript::listCall,
        clear);
    compare("Stack", 5, 400, new List[] {new java.util.Stack<>(), new twin.java.util.Stack<>()},
        CollectionScript::listCall, clear);
    compare("asList", 5, 200, new List[] {Arrays.asList(1, 2, 3, 4, 5, 6, 7), twin.java.util.Arrays.asList(1,
        2, 3, 4, 5, 6, 7)},
        CollectionScript::listCall, clear);
  }

  @SuppressWarnings("unchecked")
  private static void queues() {
    Script<Deque<Object>> clear = (deque, random) -> {
      deque.clear();
      return null;
    };
    compare("LinkedList as deque", 20, 400, new Deque[] {new java.util.LinkedList<>(),
        new twin.java.util.LinkedList<>()},
        (deque, random) -> CollectionScript.dequeCall(deque, random, true), clear);
    compare("ArrayDeque", 40, 400, new Deque[] {new java.util.ArrayDeque<>(), new twin.java.util.ArrayDeque<>()},
        (deque, random) -> CollectionScript.dequeCall(deque, random, false), clear);
    Script<Queue<Object>> clearQueue = (queue, random) -> {
      queue.clear();
      return null;
    };
    compare("PriorityQueue", 40, 400, new Queue[] {new java.util.PriorityQueue<>(),
        new twin.java.util.PriorityQueue<>()},
        (queue, random) -> CollectionScript.queueCall(queue, random, false), clearQueue);
    java.util.Comparator<Object> byRest = (a, b) -> (Integer) a % 4 - (Integer) b % 4;
    compare("PriorityQueue by", 20, 400, new Queue[] {new java.util.PriorityQueue<>(byRest),
        new twin.java.util.PriorityQueue<>(byRest)},
        (queue, random) -> CollectionScript.queueCall(queue, random, false), clearQueue);
  }

  private static void constructors() {
    Random random = Check.random(3);
    for (int i = 0; i < 300; i++) {
      List<Object> source = CollectionScript.values(random, 50, false);
      source.addAll(CollectionScript.values(random, 50, false));
      Check.same("new ArrayList", () -> new ArrayList<>(source), () -> new twin.java.util.ArrayList<>(source));
      Check.same("new LinkedList", () -> new java.util.LinkedList<>(source),
          () -> new twin.java.util.LinkedList<>(source));
      Check.same("new Vector", () -> new java.util.Vector<>(source), () -> new twin.java.util.Vector<>(source));
      Check.same("new ArrayDeque", () -> new java.util.ArrayDeque<>(source).toString(),
          () -> new twin.java.util.ArrayDeque<>(source).toString());
      Check.same("new PriorityQueue", () -> new java.util.PriorityQueue<>(source).toString(),
          () -> new twin.java.util.PriorityQueue<>(source).toString());
      Check.same("copied PriorityQueue",
          () -> new java.util.PriorityQueue<>(new java.util.PriorityQueue<>(source)).toString(),
          () -> new twin.java.util.PriorityQueue<>(new twin.java.util.PriorityQueue<>(source)).toString());
      Check.same("PriorityQueue of TreeSet",
          () -> new java.util.PriorityQueue<>(new java.util.TreeSet<>(source)).toString(),
          () -> new twin.java.util.PriorityQueue<>(new java.util.TreeSet<>(source)).toString());
      twin.java.util.ArrayList<Object> list = new twin.java.util.ArrayList<>(source);
      Object copy = list.clone();
      Check.equal("clone", source, copy);
      list.add(1);
      Check.equal("clone is apart", source, copy);
      Check.equal("clone", source, new twin.java.util.LinkedList<>(source).clone());
      Check.equal("clone", source, new twin.java.util.Vector<>(source).clone());
      Check.equal("clone", source.toString(), new twin.java.util.ArrayDeque<>(source).clone().toString());
    }
    Check.same("capacity", () -> new ArrayList<>(-1), () -> new twin.java.util.ArrayList<>(-1));
    Check.same("capacity", () -> new java.util.Vector<>(-1), () -> new twin.java.util.Vector<>(-1));
    Check.same("capacity", () -> new java.util.PriorityQueue<>(0), () -> new twin.java.util.PriorityQueue<>(0));
    Check.same("null", () -> new ArrayList<>(null), () -> new twin.java.util.ArrayList<>(null));
    Check.same("incomparable", () -> new java.util.PriorityQueue<>().add(new Object()),
        () -> new twin.java.util.PriorityQueue<>().add(new Object()));
  }

  private static Object vectorCall(java.util.Vector<Object> jdk, twin.java.util.Vector<Object> model, Random random) {
    Object value = CollectionScript.value(random, 12, true);
    int index = random.nextInt(jdk.size() + 3) - 1;
    switch (random.nextInt(16)) {
      case 0: return Check.same("elementAt", () -> jdk.elementAt(index), () -> model.elementAt(index));
      case 1: return Check.same("firstElement", jdk::firstElement, model::firstElement);
      case 2: return Check.same("lastElement", jdk::lastElement, model::lastElement);
      case 3: return Check.same("indexOf", () -> jdk.indexOf(value, index), () -> model.indexOf(value, index));
      case 4: return Check.same("lastIndexOf", () -> jdk.lastIndexOf(value, index),
          () -> model.lastIndexOf(value, index));
      case 5: return Check.same("removeElement", () -> jdk.removeElement(value), () -> model.removeElement(value));
      case 6: return Check.same("setSize", () -> {
        jdk.setSize(index);
        return null;
      }, () -> {
        model.setSize(index);
        return null;
      });
      case 7: return Check.same("insertElementAt", () -> {
        jdk.insertElementAt(value, index);
        return null;
      }, () -> {
        model.insertElementAt(value, index);
        return null;
      });
      case 8: return Check.same("removeElementAt", () -> {
        jdk.removeElementAt(index);
        return null;
      }, () -> {
        model.removeElementAt(index);
        return null;
      });
      case 9: return Check.same("setElementAt", () -> {
        jdk.setElementAt(value, index);
        return null;
      }, () -> {
        model.setElementAt(value, index);
        return null;
      });
      case 10: return Check.same("copyInto", () -> {
        Object[] array = new Object[8];
        jdk.copyInto(array);
        return array;
      }, () -> {
        Object[] array = new Object[8];
        model.copyInto(array);
        return array;
      });
      case 11: return Check.same("elements", () -> enumerate(jdk.elements()), () -> enumerate(model.elements()));
      default:
        jdk.addElement(value);
        model.addElement(value);
        return null;
    }
  }

  private static String enumerate(Enumeration<?> each) {
    StringBuilder text = new StringBuilder();
    while (each.hasMoreElements()) text.append(each.nextElement()).append(' ');
    return text + CollectionScript.outcome(each::nextElement);
  }

  private static void vectors() {
    Random random = Check.random(8);
    java.util.Vector<Object> jdk = new java.util.Vector<>();
    twin.java.util.Vector<Object> model = new twin.java.util.Vector<>();
    for (int i = 0; i < 4000; i++) {
      vectorCall(jdk, model, random);
      Check.equal("Vector", jdk, model);
      Check.equal("capacity", jdk.capacity(), model.capacity());
    }
    java.util.Stack<Object> stack = new java.util.Stack<>();
    twin.java.util.Stack<Object> modelStack = new twin.java.util.Stack<>();
    for (int i = 0; i < 1000; i++) {
      Object value = random.nextInt(5);
      switch (random.nextInt(5)) {
        case 0: Check.same("pop", stack::pop, modelStack::pop); break;
        case 1: Check.same("peek", stack::peek, modelStack::peek); break;
        case 2: Check.same("search", () -> stack.search(value), () -> modelStack.search(value)); break;
        case 3: Check.same("empty", stack::empty, modelStack::empty); break;
        default: Check.same("push", () -> stack.push(value), () -> modelStack.push(value));
      }
    }
  }

  public static void main(String[] arguments) {
    lists();
    queues();
    constructors();
    vectors();
    Check.done();
  }
}
