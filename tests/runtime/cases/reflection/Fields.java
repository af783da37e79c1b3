package reflection;

import static support.Tell.p;
import static support.Tell.thrown;

import java.lang.reflect.*;
import java.util.*;

/** Fields by reflection: get and set of every type, static, private, final, widening, wrong types. */
public class Fields {
  public boolean z = true;
  public byte b = -1;
  public char c = 'c';
  public short s = 300;
  public int i = 7;
  public long l = 1L << 40;
  public float f = 0.5f;
  public double d = -0.25;
  public String text = "text";
  public int[] array = {1};
  public Integer boxed = 5;
  private int hidden = 99;
  public final int constant = Integer.parseInt("12");
  public static int counter = 3;
  protected volatile transient Object other;

  static class Sub extends Fields {
    public int i = 70;
    public int own = 1;
  }

  interface Consts {
    int K = 8;
  }
  static class Impl implements Consts {}

  public static void main(String[] args) throws Exception {
    Fields o = new Fields();
    for (String n : "z b c s i l f d text array boxed constant counter".split(" ")) {
      Field x = Fields.class.getField(n);
      p(n, x.getType(), x.get(o), Modifier.toString(x.getModifiers()), x.getDeclaringClass().getSimpleName(),
          x.getType().isPrimitive());
    }
    p(Fields.class.getField("b").getInt(o), Fields.class.getField("c").getLong(o),
        Fields.class.getField("i").getDouble(o), Fields.class.getField("s").getFloat(o),
        thrown(() -> Fields.class.getField("l").getInt(o)), thrown(() -> Fields.class.getField("z").getInt(o)),
        thrown(() -> Fields.class.getField("boxed").getInt(o)));
    Fields.class.getField("i").set(o, (byte) 5);
    Fields.class.getField("l").set(o, 'x');
    Fields.class.getField("d").setInt(o, 3);
    Fields.class.getField("text").set(o, null);
    Fields.class.getField("counter").setInt(null, 77);
    Fields.class.getField("s").setByte(o, (byte) 4);
    Fields.class.getField("array").set(o, new int[0]);
    p(o.i, o.l, o.d, o.text, counter, o.s, o.array.length);
    p(thrown(() -> Fields.class.getField("i").set(o, 5L)), thrown(() -> Fields.class.getField("i").set(o, null)),
        thrown(() -> Fields.class.getField("text").set(o, 1)),
        thrown(() -> Fields.class.getField("i").set("not mine", 1)), thrown(() -> Fields.class.getField("i").get(null)),
        thrown(() -> Fields.class.getField("z").setInt(o, 1)), thrown(() -> Fields.class.getField("b").setInt(o, 1)),
        thrown(() -> Fields.class.getField("hidden")), thrown(() -> Fields.class.getField("none")),
        thrown(() -> Fields.class.getField(null)), thrown(() -> Fields.class.getField("constant").setInt(o, 1)));
    Field hidden = Fields.class.getDeclaredField("hidden");
    hidden.setAccessible(true);
    hidden.setInt(o, 100);
    p(hidden.get(o), o.hidden, hidden, hidden.getName(), hidden.equals(Fields.class.getDeclaredField("hidden")),
        hidden.hashCode() == Fields.class.getDeclaredField("hidden").hashCode(), hidden.toGenericString());
    Sub sub = new Sub();
    p(Sub.class.getField("i").get(sub), Fields.class.getField("i").get(sub), Sub.class.getField("l").get(sub),
        Sub.class.getField("l").getDeclaringClass().getSimpleName(), thrown(() -> Sub.class.getDeclaredField("l")),
        Impl.class.getField("K").get(null), thrown(() -> Consts.class.getField("K").set(null, 1)));
    List<String> names = new ArrayList<>();
    for (Field x : Fields.class.getDeclaredFields()) names.add(x.getName());
    Collections.sort(names);
    p(names, Sub.class.getDeclaredFields().length, int[].class.getFields().length,
        Modifier.toString(Fields.class.getDeclaredField("other").getModifiers()),
        Fields.class.getDeclaredField("other").isSynthetic());
  }
}
