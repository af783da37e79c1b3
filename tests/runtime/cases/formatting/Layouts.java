package formatting;

import java.util.*;

/** Widths, precisions and flags from arguments, nested formats, reports with totals, number bases. */
public class Layouts {
  static String bar(int n, int of, int width) {
    int k = of == 0 ? 0 : n * width / of;
    return "[" + String.format("%-" + width + "s", new String(new char[k]).replace('\0', '#')) + "]";
  }

  public static void main(String[] args) {
    Map<String, double[]> sales = new LinkedHashMap<>();
    sales.put("North", new double[] {1200.5, 980, 1500.255});
    sales.put("South-East", new double[] {0, -75.125, 3.999});
    sales.put("W", new double[] {1e6, 123456.789, 0.004});
    System.out.println(String.format("%-12s%12s%12s%12s%14s", "Region", "Jan", "Feb", "Mar", "Total"));
    double[] totals = new double[3];
    for (Map.Entry<String, double[]> e : sales.entrySet()) {
      StringBuilder row = new StringBuilder(String.format("%-12.8s", e.getKey()));
      double sum = 0;
      for (int i = 0; i < 3; i++) {
        row.append(String.format("%,12.2f", e.getValue()[i]));
        totals[i] += e.getValue()[i];
        sum += e.getValue()[i];
      }
      System.out.println(row.append(String.format("%(,14.1f", sum)));
    }
    System.out.println(String.format("%-12s%,12.0f%,12.0f%,12.0f", "Sum", totals[0], totals[1], totals[2]));
    for (int i = 0; i <= 10; i += 5) System.out.println(bar(i, 10, 20) + String.format("%4d%%", i * 10));
    for (int v : new int[] {0, 7, 255, -1})
      System.out.println(String.format("|%5d|%-5d|%05d|%x|%8X|%#o|%+d|%s|%c|", v, v, Math.abs(v), v, v, v, v,
          Integer.toBinaryString(v), (char) (65 + (v & 15))));
    System.out.println(String.format("%1$s-%2$s-%1$s %<s %3$08.3f %4$tY", "a", "b", Math.E, new Date(0)));
    System.out.println(String.format("%s %S %h %b %n", Arrays.asList(1, "x"), "mixed Case", "hash", "any").trim());
    System.out.println(
        String.format("%-10s|%10s|%.3s|%-8.3s|%8.3s|", "left", "right", "truncate", "truncate", "truncate"));
    System.out.println(String.format("%e %.2e %E %g %g %g %a", 12345.678, 0.00012, 1e100, 0.0001, 123456.0, 1e10, 1.0));
    StringBuilder hex = new StringBuilder();
    Formatter f = new Formatter(hex);
    for (byte b : new byte[] {0, 15, 127, -128, -1}) f.format("%02x:", b);
    System.out.println(hex);
    System.out.printf("%d items%n%s", 3, "").println(String.format("%3$s %1$s %2$s", "x", "y", "z"));
  }
}
