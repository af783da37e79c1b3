import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** All kinds of places: fields, statics, elements, contents of containers, observable fields of the model. */
// Race: data-race Memory.field
public class Memory {
  private int field;

  static void both(Runnable one, Runnable other) throws InterruptedException {
    Thread first = new Thread(one), second = new Thread(other);
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println("done");
  }

  public static void main(String[] args) throws InterruptedException {
    Memory memory = new Memory();
    both(() -> memory.field = 1, () -> memory.field = 2);
  }

  /** Another object each. */
  public static class Apart {
    public static void main(String[] args) throws InterruptedException {
      Memory one = new Memory(), other = new Memory();
      both(() -> one.field = 1, () -> other.field = 2);
    }
  }

  // Race: data-race int[][1]
  public static class Elements {
    public static void main(String[] args) throws InterruptedException {
      int[] numbers = new int[3];
      both(() -> numbers[1] = 1, () -> numbers[1] = 2);
    }
  }

  public static class OtherElements {
    public static void main(String[] args) throws InterruptedException {
      int[] numbers = new int[3];
      both(() -> numbers[1] = 1, () -> numbers[2] = 2);
    }
  }

  // Race: data-race java.util.HashMap["a"]
  public static class MapValue {
    public static void main(String[] args) throws InterruptedException {
      Map<String, String> map = new HashMap<>();
      map.put("a", "0");
      map.put("b", "0");
      both(() -> map.put("a", "1"), () -> map.get("a"));
    }
  }

  /** Values of two keys that are there already. */
  public static class OtherKeys {
    public static void main(String[] args) throws InterruptedException {
      Map<String, String> map = new HashMap<>();
      map.put("a", "0");
      map.put("b", "0");
      both(() -> map.put("a", "1"), () -> map.get("b"));
    }
  }

  // Race: data-race java.util.ArrayList[*]
  public static class Structure {
    public static void main(String[] args) throws InterruptedException {
      List<String> list = new ArrayList<>();
      both(() -> list.add("a"), () -> list.isEmpty());
    }
  }

  // Race: data-race java.util.ArrayList[*]
  // Race: data-race java.util.ArrayList[0]
  public static class Cleared {
    public static void main(String[] args) throws InterruptedException {
      List<String> list = new ArrayList<>();
      list.add("a");
      both(
          () -> {
            try {
              list.get(0);
            } catch (IndexOutOfBoundsException e) {
              // It was cleared before.
            }
          },
          list::clear);
    }
  }

  /** Safe between threads, in no order. */
  // Race: event-race java.util.concurrent.ConcurrentHashMap["a"]
  public static class Concurrent {
    public static void main(String[] args) throws InterruptedException {
      Map<String, String> map = new ConcurrentHashMap<>();
      map.put("a", "0");
      both(() -> map.put("a", "1"), () -> map.get("a"));
    }
  }

  // Race: event-race java.util.concurrent.atomic.AtomicInteger.value
  public static class Atomic {
    public static void main(String[] args) throws InterruptedException {
      AtomicInteger number = new AtomicInteger();
      both(() -> number.incrementAndGet(), () -> number.get());
    }
  }

  // Race: event-race Memory$Volatile.flag
  public static class Volatile {
    static volatile boolean flag;

    public static void main(String[] args) throws InterruptedException {
      both(() -> flag = true, () -> System.out.println(flag || !flag));
    }
  }

  /** What is done to an object before anybody else can reach it, and after that. */
  // Race: data-race Memory$Unpublished.shared
  // Race: data-race Memory$Book.title
  // Shows: write Memory\$Book\.title@\S+ unpublished at Memory\$Unpublished\.made
  // Shows: write Memory\$Book\.title@\S+ at Memory\$Unpublished\.main
  // Never: write Memory\$Unpublished\.shared unpublished
  public static class Unpublished {
    static Book shared;

    static Book made() {
      Book book = new Book();
      book.title = "a";
      return book;
    }

    public static void main(String[] args) throws InterruptedException {
      Thread other = new Thread(() -> {
        Book seen = shared;
        if (seen != null) seen.title.length();
      });
      other.start();
      Book book = made();
      shared = book;
      book.title = "b";
      other.join();
    }
  }

  static class Book {
    String title;
  }
}
