package arithmetic;

import static support.Tell.thrown;

/** The type of a conditional expression decides conversions, boxing and unboxing. */
public class Ternaries {
  static boolean yes = true;

  static String type(Object o) { return o == null ? "null" : o.getClass().getSimpleName() + "=" + o; }

  static String kind(int v) { return "int"; }
  static String kind(long v) { return "long"; }
  static String kind(double v) { return "double"; }
  static String kind(char v) { return "char"; }
  static String kind(short v) { return "short"; }
  static String kind(Object v) { return "Object"; }

  public static void main(String[] args) {
    Integer one = 1;
    Double half = 0.5;
    Character letter = 'c';
    Short small = 3;
    byte b = 1;
    short s = 2;
    System.out.println(type(yes ? 1 : 2.0) + " " + type(yes ? one : half) + " " + type(yes ? letter : 0) + " "
        + type(yes ? letter : one));
    System.out.println(type(yes ? (Object) one : half) + " " + type(yes ? 'a' : 0) + " " + type(yes ? 'a' : one) + " "
        + type(!yes ? 'a' : 98));
    System.out.println(kind(yes ? b : s) + " " + kind(yes ? 'a' : 1) + " " + kind(yes ? 'a' : s) + " "
        + kind(yes ? one : "x") + " " + kind(yes ? small : one) + " " + kind(yes ? 1L : 1f));
    System.out.println(type(yes ? null : 0) + " " + thrown(() -> {
      Integer nothing = null;
      int value = yes ? nothing : 0;
    }));
    System.out.println(type(yes ? one : yes ? 2 : half) + " " + type(yes ? 1 : yes ? "a" : 'c'));
    long total = 0;
    for (int i = -3; i <= 3; i++) total = total * 10 + (i < 0 ? 1 : i == 0 ? 2 : i > 2 ? 3 : 4);
    System.out.println(total);
    StringBuilder order = new StringBuilder();
    boolean result = note(order, "a", true)
        ? note(order, "b", false) || note(order, "c", true) && !note(order, "d", false)
        : note(order, "e", true);
    System.out.println(order + " " + result);
    boolean strict = note(order, "f", false) & note(order, "g", true) | note(order, "h", true) ^ note(order, "i", true);
    System.out.println(order + " " + strict);
  }

  static boolean note(StringBuilder order, String name, boolean value) {
    order.append(name);
    return value;
  }
}
