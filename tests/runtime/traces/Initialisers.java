/** What a class's initialiser does comes before every use of the class. */
// Never: Initialisers\.Table\.<clinit>
// Prints: x
public class Initialisers {
  static class Table {
    static String name;
    static int[] cells = new int[2];

    static {
      name = "x";
      cells[1] = 1;
    }

    static String name() {
      return cells[1] == 1 ? name : null;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> Table.name().length());
    other.start();
    System.out.println(Table.name());
    other.join();
  }

  /** What comes after it does not. */
  // Race: data-race Initialisers$Later$Holder.name
  public static class Later {
    static class Holder {
      static String name = "x";
    }

    public static void main(String[] args) throws InterruptedException {
      Thread other = new Thread(() -> Holder.name = "y");
      other.start();
      System.out.println(Holder.name.length());
      other.join();
    }
  }

  /** Who happens to be the first to use a class is not ordered with the others by that. */
  // Race: data-race Initialisers$Nothing.name
  public static class Nothing {
    static String name;

    static class Constants {
      static final Object ONE = new Object();

      static Object one() {
        return ONE;
      }
    }

    public static void main(String[] args) throws InterruptedException {
      Thread other = new Thread(() -> {
        name = "y";
        Constants.one();
      });
      other.start();
      Constants.one();
      System.out.println(name == null || name.equals("y"));
      other.join();
    }
  }
}
