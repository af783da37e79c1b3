package io;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;
import java.util.*;

/**
 * Object streams between versions by hand: fields by name, inheritance with readObject in each class, arrays and
 * shared parts.
 */
public class Objects2 {
  static class A implements Serializable {
    private static final long serialVersionUID = 1;
    int a = 1;
    private void writeObject(ObjectOutputStream o) throws IOException {
      o.defaultWriteObject();
      o.writeInt(a * 10);
    }
    private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
      i.defaultReadObject();
      a += i.readInt();
    }
  }
  static class B extends A {
    private static final long serialVersionUID = 2;
    String b = "b";
    transient List<String> log = new ArrayList<>();
    private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
      i.defaultReadObject();
      log = new ArrayList<>(Arrays.asList("restored " + a + b));
    }
  }
  static class C extends B {
    private static final long serialVersionUID = 3;
    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("kept", int.class), new ObjectStreamField("text", String.class)};
    int kept = 7;
    int dropped = 8;
    private void writeObject(ObjectOutputStream o) throws IOException {
      ObjectOutputStream.PutField f = o.putFields();
      f.put("kept", kept + 1);
      f.put("text", "t");
      o.writeFields();
    }
    private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
      ObjectInputStream.GetField f = i.readFields();
      kept = f.get("kept", 0);
      dropped = f.get("text", "").toString().length();
    }
  }
  static class Graph implements Serializable {
    private static final long serialVersionUID = 4;
    final int[] shared = {1, 2};
    final int[][] rows = {shared, shared, {3}};
    final Map<String, Object> map = new HashMap<>();
    Graph self = this;
    Object[] mixed = {"s", 1, 2.5, 'c', null, shared, Thread.State.NEW, new Object[0]};
  }
  static class Bad implements Serializable { Object o = new Object(); }

  @SuppressWarnings("unchecked")
  static <T> T copy(T t) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream b = new ByteArrayOutputStream();
    try (ObjectOutputStream o = new ObjectOutputStream(b)) {
      o.writeObject(t);
    }
    return (T) new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readObject();
  }

  public static void main(String[] args) throws Exception {
    p(copy(new A()).a, copy(new B()).a, copy(new B()).log, copy(new C()).kept, copy(new C()).dropped,
        copy(new C()).log);
    Graph g = new Graph();
    g.map.put("me", g);
    g.map.put("list", new ArrayList<>(Arrays.asList(g.shared, "x")));
    Graph h = copy(g);
    p(h.rows[0] == h.rows[1], h.rows[0] == h.shared, h.self == h, h.map.get("me") == h,
        ((List<?>) h.map.get("list")).get(0) == h.shared, h.mixed[5] == h.shared, h.mixed[6] == Thread.State.NEW,
        h.mixed.length, h.shared != g.shared, h.rows);
    try {
      copy(new Bad());
    } catch (NotSerializableException e) {
      p(e.getMessage());
    }
    ByteArrayOutputStream b = new ByteArrayOutputStream();
    ObjectOutputStream o = new ObjectOutputStream(b);
    o.writeObject(new Date(5));
    o.writeInt(9);
    o.writeObject(new TreeMap<>(Collections.singletonMap("k", new int[] {1})));
    o.writeBoolean(true);
    o.writeChars("ab");
    o.close();
    ObjectInputStream i = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()));
    p(((Date) i.readObject()).getTime(), i.readInt(), ((Map<?, ?>) i.readObject()).keySet(), i.readBoolean(),
        i.readChar(), i.readChar(), i.available(), thrown(i::readInt), thrown(i::readObject));
    p(thrown(() -> new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readInt()));
  }
}
