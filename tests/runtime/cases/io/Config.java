package io;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;
import java.util.*;
import java.util.function.Function;

/** Reading settings from several layers: properties, includes, substitution, typed access, errors. */
public class Config {
  static final Map<String, String> FILES = new HashMap<>();
  final Properties p = new Properties();

  static Config load(String name) throws IOException {
    Config c = new Config();
    c.include(name, new ArrayDeque<>());
    return c;
  }

  private void include(String name, Deque<String> open) throws IOException {
    if (open.contains(name)) throw new IOException("cycle " + open);
    String text = FILES.get(name);
    if (text == null) throw new FileNotFoundException(name);
    open.push(name);
    Properties mine = new Properties();
    mine.load(new StringReader(text));
    for (String n : mine.getProperty("include", "").split(","))
      if (!n.trim().isEmpty()) include(n.trim(), open);
    for (String k : mine.stringPropertyNames())
      if (!k.equals("include")) p.setProperty(k, mine.getProperty(k));
    open.pop();
  }

  String get(String key) { return expand(p.getProperty(key), 0); }

  private String expand(String s, int depth) {
    if (s == null || depth > 8) return s;
    int from = s.indexOf("${");
    if (from < 0) return s;
    int to = s.indexOf('}', from);
    String[] name = s.substring(from + 2, to).split(":", 2);
    String v = p.getProperty(name[0], name.length > 1 ? name[1] : "");
    return expand(s.substring(0, from) + v + s.substring(to + 1), depth + 1);
  }

  <T> T get(String key, Function<String, T> parse, T or) {
    String s = get(key);
    if (s == null) return or;
    try {
      return parse.apply(s.trim());
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(key + "=" + s, e);
    }
  }

  public static void main(String[] args) throws IOException {
    FILES.put("base",
        "host=localhost\nport = 80\nurl=http://${host}:${port}/${path:index}\ndebug: true\nlist=a, b,c\nmulti=one \\\n   two\n");
    FILES.put("app", "include=base\n# over\nport=8080\nname=J\\u00fcrgen\nbad=12x\nself=${self}\n");
    FILES.put("loop", "include=loop2");
    FILES.put("loop2", "include=app,loop");
    Config c = load("app");
    p(c.get("url"), c.get("name"), c.get("none"), c.get("port", Integer::valueOf, 1),
        c.get("debug", Boolean::valueOf, false), c.get("nothing", Integer::valueOf, 7),
        Arrays.asList(c.get("list", s -> s.split("\\s*,\\s*"), new String[0])), c.get("multi"),
        c.get("self").startsWith("${"), c.p.size());
    try {
      c.get("bad", Integer::valueOf, 0);
    } catch (IllegalArgumentException e) {
      p(e.getMessage(), e.getCause().getClass().getSimpleName());
    }
    p(thrown(() -> load("loop")), thrown(() -> load("nowhere")));
    StringWriter w = new StringWriter();
    Properties out = new Properties();
    out.setProperty("key with space", "value: # = ! \t end ");
    out.store(w, "comment");
    String[] lines = w.toString().split("\\R");
    Properties again = new Properties();
    again.load(new StringReader(w.toString()));
    p(lines[0], lines[lines.length - 1], again.equals(out), again);
  }
}
