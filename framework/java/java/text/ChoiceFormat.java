package java.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Texts for ranges of numbers: each one from its limit on. */
public class ChoiceFormat extends NumberFormat {
  private double[] limits = new double[0];
  private String[] formats = new String[0];

  public ChoiceFormat(String newPattern) {
    applyPattern(newPattern);
  }

  public ChoiceFormat(double[] limits, String[] formats) {
    setChoices(limits, formats);
  }

  /** limit # text | limit &lt; text |…: a text holds from its limit on, or above it. */
  public void applyPattern(String newPattern) {
    List<Double> numbers = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    StringBuilder number = new StringBuilder();
    StringBuilder text = new StringBuilder();
    boolean inText = false;
    boolean quoted = false;
    double limit = 0;
    double last = Double.NaN;
    for (int i = 0; i < newPattern.length(); i++) {
      char c = newPattern.charAt(i);
      StringBuilder part = inText ? text : number;
      if (c == '\'') {
        if (i + 1 < newPattern.length() && newPattern.charAt(i + 1) == c) {
          part.append(c);
          i++;
        } else {
          quoted = !quoted;
        }
      } else if (quoted) {
        part.append(c);
      } else if (!inText && (c == '<' || c == '#' || c == '\u2264')) {
        if (number.length() == 0) {
          throw new IllegalArgumentException("Each interval must contain a number before a format");
        }
        limit = number(number.toString());
        if (c == '<' && !Double.isInfinite(limit)) limit = nextDouble(limit);
        if (limit <= last) {
          throw new IllegalArgumentException("Incorrect order of intervals, must be in ascending order");
        }
        number.setLength(0);
        inText = true;
      } else if (c == '|') {
        numbers.add(limit);
        texts.add(text.toString());
        last = limit;
        text.setLength(0);
        inText = false;
      } else {
        part.append(c);
      }
    }
    if (inText) {
      numbers.add(limit);
      texts.add(text.toString());
    }
    limits = new double[numbers.size()];
    for (int i = 0; i < limits.length; i++) limits[i] = numbers.get(i);
    formats = texts.toArray(new String[texts.size()]);
  }

  private static double number(String text) {
    if (text.equals("\u221e")) return Double.POSITIVE_INFINITY;
    if (text.equals("-\u221e")) return Double.NEGATIVE_INFINITY;
    return Double.parseDouble(text);
  }

  public String toPattern() {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < limits.length; i++) {
      if (i > 0) result.append('|');
      double less = previousDouble(limits[i]);
      boolean exact = Math.abs(Math.IEEEremainder(limits[i], 1)) < Math.abs(Math.IEEEremainder(less, 1));
      double shown = exact ? limits[i] : less;
      if (limits[i] == Double.POSITIVE_INFINITY) result.append("\u221e");
      else if (limits[i] == Double.NEGATIVE_INFINITY) result.append("-\u221e");
      else result.append(shown);
      result.append(exact ? '#' : '<');
      boolean quote = false;
      for (int j = 0; j < formats[i].length(); j++) quote = quote || "<#\u2264|".indexOf(formats[i].charAt(j)) >= 0;
      String text = formats[i].replace("'", "''");
      result.append(quote ? "'" + text + "'" : text);
    }
    return result.toString();
  }

  public void setChoices(double[] limits, String[] formats) {
    if (limits.length != formats.length) {
      throw new IllegalArgumentException("Input arrays must be of the same length.");
    }
    this.limits = limits.clone();
    this.formats = formats.clone();
  }

  public double[] getLimits() {
    return limits.clone();
  }

  public Object[] getFormats() {
    return formats.clone();
  }

  @Override
  public StringBuffer format(long number, StringBuffer toAppendTo, FieldPosition status) {
    return format((double) number, toAppendTo, status);
  }

  @Override
  public StringBuffer format(double number, StringBuffer toAppendTo, FieldPosition status) {
    int i = 0;
    while (i < limits.length && number >= limits[i]) i++;
    return toAppendTo.append(formats[Math.max(0, i - 1)]);
  }

  @Override
  public Number parse(String text, ParsePosition status) {
    int start = status.getIndex();
    int furthest = start;
    double best = Double.NaN;
    for (int i = 0; i < formats.length; i++) {
      if (!text.startsWith(formats[i], start)) continue;
      int end = start + formats[i].length();
      if (end > furthest) {
        furthest = end;
        best = limits[i];
        if (furthest == text.length()) break;
      }
    }
    status.setIndex(furthest);
    if (furthest == start) status.setErrorIndex(furthest);
    return best;
  }

  public static final double nextDouble(double d) {
    return Math.nextUp(d);
  }

  public static final double previousDouble(double d) {
    return Math.nextDown(d);
  }

  public static double nextDouble(double d, boolean positive) {
    return positive ? Math.nextUp(d) : Math.nextDown(d);
  }

  @Override
  public Object clone() {
    ChoiceFormat other = (ChoiceFormat) super.clone();
    other.limits = limits.clone();
    other.formats = formats.clone();
    return other;
  }

  @Override
  public int hashCode() {
    return formats.length == 0 ? limits.length : limits.length ^ formats[formats.length - 1].hashCode();
  }

  @Override
  public boolean equals(Object obj) {
    if (obj == null || getClass() != obj.getClass()) return false;
    ChoiceFormat other = (ChoiceFormat) obj;
    return Arrays.equals(limits, other.limits) && Arrays.equals(formats, other.formats);
  }
}
