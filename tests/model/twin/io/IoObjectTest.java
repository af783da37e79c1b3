import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Serialization: the model writes the same bytes as the JDK, and each reads what the other wrote. */
final class IoObjectTest {
  private IoObjectTest() {}

  enum Colour {
    RED,
    GREEN {
      @Override
      public String toString() {
        return "green";
      }
    }
  }

  static class Base implements java.io.Serializable {
    private static final long serialVersionUID = 11;
    int number;
    String name;
    transient int lost = 3;

    String show() {
      return number + name;
    }
  }

  static class Derived extends Base {
    private static final long serialVersionUID = 12;
    private double value;
    private boolean flag;
    private char letter;
    private byte small;
    private short middle;
    private float real;
    private long large;
    private Object other;
    private Object[] array;
    private Colour colour;

    @Override
    String show() {
      return super.show() + value + flag + letter + small + middle + real + large + (other == this ? "this" : other)
          + Arrays.deepToString(array) + colour + lost;
    }
  }

  /** Has its own methods for both libraries. */
  static class Custom implements java.io.Serializable {
    private static final long serialVersionUID = 13;
    private int kept;
    private transient String text;

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
      out.defaultWriteObject();
      out.writeInt(kept + 1);
      out.writeUTF(text);
      out.writeObject(text);
      out.write(new byte[700]);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
      in.defaultReadObject();
      in.readInt();
      text = in.readUTF() + in.readObject();
      if (kept % 2 == 0) in.readFully(new byte[700]);
    }

    private void writeObject(twin.java.io.ObjectOutputStream out) throws java.io.IOException {
      out.defaultWriteObject();
      out.writeInt(kept + 1);
      out.writeUTF(text);
      out.writeObject(text);
      out.write(new byte[700]);
    }

    private void readObject(twin.java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
      in.defaultReadObject();
      in.readInt();
      text = in.readUTF() + in.readObject();
      if (kept % 2 == 0) in.readFully(new byte[700]);
    }
  }

  static class Replaced implements java.io.Serializable {
    private static final long serialVersionUID = 14;

    private Object writeReplace() {
      return new Resolved();
    }
  }

  static class Resolved implements java.io.Serializable {
    private static final long serialVersionUID = 15;
    static final Resolved ONLY = new Resolved();

    private Object readResolve() {
      return ONLY;
    }
  }

  /** With fields by name. */
  static class Named implements java.io.Serializable {
    private static final long serialVersionUID = 16;
    private static final java.io.ObjectStreamField[] serialPersistentFields = {
      new java.io.ObjectStreamField("x", int.class), new java.io.ObjectStreamField("y", String.class)
    };
    int a = 5;
    String b = "b";

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
      java.io.ObjectOutputStream.PutField fields = out.putFields();
      fields.put("x", a);
      fields.put("y", b);
      out.writeFields();
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
      java.io.ObjectInputStream.GetField fields = in.readFields();
      a = fields.get("x", 0) + 1;
      b = (String) fields.get("y", null);
    }
  }

  static class Plain {}

  private static Object make(Random random, int depth) {
    switch (random.nextInt(depth > 4 ? 6 : 14)) {
      case 0: return null;
      case 1: return "text" + random.nextInt(5);
      case 2: return IoStreamTest.text(random, 20);
      case 3: return new int[] {random.nextInt(), 2};
      case 4: return random.nextBoolean() ? Colour.RED : Colour.GREEN;
      case 5: return IoStreamTest.bytes(random, random.nextInt(2000));
      case 6: return new String[][] {{"a", null}, {}};
      case 7: {
        Object[] array = new Object[random.nextInt(4)];
        for (int i = 0; i < array.length; i++) array[i] = make(random, depth + 1);
        return array;
      }
      case 8: {
        Custom custom = new Custom();
        custom.kept = random.nextInt(10);
        custom.text = "custom" + random.nextInt(3);
        return custom;
      }
      case 9: return new Resolved();
      case 10: return new double[] {1.5, Double.NaN};
      case 11: return new boolean[] {true, false};
      default: {
        Derived derived = new Derived();
        derived.number = random.nextInt();
        derived.name = random.nextBoolean() ? null : "name" + random.nextInt(3);
        derived.value = random.nextDouble();
        derived.flag = random.nextBoolean();
        derived.letter = (char) random.nextInt(60000);
        derived.small = (byte) random.nextInt();
        derived.middle = (short) random.nextInt();
        derived.real = random.nextFloat();
        derived.large = random.nextLong();
        derived.other = random.nextInt(4) == 0 ? derived : make(random, depth + 1);
        derived.array = new Object[] {derived.name, make(random, depth + 1)};
        derived.colour = random.nextBoolean() ? Colour.GREEN : null;
        return derived;
      }
    }
  }

  private static String show(Object object) {
    if (object instanceof Base) return ((Base) object).show().replaceAll("@[0-9a-f]+", "@");
    if (object instanceof Custom) return "custom" + ((Custom) object).kept + ((Custom) object).text;
    if (object instanceof Resolved) return "only " + (object == Resolved.ONLY);
    if (object instanceof Object[]) {
      StringBuilder text = new StringBuilder(object.getClass().getName());
      for (Object each : (Object[]) object) text.append(show(each)).append(',');
      return text.toString();
    }
    if (object == null || !object.getClass().isArray()) return String.valueOf(object);
    return Arrays.deepToString(new Object[] {object});
  }

  private static byte[] jdkWrite(Object... objects) throws Exception {
    java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
    java.io.ObjectOutputStream out = new java.io.ObjectOutputStream(bytes);
    for (Object object : objects) {
      out.writeObject(object);
      out.writeInt(7);
      out.writeUTF("between");
    }
    out.close();
    return bytes.toByteArray();
  }

  private static byte[] write(Object... objects) throws Exception {
    twin.java.io.ByteArrayOutputStream bytes = new twin.java.io.ByteArrayOutputStream();
    twin.java.io.ObjectOutputStream out = new twin.java.io.ObjectOutputStream(bytes);
    for (Object object : objects) {
      out.writeObject(object);
      out.writeInt(7);
      out.writeUTF("between");
    }
    out.close();
    return bytes.toByteArray();
  }

  private static String jdkRead(byte[] bytes, int count) throws Exception {
    java.io.ObjectInputStream in = new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(bytes));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) text.append(show(in.readObject())).append(in.readInt()).append(in.readUTF());
    return text.append(in.available()).toString();
  }

  private static String read(byte[] bytes, int count) throws Exception {
    twin.java.io.ObjectInputStream in = new twin.java.io.ObjectInputStream(new twin.java.io.ByteArrayInputStream(bytes));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) text.append(show(in.readObject())).append(in.readInt()).append(in.readUTF());
    return text.append(in.available()).toString();
  }

  public static void main(String[] arguments) throws Exception {
    for (int round = 0; round < 1500; round++) {
      Random random = Check.random(round);
      Object first = make(random, 0);
      Object second = random.nextInt(3) == 0 ? first : make(random, 0);
      byte[] expected = jdkWrite(first, second);
      byte[] actual = write(first, second);
      // Arrays have no serialVersionUID; the JDK computes one, and ignores what it reads.
      boolean arrays = new String(expected, "ISO-8859-1").contains("[");
      if (!arrays) Check.equal("bytes", expected, actual);
      Check.equal("size", expected.length, actual.length);
      Check.same("the model reads", () -> jdkRead(expected, 2), () -> read(expected, 2));
      Check.same("the JDK reads", () -> read(actual, 2), () -> jdkRead(actual, 2));
      byte[] cut = Arrays.copyOf(expected, random.nextInt(expected.length));
      Check.same("cut", () -> jdkRead(cut, 2), () -> read(cut, 2));
    }
    Check.equal("replaced", "only true", show(back(new Replaced())));
    Check.same("not serializable", () -> jdkWrite(new Plain()), () -> write(new Plain()));
    Check.same("not serializable", () -> jdkWrite((Object) new Object[] {new Plain()}), () -> write((Object) new Object[] {new Plain()}));
    Check.equal("a class", String.class, back(String.class));
    Check.equal("a class", int.class, back(int.class));
    List<Object> list = new ArrayList<>(Arrays.asList("x", 5, null, 2.5, 'c', Colour.RED));
    Map<Object, Object> map = new HashMap<>();
    map.put("list", list);
    Check.equal("named fields", 6, ((Named) jdkBack(new Named())).a);
    Check.equal("description", java.io.ObjectStreamClass.lookup(Derived.class).toString(),
        twin.java.io.ObjectStreamClass.lookup(Derived.class).toString());
    Check.equal("description", Arrays.toString(java.io.ObjectStreamClass.lookup(Derived.class).getFields()),
        Arrays.toString(twin.java.io.ObjectStreamClass.lookup(Derived.class).getFields()));
    Check.equal("no description", null, twin.java.io.ObjectStreamClass.lookup(Plain.class));
    twin.java.io.ByteArrayOutputStream bytes = new twin.java.io.ByteArrayOutputStream();
    twin.java.io.ObjectOutputStream out = new twin.java.io.ObjectOutputStream(bytes);
    String text = new String("again");
    out.writeObject(text);
    out.reset();
    out.writeObject(text);
    out.writeUnshared(text);
    out.writeObject(Integer.valueOf(4));
    out.close();
    twin.java.io.ObjectInputStream in = new twin.java.io.ObjectInputStream(new twin.java.io.ByteArrayInputStream(bytes.toByteArray()));
    Object once = in.readObject();
    Object twice = in.readObject();
    Check.isTrue("reset", once.equals(twice) && once != twice);
    Check.equal("unshared", "again", in.readUnshared());
    Check.same("end", () -> { throw new java.io.EOFException(); }, () -> { in.readObject(); return in.readObject(); });
    Check.done();
  }

  private static Object back(Object object) throws Exception {
    return new twin.java.io.ObjectInputStream(new twin.java.io.ByteArrayInputStream(write(object))).readObject();
  }

  private static Object jdkBack(Object object) throws Exception {
    return new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(jdkWrite(object))).readObject();
  }
}
