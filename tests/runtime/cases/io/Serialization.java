package io;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;
import java.util.*;

/**
 * Object streams: graphs with cycles and sharing, transient and static fields, inheritance, writeObject, readResolve.
 */
public class Serialization {
  static class Plain {
    int constructed = 1;
    Plain() { constructed = 2; }
  }

  static class Node extends Plain implements Serializable {
    private static final long serialVersionUID = 1;
    String name;
    Node next;
    transient int skipped = 5;
    static int shared = 1;
    final int[] data = {1, 2, 3};
    List<Object> list = new ArrayList<>();
    Node(String name) {
      this.name = name;
      constructed = 99;
    }
  }

  static class Custom implements Serializable {
    private static final long serialVersionUID = 2;
    transient String secret = "s";
    int version = 3;
    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
      out.writeUTF(new StringBuilder(secret).reverse().toString());
      out.writeInt(42);
    }
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      secret = new StringBuilder(in.readUTF()).reverse() + ":" + in.readInt();
    }
  }

  static final class Single implements Serializable {
    private static final long serialVersionUID = 3;
    static final Single ONE = new Single();
    private Object readResolve() { return ONE; }
  }

  static class Replaced implements Serializable {
    private static final long serialVersionUID = 4;
    final String text;
    Replaced(String t) { text = t; }
    private Object writeReplace() { return "replaced " + text; }
  }

  static class Ext implements Externalizable {
    int x;
    public Ext() { x = -1; }
    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
      out.writeInt(x * 2);
      out.writeObject("ext");
    }
    @Override
    public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
      x += in.readInt() + ((String) in.readObject()).length();
    }
  }

  enum Color {
    RED,
    GREEN {
      @Override
      public String toString() {
        return "g";
      }
    }
  }

  static byte[] write(Object... all) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      for (Object o : all) out.writeObject(o);
    }
    return bytes.toByteArray();
  }

  static Object copy(Object o) throws Exception {
    return new ObjectInputStream(new ByteArrayInputStream(write(o))).readObject();
  }

  public static void main(String[] args) throws Exception {
    Node a = new Node("a"), b = new Node("b");
    a.next = b;
    b.next = a;
    a.list.add(b);
    a.list.add(a.data);
    a.list.add(a.list);
    a.skipped = 77;
    Node c = (Node) copy(a);
    p(c.name, c.next.name, c.next.next == c, c.list.get(0) == c.next, c.list.get(1) == c.data, c.list.get(2) == c.list,
        c.skipped, c.constructed, c.data);
    p(((Custom) copy(new Custom())).secret, ((Custom) copy(new Custom())).version, copy(Single.ONE) == Single.ONE,
        copy(new Replaced("r")), copy(Color.GREEN) == Color.GREEN, copy(Color.RED), copy(null), copy("text"),
        copy(new int[][] {{1}, {2, 3}}), copy(5), copy('c'), copy(Node.class) == Node.class);
    Ext e = new Ext();
    e.x = 10;
    p(((Ext) copy(e)).x);
    for (Object o : new Object[] {new ArrayList<>(Arrays.asList(1, "x", null)), new LinkedList<>(Arrays.asList(1, 2)),
             new HashMap<>(Collections.singletonMap("k", 1)), new TreeMap<>(Collections.singletonMap("k", 1)),
             new LinkedHashSet<>(Arrays.asList(3, 1, 2)), new ArrayDeque<>(Arrays.asList(1, 2)), new Date(5),
             new StringBuilder("sb"), new BitSet(), EnumSet.of(Color.RED),
             new java.math.BigInteger("123456789012345678901"), new java.math.BigDecimal("1.50"), Locale.US,
             Arrays.asList(1, 2), Collections.emptyList(),
             Collections.unmodifiableList(new ArrayList<>(Arrays.asList(7))),
             new IllegalStateException("m").getMessage(), UUID.fromString("00000000-0000-0001-0000-000000000002"),
             new Random(5).getClass()})
      p(o.getClass().getSimpleName(), copy(o).toString().equals(o.toString()), copy(o).getClass() == o.getClass());
    p(thrown(() -> write(new Object())), thrown(() -> write(Arrays.asList(new Object()))),
        thrown(() -> write(Thread.currentThread())),
        thrown(() -> new ObjectInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4}))),
        thrown(() -> new ObjectInputStream(new ByteArrayInputStream(Arrays.copyOf(write(a), 30))).readObject()),
        thrown(() -> {
          ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(write("x")));
          in.readObject();
          in.readObject();
        }));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ObjectOutputStream out = new ObjectOutputStream(bytes);
    int[] mutable = {1};
    out.writeObject(mutable);
    mutable[0] = 2;
    out.writeObject(mutable);
    out.writeUnshared(mutable);
    out.reset();
    out.writeObject(mutable);
    out.writeInt(5);
    out.writeUTF("end");
    out.flush();
    ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    Object one = in.readObject(), two = in.readObject();
    p(one, two, one == two, in.readObject(), in.readObject(), in.readInt(), in.readUTF());
    StringBuilder hex = new StringBuilder();
    for (byte x : write(new Node("n").data, "str", Color.RED))
      hex.append(Integer.toHexString(x & 255 | 256).substring(1));
    p(hex, ObjectStreamClass.lookup(Node.class).getSerialVersionUID(),
        ObjectStreamClass.lookup(Node.class).getFields().length, ObjectStreamClass.lookup(Plain.class));
  }
}
