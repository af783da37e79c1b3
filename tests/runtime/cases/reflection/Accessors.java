package reflection;

import static support.Tell.p;
import static support.Tell.thrown;

import java.lang.reflect.*;
import java.util.*;

/** Getters, setters, beans, copying by reflection, comparing fields through a hierarchy. */
public class Accessors {
  public static class Base {
    private int id = 7;
    protected String name = "base";
    public int getId() { return id; }
    public void setId(int id) { this.id = id; }
    public String getName() { return name; }
    public void setName(String n) { name = n; }
    public boolean isReady() { return id > 5; }
  }

  public static class Item extends Base {
    private double price = 2.5;
    private List<String> tags = new ArrayList<>(Arrays.asList("a"));
    private Item parent;
    public double getPrice() { return price; }
    public void setPrice(double p) {
      if (p < 0) throw new IllegalArgumentException("negative");
      price = p;
    }
    public List<String> getTags() { return tags; }
    public Item getParent() { return parent; }
    public void setParent(Item p) { parent = p; }
    public String get() { return "no property"; }
    public static int getCount() { return 3; }
    private int getHidden() { return 1; }
    public int getIndexed(int i) { return i; }
  }

  static SortedMap<String, Object> properties(Object o) throws Exception {
    SortedMap<String, Object> out = new TreeMap<>();
    for (Method m : o.getClass().getMethods()) {
      if (m.getParameterCount() > 0 || Modifier.isStatic(m.getModifiers()) || m.getDeclaringClass() == Object.class)
        continue;
      String n = m.getName();
      if (n.startsWith("get") && n.length() > 3)
        out.put(Character.toLowerCase(n.charAt(3)) + n.substring(4), m.invoke(o));
      else if (n.startsWith("is") && m.getReturnType() == boolean.class)
        out.put(Character.toLowerCase(n.charAt(2)) + n.substring(3), m.invoke(o));
    }
    return out;
  }

  static void set(Object o, String property, Object value) throws Exception {
    for (Method m : o.getClass().getMethods()) {
      if (!m.getName().equals("set" + Character.toUpperCase(property.charAt(0)) + property.substring(1))) continue;
      try {
        m.invoke(o, value);
      } catch (InvocationTargetException e) {
        throw(Exception) e.getCause();
      }
      return;
    }
    throw new NoSuchElementException(property);
  }

  static List<String> differences(Object a, Object b) throws Exception {
    List<String> out = new ArrayList<>();
    for (Class<?> c = a.getClass(); c != Object.class; c = c.getSuperclass()) {
      for (Field f : c.getDeclaredFields()) {
        f.setAccessible(true);
        if (!Objects.equals(f.get(a), f.get(b))) out.add(c.getSimpleName() + "." + f.getName());
      }
    }
    Collections.sort(out);
    return out;
  }

  public static void main(String[] args) throws Exception {
    Item a = new Item(), b = new Item();
    p(properties(a), differences(a, b));
    set(a, "id", 3);
    set(a, "price", 9);
    set(a, "name", null);
    set(a, "parent", b);
    p(properties(a).keySet(), a.getId(), a.getPrice(), a.isReady(), differences(a, b), thrown(() -> set(a, "none", 1)),
        thrown(() -> set(a, "id", "x")), thrown(() -> set(a, "price", -1.0)), thrown(() -> set(a, "id", null)));
    Item copy = Item.class.getConstructor().newInstance();
    for (Class<?> c = Item.class; c != Object.class; c = c.getSuperclass())
      for (Field f : c.getDeclaredFields()) {
        f.setAccessible(true);
        f.set(copy, f.get(a));
      }
    copy.getTags().add("shared");
    p(differences(a, copy), a.getTags(), copy.getParent() == b);
  }
}
