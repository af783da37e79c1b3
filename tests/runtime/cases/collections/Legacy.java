package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Vector, Stack, Hashtable, Properties, Dictionary and Enumeration. */
public class Legacy {
  public static void main(String[] args) throws Exception {
    Vector<Integer> v = new Vector<>(2, 3);
    for (int i = 0; i < 6; i++) v.addElement(i * 10);
    v.insertElementAt(99, 1);
    v.setElementAt(77, 0);
    p(v, v.elementAt(1), v.firstElement(), v.lastElement(), v.capacity(), v.indexOf(30, 2), v.lastIndexOf(30, 3),
        v.removeElement(99), v.removeElement(1), v.size());
    v.removeElementAt(0);
    v.setSize(7);
    p(v, v.contains(null), thrown(() -> v.elementAt(7)), thrown(() -> v.get(-1)), thrown(() -> v.removeElementAt(9)),
        thrown(() -> v.insertElementAt(1, 9)), new Vector<>().capacity(), thrown(() -> new Vector<>().firstElement()));
    v.trimToSize();
    Enumeration<Integer> e = v.elements();
    StringBuilder seen = new StringBuilder();
    while (e.hasMoreElements()) seen.append(e.nextElement()).append(' ');
    p(seen, v.capacity(), thrown(e::nextElement));
    Stack<String> s = new Stack<>();
    s.push("a");
    s.push("b");
    s.push("a");
    p(s, s.peek(), s.search("a"), s.search("b"), s.search("z"), s.pop(), s.pop(), s.pop(), s.empty(), thrown(s::pop),
        thrown(s::peek));
    Hashtable<String, Integer> h = new Hashtable<>();
    for (String w : "one two three four five six seven eight nine ten eleven twelve thirteen".split(" "))
      h.put(w, w.length());
    p(h, h.keySet(), h.values(), Collections.list(h.keys()), Collections.list(h.elements()), h.contains(3),
        h.containsValue(99), h.get("ten"), h.remove("six"), h.size());
    p(thrown(() -> h.put(null, 1)), thrown(() -> h.put("x", null)), thrown(() -> h.contains(null)),
        h.getOrDefault("q", 0), h.merge("ten", 1, Integer::sum), h.computeIfAbsent("new", String::length),
        h.equals(new HashMap<>(h)), new Hashtable<>(h).hashCode() == h.hashCode());
    h.entrySet().removeIf(x -> x.getValue() > 3);
    p(h, thrown(() -> {
      for (String k : h.keySet()) h.put(k + "x", 1);
    }));
    Properties defaults = new Properties();
    defaults.setProperty("color", "red");
    defaults.setProperty("size", "10");
    Properties props = new Properties(defaults);
    props.load(new java.io.StringReader(
        "# comment\n! other\nname = J\\u00e9r\\u00f4me\nkey\\ with\\ spaces:value\\\n   continued\nempty\nsize=20\n  indented\t=\ttabbed \ntabs=a\\tb\\nc\nback=c:\\\\dir\n=novalue\nq==x"));
    for (String name : new TreeSet<>(props.stringPropertyNames()))
      p("[" + name + "]", "[" + props.getProperty(name).replace("\n", "\\n").replace("\t", "\\t") + "]");
    p(props.getProperty("none"), props.getProperty("none", "d"), props.getProperty("color"), props.get("color"),
        props.size(), props.setProperty("size", "30"), props.getProperty("size"));
    java.io.StringWriter w = new java.io.StringWriter();
    Properties out = new Properties();
    out.setProperty("a key", " v=\u00e9\n:#");
    out.store(w, null);
    p(w.toString().split("\n")[1]);
  }
}
