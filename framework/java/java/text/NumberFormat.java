package java.text;

import java.io.InvalidObjectException;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Turns numbers into text and back. Patterns are the English ones, with the separators of the language. */
public abstract class NumberFormat extends Format {
  public static final int INTEGER_FIELD = 0;
  public static final int FRACTION_FIELD = 1;

  private boolean groupingUsed = true;
  private boolean parseIntegerOnly;
  private int maximumIntegerDigits = 40;
  private int minimumIntegerDigits = 1;
  private int maximumFractionDigits = 3;
  private int minimumFractionDigits;

  protected NumberFormat() {}

  @Override
  public StringBuffer format(Object number, StringBuffer toAppendTo, FieldPosition pos) {
    boolean small = number instanceof Long || number instanceof Integer || number instanceof Short
        || number instanceof Byte
        || number instanceof AtomicInteger || number instanceof AtomicLong
        || number instanceof BigInteger && ((BigInteger) number).bitLength() < 64;
    if (small) return format(((Number) number).longValue(), toAppendTo, pos);
    if (number instanceof Number) return format(((Number) number).doubleValue(), toAppendTo, pos);
    throw new IllegalArgumentException("Cannot format given Object as a Number");
  }

  @Override
  public final Object parseObject(String source, ParsePosition pos) {
    return parse(source, pos);
  }

  public final String format(double number) {
    return format(number, new StringBuffer(), new FieldPosition(INTEGER_FIELD)).toString();
  }

  public final String format(long number) {
    return format(number, new StringBuffer(), new FieldPosition(INTEGER_FIELD)).toString();
  }

  public abstract StringBuffer format(double number, StringBuffer toAppendTo, FieldPosition pos);

  public abstract StringBuffer format(long number, StringBuffer toAppendTo, FieldPosition pos);

  public abstract Number parse(String source, ParsePosition parsePosition);

  public Number parse(String source) throws ParseException {
    ParsePosition position = new ParsePosition(0);
    Number result = parse(source, position);
    if (position.getIndex() == 0) {
      throw new ParseException("Unparseable number: \"" + source + "\"", position.getErrorIndex());
    }
    return result;
  }

  public boolean isParseIntegerOnly() {
    return parseIntegerOnly;
  }

  public void setParseIntegerOnly(boolean value) {
    parseIntegerOnly = value;
  }

  public static final NumberFormat getInstance() {
    return getNumberInstance(Locale.getDefault(Locale.Category.FORMAT));
  }

  public static NumberFormat getInstance(Locale inLocale) {
    return getNumberInstance(inLocale);
  }

  public static final NumberFormat getNumberInstance() {
    return getNumberInstance(Locale.getDefault(Locale.Category.FORMAT));
  }

  public static NumberFormat getNumberInstance(Locale inLocale) {
    return new DecimalFormat("#,##0.###", DecimalFormatSymbols.getInstance(inLocale));
  }

  public static final NumberFormat getIntegerInstance() {
    return getIntegerInstance(Locale.getDefault(Locale.Category.FORMAT));
  }

  public static NumberFormat getIntegerInstance(Locale inLocale) {
    DecimalFormat result = new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(inLocale));
    result.setParseIntegerOnly(true);
    return result;
  }

  public static final NumberFormat getCurrencyInstance() {
    return getCurrencyInstance(Locale.getDefault(Locale.Category.FORMAT));
  }

  public static NumberFormat getCurrencyInstance(Locale inLocale) {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(inLocale);
    boolean behind = symbols.getDecimalSeparator() == ',';
    DecimalFormat result = new DecimalFormat(behind ? "#,##0.00\u00a0\u00a4" : "\u00a4#,##0.00", symbols);
    int digits = symbols.getCurrency().getDefaultFractionDigits();
    if (digits >= 0) {
      result.setMinimumFractionDigits(digits);
      result.setMaximumFractionDigits(digits);
    }
    return result;
  }

  public static final NumberFormat getPercentInstance() {
    return getPercentInstance(Locale.getDefault(Locale.Category.FORMAT));
  }

  public static NumberFormat getPercentInstance(Locale inLocale) {
    return new DecimalFormat("#,##0%", DecimalFormatSymbols.getInstance(inLocale));
  }

  public static Locale[] getAvailableLocales() {
    return Locale.getAvailableLocales();
  }

  @Override
  public int hashCode() {
    return maximumIntegerDigits * 37 + maximumFractionDigits;
  }

  @Override
  public boolean equals(Object obj) {
    if (obj == null || getClass() != obj.getClass()) return false;
    NumberFormat other = (NumberFormat) obj;
    return maximumIntegerDigits == other.maximumIntegerDigits && minimumIntegerDigits == other.minimumIntegerDigits
        && maximumFractionDigits == other.maximumFractionDigits
        && minimumFractionDigits == other.minimumFractionDigits
        && groupingUsed == other.groupingUsed && parseIntegerOnly == other.parseIntegerOnly;
  }

  @Override
  public Object clone() {
    return super.clone();
  }

  public boolean isGroupingUsed() {
    return groupingUsed;
  }

  public void setGroupingUsed(boolean newValue) {
    groupingUsed = newValue;
  }

  public int getMaximumIntegerDigits() {
    return maximumIntegerDigits;
  }

  public void setMaximumIntegerDigits(int newValue) {
    maximumIntegerDigits = Math.max(0, newValue);
    minimumIntegerDigits = Math.min(minimumIntegerDigits, maximumIntegerDigits);
  }

  public int getMinimumIntegerDigits() {
    return minimumIntegerDigits;
  }

  public void setMinimumIntegerDigits(int newValue) {
    minimumIntegerDigits = Math.max(0, newValue);
    maximumIntegerDigits = Math.max(minimumIntegerDigits, maximumIntegerDigits);
  }

  public int getMaximumFractionDigits() {
    return maximumFractionDigits;
  }

  public void setMaximumFractionDigits(int newValue) {
    maximumFractionDigits = Math.max(0, newValue);
    minimumFractionDigits = Math.min(minimumFractionDigits, maximumFractionDigits);
  }

  public int getMinimumFractionDigits() {
    return minimumFractionDigits;
  }

  public void setMinimumFractionDigits(int newValue) {
    minimumFractionDigits = Math.max(0, newValue);
    maximumFractionDigits = Math.max(minimumFractionDigits, maximumFractionDigits);
  }

  public Currency getCurrency() {
    throw new UnsupportedOperationException();
  }

  public void setCurrency(Currency currency) {
    throw new UnsupportedOperationException();
  }

  public RoundingMode getRoundingMode() {
    throw new UnsupportedOperationException();
  }

  public void setRoundingMode(RoundingMode roundingMode) {
    throw new UnsupportedOperationException();
  }

  /** A part of a formatted number. */
  public static class Field extends Format.Field {
    public static final Field INTEGER = new Field("integer");
    public static final Field FRACTION = new Field("fraction");
    public static final Field EXPONENT = new Field("exponent");
    public static final Field DECIMAL_SEPARATOR = new Field("decimal separator");
    public static final Field SIGN = new Field("sign");
    public static final Field GROUPING_SEPARATOR = new Field("grouping separator");
    public static final Field EXPONENT_SYMBOL = new Field("exponent symbol");
    public static final Field PERCENT = new Field("percent");
    public static final Field PERMILLE = new Field("per mille");
    public static final Field CURRENCY = new Field("currency");
    public static final Field EXPONENT_SIGN = new Field("exponent sign");

    protected Field(String name) {
      super(name);
    }

    @Override
    protected Object readResolve() throws InvalidObjectException {
      Field[] all = {
        INTEGER, FRACTION, EXPONENT, DECIMAL_SEPARATOR, SIGN, GROUPING_SEPARATOR, EXPONENT_SYMBOL, PERCENT, PERMILLE,
            CURRENCY,
        EXPONENT_SIGN
      };
      for (Field field : all) {
        if (field.getName().equals(getName())) return field;
      }
      throw new InvalidObjectException("unknown attribute name");
    }
  }
}
