package java.time.format;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Puts a {@link DateTimeFormatter} together. */
public final class DateTimeFormatterBuilder {
  private static final String[] DATES = {"EEEE, MMMM d, y", "MMMM d, y", "MMM d, y", "M/d/yy"};
  private static final String[] TIMES = {"h:mm:ss a zzzz", "h:mm:ss a z", "h:mm:ss a", "h:mm a"};

  private final DateTimeFormatterBuilder parent;
  private final boolean optional;
  private final List<FormatPart> parts = FormatPart.list();
  /** The section that is open. */
  private DateTimeFormatterBuilder active = this;
  private int padWidth;
  private char padChar;
  /** The number that gets the digits of numbers right behind it; -1 if there is none. */
  private int value = -1;

  public DateTimeFormatterBuilder() {
    parent = null;
    optional = false;
  }

  private DateTimeFormatterBuilder(DateTimeFormatterBuilder parent) {
    this.parent = parent;
    this.optional = true;
  }

  /** FULL and LONG dates are followed by "at" and the time. */
  public static String getLocalizedDateTimePattern(FormatStyle dateStyle, FormatStyle timeStyle, Chronology chrono,
      Locale locale) {
    Objects.requireNonNull(locale, "locale");
    Objects.requireNonNull(chrono, "chrono");
    if (dateStyle == null && timeStyle == null) {
      throw new IllegalArgumentException("Either dateStyle or timeStyle must be non-null");
    }
    if (timeStyle == null) return DATES[dateStyle.ordinal()];
    if (dateStyle == null) return TIMES[timeStyle.ordinal()];
    String glue = dateStyle.ordinal() <= FormatStyle.LONG.ordinal() ? " 'at' " : ", ";
    return DATES[dateStyle.ordinal()] + glue + TIMES[timeStyle.ordinal()];
  }

  private int add(FormatPart part) {
    FormatPart added = part;
    if (active.padWidth > 0) {
      added = new FormatPart.Pad(part, active.padWidth, active.padChar);
      active.padWidth = 0;
    }
    active.parts.add(added);
    active.value = -1;
    return active.parts.size() - 1;
  }

  public DateTimeFormatterBuilder parseCaseSensitive() {
    add(new FormatPart.Settings(0));
    return this;
  }

  public DateTimeFormatterBuilder parseCaseInsensitive() {
    add(new FormatPart.Settings(1));
    return this;
  }

  public DateTimeFormatterBuilder parseStrict() {
    add(new FormatPart.Settings(2));
    return this;
  }

  public DateTimeFormatterBuilder parseLenient() {
    add(new FormatPart.Settings(3));
    return this;
  }

  public DateTimeFormatterBuilder parseDefaulting(TemporalField field, long value) {
    add(new FormatPart.Default(Objects.requireNonNull(field, "field"), value));
    return this;
  }

  public DateTimeFormatterBuilder appendValue(TemporalField field) {
    return addValue(new FormatPart.Value(Objects.requireNonNull(field, "field"), 1, 19, SignStyle.NORMAL));
  }

  private static void checkWidth(int width) {
    if (width < 1 || width > 19) {
      throw new IllegalArgumentException("The width must be from 1 to 19 inclusive but was " + width);
    }
  }

  public DateTimeFormatterBuilder appendValue(TemporalField field, int width) {
    Objects.requireNonNull(field, "field");
    checkWidth(width);
    return addValue(new FormatPart.Value(field, width, width, SignStyle.NOT_NEGATIVE));
  }

  public DateTimeFormatterBuilder appendValue(TemporalField field, int minWidth, int maxWidth, SignStyle signStyle) {
    Objects.requireNonNull(field, "field");
    Objects.requireNonNull(signStyle, "signStyle");
    checkWidth(minWidth);
    checkWidth(maxWidth);
    if (maxWidth < minWidth) {
      throw new IllegalArgumentException("The maximum width must exceed or equal the minimum width");
    }
    return addValue(new FormatPart.Value(field, minWidth, maxWidth, signStyle));
  }

  public DateTimeFormatterBuilder appendValueReduced(TemporalField field, int width, int maxWidth, int baseValue) {
    checkReduced(field, width, maxWidth);
    return addValue(new FormatPart.Reduced(field, width, maxWidth, baseValue, null));
  }

  public DateTimeFormatterBuilder appendValueReduced(TemporalField field, int width, int maxWidth,
      ChronoLocalDate baseDate) {
    checkReduced(field, width, maxWidth);
    return addValue(new FormatPart.Reduced(field, width, maxWidth, 0, Objects.requireNonNull(baseDate, "baseDate")));
  }

  private static void checkReduced(TemporalField field, int width, int maxWidth) {
    Objects.requireNonNull(field, "field");
    if (width < 1 || width > 10 || maxWidth < 1 || maxWidth > 10) {
      throw new IllegalArgumentException("The width must be from 1 to 10 inclusive");
    }
    if (maxWidth < width) throw new IllegalArgumentException("Maximum width must exceed or equal the minimum width");
  }

  /** A number right behind another one: the first one leaves it its digits. */
  private DateTimeFormatterBuilder addValue(FormatPart.Value part) {
    int before = active.value;
    boolean padded = active.padWidth > 0;
    if (before < 0 || padded) {
      int index = add(part);
      active.value = padded ? -1 : index;
      return this;
    }
    FormatPart.Value first = (FormatPart.Value) active.parts.get(before);
    if (part.min == part.max && part.sign == SignStyle.NOT_NEGATIVE) {
      first.following = Math.max(first.following, 0) + part.max;
      part.following = -1;
      add(part);
      active.value = before;
    } else {
      if (first.following == 0) first.following = -1;
      active.value = add(part);
    }
    return this;
  }

  public DateTimeFormatterBuilder appendFraction(TemporalField field, int minWidth, int maxWidth,
      boolean decimalPoint) {
    if (!field.range().isFixed()) {
      throw new IllegalArgumentException("Field must have a fixed set of values: " + field);
    }
    if (minWidth < 0 || minWidth > 9) {
      throw new IllegalArgumentException("Minimum width must be from 0 to 9 inclusive but was " + minWidth);
    }
    if (maxWidth < 1 || maxWidth > 9) {
      throw new IllegalArgumentException("Maximum width must be from 1 to 9 inclusive but was " + maxWidth);
    }
    if (maxWidth < minWidth) {
      throw new IllegalArgumentException("Maximum width must exceed or equal the minimum width");
    }
    FormatPart.Fraction part = new FormatPart.Fraction(field, minWidth, maxWidth, decimalPoint);
    if (minWidth == maxWidth && !decimalPoint) return addValue(part);
    add(part);
    return this;
  }

  public DateTimeFormatterBuilder appendText(TemporalField field) {
    return appendText(field, TextStyle.FULL);
  }

  public DateTimeFormatterBuilder appendText(TemporalField field, TextStyle textStyle) {
    add(new FormatPart.Text(Objects.requireNonNull(field, "field"), Objects.requireNonNull(textStyle, "textStyle"),
        null));
    return this;
  }

  public DateTimeFormatterBuilder appendText(TemporalField field, Map<Long, String> textLookup) {
    add(new FormatPart.Text(Objects.requireNonNull(field, "field"), TextStyle.FULL, new HashMap<>(textLookup)));
    return this;
  }

  public DateTimeFormatterBuilder appendInstant() {
    add(new FormatPart.Moment(-2));
    return this;
  }

  public DateTimeFormatterBuilder appendInstant(int fractionalDigits) {
    if (fractionalDigits < -1 || fractionalDigits > 9) {
      throw new IllegalArgumentException("The fractional digits must be from -1 to 9 inclusive but was "
          + fractionalDigits);
    }
    add(new FormatPart.Moment(fractionalDigits));
    return this;
  }

  public DateTimeFormatterBuilder appendOffsetId() {
    return appendOffset("+HH:MM:ss", "Z");
  }

  public DateTimeFormatterBuilder appendOffset(String pattern, String noOffsetText) {
    Objects.requireNonNull(noOffsetText, "noOffsetText");
    add(new FormatPart.Offset(pattern, noOffsetText));
    return this;
  }

  public DateTimeFormatterBuilder appendLocalizedOffset(TextStyle style) {
    if (style != TextStyle.FULL && style != TextStyle.SHORT) {
      throw new IllegalArgumentException("Style must be either full or short");
    }
    add(new FormatPart.LocalizedOffset(style));
    return this;
  }

  public DateTimeFormatterBuilder appendZoneId() {
    add(new FormatPart.Zone(TemporalQueries.zoneId(), "ZoneId", null));
    return this;
  }

  public DateTimeFormatterBuilder appendZoneRegionId() {
    add(new FormatPart.Zone(temporal -> {
      ZoneId zone = temporal.query(TemporalQueries.zoneId());
      return zone instanceof java.time.ZoneOffset ? null : zone;
    }, "ZoneRegionId", null));
    return this;
  }

  public DateTimeFormatterBuilder appendZoneOrOffsetId() {
    add(new FormatPart.Zone(TemporalQueries.zone(), "ZoneOrOffsetId", null));
    return this;
  }

  public DateTimeFormatterBuilder appendZoneText(TextStyle textStyle) {
    add(new FormatPart.Zone(TemporalQueries.zoneId(), "ZoneText", Objects.requireNonNull(textStyle, "textStyle")));
    return this;
  }

  public DateTimeFormatterBuilder appendZoneText(TextStyle textStyle, Set<ZoneId> preferredZones) {
    Objects.requireNonNull(preferredZones, "preferredZones");
    return appendZoneText(textStyle);
  }

  public DateTimeFormatterBuilder appendGenericZoneText(TextStyle textStyle) {
    return appendZoneText(textStyle);
  }

  public DateTimeFormatterBuilder appendGenericZoneText(TextStyle textStyle, Set<ZoneId> preferredZones) {
    return appendZoneText(textStyle, preferredZones);
  }

  public DateTimeFormatterBuilder appendChronologyId() {
    add(new FormatPart.Calendar());
    return this;
  }

  public DateTimeFormatterBuilder appendChronologyText(TextStyle textStyle) {
    Objects.requireNonNull(textStyle, "textStyle");
    return appendChronologyId();
  }

  public DateTimeFormatterBuilder appendLocalized(FormatStyle dateStyle, FormatStyle timeStyle) {
    if (dateStyle == null && timeStyle == null) {
      throw new IllegalArgumentException("Either the date or time style must be non-null");
    }
    add(new FormatPart.Localized(dateStyle, timeStyle, (char) 0, 0));
    return this;
  }

  public DateTimeFormatterBuilder appendLiteral(char literal) {
    add(new FormatPart.Literal(String.valueOf(literal)));
    return this;
  }

  public DateTimeFormatterBuilder appendLiteral(String literal) {
    Objects.requireNonNull(literal, "literal");
    if (!literal.isEmpty()) add(new FormatPart.Literal(literal));
    return this;
  }

  public DateTimeFormatterBuilder append(DateTimeFormatter formatter) {
    add(new FormatPart.Composite(formatter.part().parts, false));
    return this;
  }

  public DateTimeFormatterBuilder appendOptional(DateTimeFormatter formatter) {
    add(new FormatPart.Composite(formatter.part().parts, true));
    return this;
  }

  public DateTimeFormatterBuilder appendPattern(String pattern) {
    Objects.requireNonNull(pattern, "pattern");
    int i = 0;
    while (i < pattern.length()) {
      char c = pattern.charAt(i);
      if (c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z') {
        int count = run(pattern, i);
        i += count;
        if (c == 'p') {
          if (i == pattern.length() || run(pattern, i) == 0) {
            throw new IllegalArgumentException("Pad letter 'p' must be followed by valid pad pattern: " + pattern);
          }
          padNext(count);
          c = pattern.charAt(i);
          count = run(pattern, i);
          i += count;
        }
        appendLetter(c, count);
      } else if (c == '\'') {
        i = appendQuoted(pattern, i);
      } else {
        if (c == '{' || c == '}' || c == '#') {
          throw new IllegalArgumentException("Pattern includes reserved character: '" + c + "'");
        }
        if (c == '[') {
          optionalStart();
        } else if (c == ']') {
          if (active.parent == null) {
            throw new IllegalArgumentException("Pattern invalid as it contains ] without previous [");
          }
          optionalEnd();
        } else {
          appendLiteral(c);
        }
        i++;
      }
    }
    return this;
  }

  private static int run(String pattern, int start) {
    char c = pattern.charAt(start);
    if (!(c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z')) return 0;
    int end = start;
    while (end < pattern.length() && pattern.charAt(end) == c) end++;
    return end - start;
  }

  private int appendQuoted(String pattern, int start) {
    StringBuilder text = new StringBuilder();
    int i = start + 1;
    for (; i < pattern.length(); i++) {
      if (pattern.charAt(i) == '\'') {
        if (i + 1 < pattern.length() && pattern.charAt(i + 1) == '\'') i++;
        else break;
      }
      text.append(pattern.charAt(i));
    }
    if (i >= pattern.length()) {
      throw new IllegalArgumentException("Pattern ends with an incomplete string literal: " + pattern);
    }
    appendLiteral(text.length() == 0 ? "'" : text.toString());
    return i + 1;
  }

  private static IllegalArgumentException tooMany(char letter) {
    return new IllegalArgumentException("Too many pattern letters: " + letter);
  }

  private static TemporalField field(char letter) {
    switch (letter) {
      case 'G':
        return ChronoField.ERA;
      case 'y':
        return ChronoField.YEAR_OF_ERA;
      case 'u':
        return ChronoField.YEAR;
      case 'Q':
      case 'q':
        return IsoFields.QUARTER_OF_YEAR;
      case 'M':
      case 'L':
        return ChronoField.MONTH_OF_YEAR;
      case 'D':
        return ChronoField.DAY_OF_YEAR;
      case 'd':
        return ChronoField.DAY_OF_MONTH;
      case 'F':
        return ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH;
      case 'E':
      case 'c':
      case 'e':
        return ChronoField.DAY_OF_WEEK;
      case 'a':
        return ChronoField.AMPM_OF_DAY;
      case 'H':
        return ChronoField.HOUR_OF_DAY;
      case 'k':
        return ChronoField.CLOCK_HOUR_OF_DAY;
      case 'K':
        return ChronoField.HOUR_OF_AMPM;
      case 'h':
        return ChronoField.CLOCK_HOUR_OF_AMPM;
      case 'm':
        return ChronoField.MINUTE_OF_HOUR;
      case 's':
        return ChronoField.SECOND_OF_MINUTE;
      case 'S':
      case 'n':
        return ChronoField.NANO_OF_SECOND;
      case 'A':
        return ChronoField.MILLI_OF_DAY;
      case 'N':
        return ChronoField.NANO_OF_DAY;
      case 'g':
        return JulianFields.MODIFIED_JULIAN_DAY;
      default:
        return null;
    }
  }

  private void appendLetter(char letter, int count) {
    TemporalField field = field(letter);
    if (field != null) appendField(letter, count, field);
    else appendOther(letter, count);
  }

  private void appendField(char letter, int count, TemporalField field) {
    switch (letter) {
      case 'u':
      case 'y':
        if (count == 2) appendValueReduced(field, 2, 2, LocalDate.of(2000, 1, 1));
        else appendValue(field, count, 19, count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD);
        break;
      case 'c':
        if (count == 2) throw new IllegalArgumentException("Invalid pattern \"cc\"");
        appendName(letter, count, field, true);
        break;
      case 'L':
      case 'q':
        appendName(letter, count, field, true);
        break;
      case 'M':
      case 'Q':
      case 'E':
      case 'e':
        appendName(letter, count, field, false);
        break;
      case 'a':
        if (count != 1) throw tooMany(letter);
        appendText(field, TextStyle.SHORT);
        break;
      case 'G':
        if (count > 5) throw tooMany(letter);
        appendText(field, count <= 3 ? TextStyle.SHORT : count == 4 ? TextStyle.FULL : TextStyle.NARROW);
        break;
      case 'S':
        appendFraction(field, count, count, false);
        break;
      case 'F':
        if (count != 1) throw tooMany(letter);
        appendValue(field);
        break;
      case 'd':
      case 'h':
      case 'H':
      case 'k':
      case 'K':
      case 'm':
      case 's':
        if (count > 2) throw tooMany(letter);
        if (count == 1) appendValue(field);
        else appendValue(field, count);
        break;
      case 'D':
        if (count > 3) throw tooMany(letter);
        if (count == 1) appendValue(field);
        else appendValue(field, count, 3, SignStyle.NOT_NEGATIVE);
        break;
      case 'g':
        appendValue(field, count, 19, SignStyle.NORMAL);
        break;
      default:
        appendValue(field, count, 19, SignStyle.NOT_NEGATIVE);
        break;
    }
  }

  private void appendName(char letter, int count, TemporalField field, boolean standalone) {
    if (count > 5) throw tooMany(letter);
    if (count <= 2) {
      if (letter == 'c' || letter == 'e') add(new FormatPart.Localized(null, null, 'e', count));
      else if (letter == 'E') appendText(field, TextStyle.SHORT);
      else if (count == 1) appendValue(field);
      else appendValue(field, 2);
      return;
    }
    TextStyle style = count == 3 ? TextStyle.SHORT : count == 4 ? TextStyle.FULL : TextStyle.NARROW;
    appendText(field, standalone ? style.asStandalone() : style);
  }

  private void appendOther(char letter, int count) {
    switch (letter) {
      case 'z':
        if (count > 4) throw tooMany(letter);
        appendZoneText(count == 4 ? TextStyle.FULL : TextStyle.SHORT);
        break;
      case 'v':
        if (count != 1 && count != 4) {
          throw new IllegalArgumentException("Wrong number of pattern letters: " + letter);
        }
        appendGenericZoneText(count == 4 ? TextStyle.FULL : TextStyle.SHORT);
        break;
      case 'V':
        if (count != 2) throw new IllegalArgumentException("Pattern letter count must be 2: " + letter);
        appendZoneId();
        break;
      case 'Z':
        if (count > 5) throw tooMany(letter);
        if (count < 4) appendOffset("+HHMM", "+0000");
        else if (count == 4) appendLocalizedOffset(TextStyle.FULL);
        else appendOffset("+HH:MM:ss", "Z");
        break;
      case 'O':
        if (count != 1 && count != 4) {
          throw new IllegalArgumentException("Pattern letter count must be 1 or 4: " + letter);
        }
        appendLocalizedOffset(count == 4 ? TextStyle.FULL : TextStyle.SHORT);
        break;
      case 'X':
        if (count > 5) throw tooMany(letter);
        appendOffset(FormatPart.Offset.PATTERNS[count + (count == 1 ? 0 : 1)], "Z");
        break;
      case 'x':
        if (count > 5) throw tooMany(letter);
        appendOffset(FormatPart.Offset.PATTERNS[count + (count == 1 ? 0 : 1)], count == 1 ? "+00" : count % 2 == 0
            ? "+0000" : "+00:00");
        break;
      case 'W':
        if (count > 1) throw tooMany(letter);
        add(new FormatPart.Localized(null, null, letter, count));
        break;
      case 'w':
        if (count > 2) throw tooMany(letter);
        add(new FormatPart.Localized(null, null, letter, count));
        break;
      case 'Y':
        add(new FormatPart.Localized(null, null, letter, count));
        break;
      default:
        throw new IllegalArgumentException("Unknown pattern letter: " + letter);
    }
  }

  public DateTimeFormatterBuilder padNext(int padWidth) {
    return padNext(padWidth, ' ');
  }

  public DateTimeFormatterBuilder padNext(int padWidth, char padChar) {
    if (padWidth < 1) throw new IllegalArgumentException("The pad width must be at least one but was " + padWidth);
    active.padWidth = padWidth;
    active.padChar = padChar;
    active.value = -1;
    return this;
  }

  public DateTimeFormatterBuilder optionalStart() {
    active.value = -1;
    active = new DateTimeFormatterBuilder(active);
    return this;
  }

  public DateTimeFormatterBuilder optionalEnd() {
    if (active.parent == null) {
      throw new IllegalStateException("Cannot call optionalEnd() as there was no previous call to optionalStart()");
    }
    DateTimeFormatterBuilder ended = active;
    active = active.parent;
    if (!ended.parts.isEmpty()) add(new FormatPart.Composite(new ArrayList<>(ended.parts), ended.optional));
    return this;
  }

  public DateTimeFormatter toFormatter() {
    return toFormatter(Locale.getDefault(Locale.Category.FORMAT));
  }

  public DateTimeFormatter toFormatter(Locale locale) {
    return toFormatter(locale, ResolverStyle.SMART, null);
  }

  DateTimeFormatter toFormatter(ResolverStyle style, Chronology chronology) {
    return toFormatter(Locale.getDefault(Locale.Category.FORMAT), style, chronology);
  }

  private DateTimeFormatter toFormatter(Locale locale, ResolverStyle style, Chronology chronology) {
    Objects.requireNonNull(locale, "locale");
    while (active.parent != null) optionalEnd();
    return new DateTimeFormatter(new FormatPart.Composite(new ArrayList<>(parts), false), locale,
        DecimalStyle.STANDARD, style, null, chronology, null);
  }
}
