package programs;

import java.util.*;

/** Breaking text into lines, justifying, tables, trees and a word index. */
public class TextFormatter {
  static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String w : text.split("\\s+")) {
      if (line.length() > 0 && line.length() + 1 + w.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      if (line.length() > 0) line.append(' ');
      line.append(w);
    }
    if (line.length() > 0) lines.add(line.toString());
    return lines;
  }

  static String justify(String line, int width) {
    String[] w = line.split(" ");
    if (w.length == 1) return line;
    int spaces = width - line.replace(" ", "").length();
    StringBuilder b = new StringBuilder(w[0]);
    for (int i = 1; i < w.length; i++) {
      int gap = spaces / (w.length - i);
      if (spaces % (w.length - i) != 0) gap++;
      spaces -= gap;
      for (int k = 0; k < gap; k++) b.append(' ');
      b.append(w[i]);
    }
    return b.toString();
  }

  static void tree(Map<String, ?> m, String indent) {
    Iterator<? extends Map.Entry<String, ?>> it = m.entrySet().iterator();
    while (it.hasNext()) {
      Map.Entry<String, ?> e = it.next();
      boolean last = !it.hasNext();
      System.out.println(
          indent + (last ? "`- " : "|- ") + e.getKey() + (e.getValue() instanceof Map ? "" : " = " + e.getValue()));
      if (e.getValue() instanceof Map) {
        @SuppressWarnings("unchecked") Map<String, ?> inner = (Map<String, ?>) e.getValue();
        tree(inner, indent + (last ? "   " : "|  "));
      }
    }
  }

  public static void main(String[] args) {
    String text =
        "The committee met on Tuesday and, after a discussion that lasted well into the evening, decided to postpone every decision of importance until such a time as nobody would remember what it had been about.";
    for (String l : wrap(text, 38)) System.out.println("|" + justify(l, 38) + "|");
    SortedMap<String, SortedSet<Integer>> index = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    int n = 0;
    for (String l : wrap(text, 38)) {
      n++;
      for (String w : l.split("\\W+"))
        if (w.length() > 6) index.computeIfAbsent(w, k -> new TreeSet<>()).add(n);
    }
    System.out.println(index);
    Map<String, Object> root = new LinkedHashMap<>(), sub = new LinkedHashMap<>(), deep = new LinkedHashMap<>();
    deep.put("x", 1);
    deep.put("y", null);
    sub.put("deep", deep);
    sub.put("leaf", 'c');
    root.put("a", 2.5);
    root.put("sub", sub);
    root.put("z", Arrays.asList(1, 2));
    tree(root, "");
    String[][] rows = {{"Name", "Qty", "Price"}, {"Widget", "7", "3.50"}, {"Extra long gadget", "123", "0.99"}};
    int[] widths = new int[3];
    for (String[] r : rows)
      for (int i = 0; i < 3; i++) widths[i] = Math.max(widths[i], r[i].length());
    for (String[] r : rows)
      System.out.println(
          String.format("%-" + widths[0] + "s | %" + widths[1] + "s | %" + widths[2] + "s", (Object[]) r));
  }
}
