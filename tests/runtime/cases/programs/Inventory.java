package programs;

import java.util.*;
import java.util.stream.*;

/** Parsing records, validating them, grouping, joining, and reporting, as a small business program. */
public class Inventory {
  static class BadRecord extends Exception {
    final int line;
    BadRecord(int line, String m, Throwable cause) {
      super("line " + line + ": " + m, cause);
      this.line = line;
    }
  }

  static final class Row {
    final String sku, name, category;
    final int quantity;
    final long cents;
    Row(String sku, String name, String category, int quantity, long cents) {
      this.sku = sku;
      this.name = name;
      this.category = category;
      this.quantity = quantity;
      this.cents = cents;
    }
    long total() { return quantity * cents; }
    String category() { return category; }
  }

  static Row parse(String text, int line) throws BadRecord {
    String[] f = text.split("\\|", -1);
    if (f.length != 5) throw new BadRecord(line, "expected 5 fields, got " + f.length, null);
    try {
      int q = Integer.parseInt(f[3].trim());
      if (q < 0) throw new BadRecord(line, "negative quantity", null);
      String[] money = f[4].trim().split("\\.");
      long cents =
          Long.parseLong(money[0]) * 100 + (money.length > 1 ? Long.parseLong((money[1] + "0").substring(0, 2)) : 0);
      return new Row(f[0].trim().toUpperCase(), f[1].trim(), f[2].trim(), q, cents);
    } catch (NumberFormatException e) {
      throw new BadRecord(line, "number", e);
    }
  }

  public static void main(String[] args) {
    String data =
        "a1|Hammer|tools| 10|12.50\nb2|Nail|parts|5000|0.02\nbroken\nc3|Saw|tools|x|9\nd4|Glue|chem|-3|4.5\ne5|Screw|parts|700|0.1\nf6|Paint|chem|12|25\ng7|Brush|tools|0|7.05\n|Nameless||1|1";
    List<Row> rows = new ArrayList<>();
    List<BadRecord> bad = new ArrayList<>();
    int line = 0;
    for (String s : data.split("\n")) {
      line++;
      try {
        rows.add(parse(s, line));
      } catch (BadRecord e) {
        bad.add(e);
      }
    }
    for (BadRecord b : bad)
      System.out.println(
          b.getMessage() + " " + (b.getCause() == null ? "" : b.getCause().getClass().getSimpleName()) + " " + b.line);
    Map<String, LongSummaryStatistics> stats = rows.stream().collect(
        Collectors.groupingBy(Row::category, TreeMap::new, Collectors.summarizingLong(Row::total)));
    stats.forEach((c, s)
                      -> System.out.println(String.format("%-6s %d items, total %,.2f, max %,.2f", c, s.getCount(),
                          s.getSum() / 100.0, s.getMax() / 100.0)));
    System.out.println(rows.stream()
                           .filter(r -> r.quantity > 0)
                           .sorted(Comparator.comparingLong(Row::total).reversed().thenComparing(r -> r.sku))
                           .map(r -> r.sku + "=" + r.total())
                           .collect(Collectors.joining(", ")));
    Map<Boolean, List<String>> stocked = rows.stream().collect(
        Collectors.partitioningBy(r -> r.quantity > 0, Collectors.mapping(r -> r.name, Collectors.toList())));
    System.out.println(stocked + " " + rows.stream().mapToLong(Row::total).sum());
    NavigableMap<Long, String> byPrice = new TreeMap<>();
    rows.forEach(r -> byPrice.merge(r.cents, r.name, (a, b) -> a + "/" + b));
    System.out.println(byPrice + " " + byPrice.headMap(100L) + " " + byPrice.ceilingEntry(700L) + " "
        + byPrice.descendingMap().firstEntry());
  }
}
