package java.text;

import java.io.InvalidObjectException;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Texts with places for arguments, like {0} or {1,number,#.##}. */
public class MessageFormat extends Format {
  private static final String[] DATE_STYLES = {"full", "long", "medium", "short"};

  private Locale locale;
  /** Texts; one more than there are arguments. */
  private List<String> texts = new ArrayList<>();
  private List<Integer> numbers = new ArrayList<>();
  private List<Format> formats = new ArrayList<>();

  public MessageFormat(String pattern) {
    this(pattern, Locale.getDefault(Locale.Category.FORMAT));
  }

  public MessageFormat(String pattern, Locale locale) {
    this.locale = locale;
    applyPattern(pattern);
  }

  public void setLocale(Locale locale) {
    this.locale = locale;
  }

  public Locale getLocale() {
    return locale;
  }

  public void applyPattern(String pattern) {
    List<String> newTexts = new ArrayList<>();
    List<Integer> newNumbers = new ArrayList<>();
    List<Format> newFormats = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    boolean quoted = false;
    int i = 0;
    while (i < pattern.length()) {
      char c = pattern.charAt(i);
      if (c == '\'') {
        if (i + 1 < pattern.length() && pattern.charAt(i + 1) == c) {
          text.append(c);
          i++;
        } else {
          quoted = !quoted;
        }
        i++;
      } else if (c == '{' && !quoted) {
        int end = argumentEnd(pattern, i + 1);
        newTexts.add(text.toString());
        text.setLength(0);
        readArgument(pattern.substring(i + 1, end), newNumbers, newFormats);
        i = end + 1;
      } else {
        text.append(c);
        i++;
      }
    }
    newTexts.add(text.toString());
    texts = newTexts;
    numbers = newNumbers;
    formats = newFormats;
  }

  /** The place of the } that closes an argument. */
  private static int argumentEnd(String pattern, int start) {
    int depth = 1;
    boolean quoted = false;
    for (int i = start; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c == '\'') quoted = !quoted;
      if (quoted) continue;
      if (c == '{') depth++;
      if (c == '}' && --depth == 0) return i;
    }
    throw new IllegalArgumentException("Unmatched braces in the pattern.");
  }

  private void readArgument(String text, List<Integer> newNumbers, List<Format> newFormats) {
    int comma = text.indexOf(',');
    String index = comma < 0 ? text : text.substring(0, comma);
    int number;
    try {
      number = Integer.parseInt(index);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("can't parse argument number: " + index, e);
    }
    if (number < 0) throw new IllegalArgumentException("negative argument number: " + number);
    int second = comma < 0 ? -1 : text.indexOf(',', comma + 1);
    String type = comma < 0 ? "" : text.substring(comma + 1, second < 0 ? text.length() : second);
    newNumbers.add(number);
    newFormats.add(makeFormat(type.trim(), second < 0 ? "" : text.substring(second + 1)));
  }

  private Format makeFormat(String type, String style) {
    String name = style.trim();
    if (type.isEmpty()) return null;
    if (type.equalsIgnoreCase("number")) {
      if (name.isEmpty()) return NumberFormat.getInstance(locale);
      if (name.equalsIgnoreCase("currency")) return NumberFormat.getCurrencyInstance(locale);
      if (name.equalsIgnoreCase("percent")) return NumberFormat.getPercentInstance(locale);
      if (name.equalsIgnoreCase("integer")) return NumberFormat.getIntegerInstance(locale);
      return new DecimalFormat(style, DecimalFormatSymbols.getInstance(locale));
    }
    boolean isDate = type.equalsIgnoreCase("date");
    if (isDate || type.equalsIgnoreCase("time")) {
      int index = name.isEmpty() ? DateFormat.DEFAULT : -1;
      for (int i = 0; i < DATE_STYLES.length; i++) {
        if (DATE_STYLES[i].equalsIgnoreCase(name)) index = i;
      }
      if (index < 0) return new SimpleDateFormat(style, locale);
      return isDate ? DateFormat.getDateInstance(index, locale) : DateFormat.getTimeInstance(index, locale);
    }
    if (type.equalsIgnoreCase("choice")) return new ChoiceFormat(style);
    throw new IllegalArgumentException("unknown format type: " + type);
  }

  public String toPattern() {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < texts.size(); i++) {
      quote(texts.get(i), result);
      if (i == numbers.size()) break;
      result.append('{').append(numbers.get(i));
      appendFormat(formats.get(i), result);
      result.append('}');
    }
    return result.toString();
  }

  private static void quote(String text, StringBuilder result) {
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '{' && !quoted) {
        result.append('\'');
        quoted = true;
      }
      result.append(c);
      if (c == '\'') {
        result.append('\'');
      } else if (quoted) {
        result.append('\'');
        quoted = false;
      }
    }
  }

  private void appendFormat(Format format, StringBuilder result) {
    if (format instanceof ChoiceFormat) {
      result.append(",choice,").append(((ChoiceFormat) format).toPattern());
    } else if (format instanceof DecimalFormat) {
      if (format.equals(NumberFormat.getInstance(locale))) result.append(",number");
      else if (format.equals(NumberFormat.getCurrencyInstance(locale))) result.append(",number,currency");
      else if (format.equals(NumberFormat.getPercentInstance(locale))) result.append(",number,percent");
      else if (format.equals(NumberFormat.getIntegerInstance(locale))) result.append(",number,integer");
      else result.append(",number,").append(((DecimalFormat) format).toPattern());
    } else if (format instanceof SimpleDateFormat) {
      for (int style = 0; style < DATE_STYLES.length; style++) {
        String suffix = style == DateFormat.DEFAULT ? "" : "," + DATE_STYLES[style];
        if (format.equals(DateFormat.getDateInstance(style, locale))) {
          result.append(",date").append(suffix);
          return;
        }
        if (format.equals(DateFormat.getTimeInstance(style, locale))) {
          result.append(",time").append(suffix);
          return;
        }
      }
      result.append(",date,").append(((SimpleDateFormat) format).toPattern());
    }
  }

  public void setFormatsByArgumentIndex(Format[] newFormats) {
    for (int i = 0; i < numbers.size(); i++) {
      if (numbers.get(i) < newFormats.length) formats.set(i, newFormats[numbers.get(i)]);
    }
  }

  public void setFormats(Format[] newFormats) {
    for (int i = 0; i < Math.min(newFormats.length, formats.size()); i++) formats.set(i, newFormats[i]);
  }

  public void setFormatByArgumentIndex(int argumentIndex, Format newFormat) {
    for (int i = 0; i < numbers.size(); i++) {
      if (numbers.get(i) == argumentIndex) formats.set(i, newFormat);
    }
  }

  public void setFormat(int formatElementIndex, Format newFormat) {
    if (formatElementIndex >= formats.size()) throw new ArrayIndexOutOfBoundsException(formatElementIndex);
    formats.set(formatElementIndex, newFormat);
  }

  public Format[] getFormatsByArgumentIndex() {
    int count = 0;
    for (int number : numbers) count = Math.max(count, number + 1);
    Format[] result = new Format[count];
    for (int i = 0; i < numbers.size(); i++) result[numbers.get(i)] = formats.get(i);
    return result;
  }

  public Format[] getFormats() {
    return formats.toArray(new Format[formats.size()]);
  }

  public final StringBuffer format(Object[] arguments, StringBuffer result, FieldPosition pos) {
    return print(arguments, result, pos == null ? null : new FieldRecorder(pos));
  }

  public static String format(String pattern, Object... arguments) {
    return new MessageFormat(pattern).print(arguments, new StringBuffer(), null).toString();
  }

  @Override
  public final StringBuffer format(Object arguments, StringBuffer result, FieldPosition pos) {
    return format((Object[]) arguments, result, pos);
  }

  @Override
  public AttributedCharacterIterator formatToCharacterIterator(Object arguments) {
    if (arguments == null) throw new NullPointerException("formatToCharacterIterator must be passed non-null object");
    FieldRecorder fields = new FieldRecorder();
    String text = print((Object[]) arguments, new StringBuffer(), fields).toString();
    return fields.iterator(text);
  }

  private StringBuffer print(Object[] arguments, StringBuffer result, FieldRecorder fields) {
    for (int i = 0; i < texts.size(); i++) {
      result.append(texts.get(i));
      if (i == numbers.size()) break;
      int number = numbers.get(i);
      int start = result.length();
      if (arguments == null || number >= arguments.length) result.append('{').append(number).append('}');
      else result.append(print(arguments[number], formats.get(i), arguments));
      if (fields != null) fields.add(Field.ARGUMENT, number, -1, start, result.length());
    }
    return result;
  }

  private String print(Object argument, Format format, Object[] arguments) {
    if (argument == null) return "null";
    if (format != null) {
      String text = format.format(argument);
      // The texts of a choice may have arguments themselves.
      boolean again = format instanceof ChoiceFormat && text.indexOf('{') >= 0;
      return again ? new MessageFormat(text, locale).print(arguments, new StringBuffer(), null).toString() : text;
    }
    if (argument instanceof Number) return NumberFormat.getInstance(locale).format(argument);
    if (argument instanceof Date) {
      return DateFormat.getDateTimeInstance(DateFormat.SHORT, DateFormat.SHORT, locale).format((Date) argument);
    }
    return argument.toString();
  }

  public Object[] parse(String source, ParsePosition pos) {
    if (source == null) return new Object[0];
    int count = 0;
    for (int number : numbers) count = Math.max(count, number + 1);
    Object[] result = new Object[count];
    int at = pos.getIndex();
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      if (!source.startsWith(text, at)) return fail(pos, at);
      at += text.length();
      if (i == numbers.size()) break;
      if (formats.get(i) == null) {
        String next = texts.get(i + 1);
        int end = next.isEmpty() ? source.length() : source.indexOf(next, at);
        if (end < 0) return fail(pos, at);
        String value = source.substring(at, end);
        if (!value.equals("{" + numbers.get(i) + "}")) result[numbers.get(i)] = value;
        at = end;
      } else {
        ParsePosition inner = new ParsePosition(at);
        result[numbers.get(i)] = formats.get(i).parseObject(source, inner);
        if (inner.getIndex() == at) return fail(pos, at);
        at = inner.getIndex();
      }
    }
    pos.setIndex(at);
    return result;
  }

  private static Object[] fail(ParsePosition pos, int at) {
    pos.setErrorIndex(at);
    return null;
  }

  public Object[] parse(String source) throws ParseException {
    ParsePosition pos = new ParsePosition(0);
    Object[] result = parse(source, pos);
    if (pos.getIndex() == 0) throw new ParseException("MessageFormat parse error!", pos.getErrorIndex());
    return result;
  }

  @Override
  public Object parseObject(String source, ParsePosition pos) {
    return parse(source, pos);
  }

  @Override
  public Object clone() {
    MessageFormat other = (MessageFormat) super.clone();
    other.formats = new ArrayList<>();
    for (Format format : formats) other.formats.add(format == null ? null : (Format) format.clone());
    return other;
  }

  @Override
  public boolean equals(Object obj) {
    if (obj == null || getClass() != obj.getClass()) return false;
    MessageFormat other = (MessageFormat) obj;
    return texts.equals(other.texts) && numbers.equals(other.numbers) && formats.equals(other.formats)
        && Objects.equals(locale, other.locale);
  }

  @Override
  public int hashCode() {
    return toPattern().hashCode();
  }

  /** Which part of a text came from an argument. */
  public static class Field extends Format.Field {
    public static final Field ARGUMENT = new Field("message argument field");

    protected Field(String name) {
      super(name);
    }

    @Override
    protected Object readResolve() throws InvalidObjectException {
      if (ARGUMENT.getName().equals(getName())) return ARGUMENT;
      throw new InvalidObjectException("unknown attribute name");
    }
  }
}
