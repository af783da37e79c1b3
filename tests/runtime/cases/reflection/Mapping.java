package reflection;

import static support.Tell.p;
import static support.Tell.thrown;

import java.lang.reflect.*;
import java.util.*;

/** Objects to maps and back, deep comparison and printing, by reflection over fields of every type. */
public class Mapping {
  enum Color { RED, BLUE }
  static class Address {
    String street = "Main";
    int number = 5;
    Address() {}
  }
  static class Person {
    private String name;
    protected int age;
    boolean active = true;
    double[] scores = {1.5, 2};
    List<String> tags = new ArrayList<>(Arrays.asList("x"));
    Color color = Color.BLUE;
    Address home = new Address();
    transient int cache = 99;
    static int shared = 7;
    long big = 1L << 40;
    char letter = 'q';
    Person() {}
    Person(String n, int a) {
      name = n;
      age = a;
    }
  }
  static class Student extends Person {
    int year = 2;
    Student() {}
  }

  static Map<String, Object> toMap(Object o) throws IllegalAccessException {
    Map<String, Object> m = new TreeMap<>();
    for (Class<?> c = o.getClass(); c != Object.class; c = c.getSuperclass())
      for (Field f : c.getDeclaredFields()) {
        if ((f.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) != 0 || f.isSynthetic()) continue;
        f.setAccessible(true);
        m.put(f.getName(), value(f.get(o)));
      }
    return m;
  }

  static Object value(Object v) throws IllegalAccessException {
    if (v == null || v instanceof Number || v instanceof String || v instanceof Boolean || v instanceof Character)
      return v;
    if (v instanceof Enum) return ((Enum<?>) v).name();
    if (v.getClass().isArray()) {
      List<Object> l = new ArrayList<>();
      for (int i = 0; i < Array.getLength(v); i++) l.add(value(Array.get(v, i)));
      return l;
    }
    if (v instanceof Collection) {
      List<Object> l = new ArrayList<>();
      for (Object x : (Collection<?>) v) l.add(value(x));
      return l;
    }
    return toMap(v);
  }

  @SuppressWarnings("unchecked")
  static <T> T fromMap(Class<T> type, Map<String, Object> m) throws Exception {
    Constructor<T> k = type.getDeclaredConstructor();
    k.setAccessible(true);
    T t = k.newInstance();
    for (Class<?> c = type; c != Object.class; c = c.getSuperclass())
      for (Field f : c.getDeclaredFields()) {
        if (!m.containsKey(f.getName())) continue;
        f.setAccessible(true);
        Object v = m.get(f.getName());
        if (f.getType().isEnum())
          v = Enum.valueOf((Class<Enum>) f.getType(), (String) v);
        else if (f.getType().isArray()) {
          List<?> l = (List<?>) v;
          Object a = Array.newInstance(f.getType().getComponentType(), l.size());
          for (int i = 0; i < l.size(); i++) Array.set(a, i, l.get(i));
          v = a;
        } else if (v instanceof Map)
          v = fromMap(f.getType(), (Map<String, Object>) v);
        f.set(t, v);
      }
    return t;
  }

  public static void main(String[] args) throws Exception {
    Person a = new Person("Ann", 30);
    Map<String, Object> m = toMap(a);
    p(m);
    Person b = fromMap(Person.class, m);
    p(b.name, b.age, b.active, b.scores, b.tags, b.color, b.home.street, b.cache, b.big, b.letter, b.home != a.home,
        toMap(b).equals(m));
    m.put("age", 31L);
    p(thrown(() -> fromMap(Person.class, m)));
    m.put("age", (short) 31);
    m.put("color", "GREEN");
    p(thrown(() -> fromMap(Person.class, m)));
    m.put("color", "RED");
    m.put("scores", Arrays.<Object>asList(1, 2.5f));
    p(fromMap(Person.class, m).scores, fromMap(Person.class, m).age, toMap(fromMap(Student.class, m)),
        thrown(() -> fromMap(Color.class, m)), thrown(() -> fromMap(Runnable.class, m)));
  }
}
