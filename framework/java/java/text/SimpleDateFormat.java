package java.text;

import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;

/** Dates by pattern, like yyyy-MM-dd HH:mm. */
public class SimpleDateFormat extends DateFormat {
  /**
   * For each letter of DateFormatSymbols.PATTERN_CHARS: the field of the calendar, and the number of DateFormat's
   * field.
   */
  private static final int[] CALENDAR_FIELDS = {
    Calendar.ERA, Calendar.YEAR, Calendar.MONTH, Calendar.DATE, Calendar.HOUR_OF_DAY, Calendar.HOUR_OF_DAY,
        Calendar.MINUTE, Calendar.SECOND,
    Calendar.MILLISECOND, Calendar.DAY_OF_WEEK, Calendar.DAY_OF_YEAR, Calendar.DAY_OF_WEEK_IN_MONTH,
        Calendar.WEEK_OF_YEAR,
    Calendar.WEEK_OF_MONTH, Calendar.AM_PM, Calendar.HOUR, Calendar.HOUR, Calendar.ZONE_OFFSET, Calendar.ZONE_OFFSET,
        Calendar.YEAR,
    Calendar.DAY_OF_WEEK, Calendar.ZONE_OFFSET, Calendar.MONTH, Calendar.DAY_OF_WEEK, Calendar.AM_PM
  };
  private static final int[] FORMAT_FIELDS = {
    ERA_FIELD, YEAR_FIELD, MONTH_FIELD, DATE_FIELD, HOUR_OF_DAY1_FIELD, HOUR_OF_DAY0_FIELD, MINUTE_FIELD,
        SECOND_FIELD, MILLISECOND_FIELD,
    DAY_OF_WEEK_FIELD, DAY_OF_YEAR_FIELD, DAY_OF_WEEK_IN_MONTH_FIELD, WEEK_OF_YEAR_FIELD, WEEK_OF_MONTH_FIELD,
        AM_PM_FIELD, HOUR1_FIELD,
    HOUR0_FIELD, TIMEZONE_FIELD, TIMEZONE_FIELD, YEAR_FIELD, DAY_OF_WEEK_FIELD, TIMEZONE_FIELD, MONTH_FIELD,
        DAY_OF_WEEK_FIELD, AM_PM_FIELD
  };

  private String pattern;
  private transient List<Token> tokens;
  private DateFormatSymbols symbols;
  private Date centuryStart;
  private transient int centuryStartYear;

  /** A letter with its count, or text. */
  private static final class Token {
    final char letter;
    final int count;
    final String text;

    Token(char letter, int count, String text) {
      this.letter = letter;
      this.count = count;
      this.text = text;
    }

    boolean isNumber() {
      return text == null && ("ydkHmsSDFwWhKYu".indexOf(letter) >= 0
          || (letter == 'M' || letter == 'L') && count <= 2);
    }
  }

  public SimpleDateFormat() {
    this(shortPattern(), Locale.getDefault(Locale.Category.FORMAT));
  }

  public SimpleDateFormat(String pattern) {
    this(pattern, Locale.getDefault(Locale.Category.FORMAT));
  }

  public SimpleDateFormat(String pattern, Locale locale) {
    this(pattern, locale, DateFormatSymbols.getInstance(locale));
  }

  public SimpleDateFormat(String pattern, DateFormatSymbols formatSymbols) {
    this(pattern, Locale.getDefault(Locale.Category.FORMAT), (DateFormatSymbols) formatSymbols.clone());
  }

  private SimpleDateFormat(String pattern, Locale locale, DateFormatSymbols symbols) {
    if (pattern == null || locale == null) throw new NullPointerException();
    this.symbols = symbols;
    this.pattern = pattern;
    tokens = compile(pattern);
    calendar = Calendar.getInstance(TimeZone.getDefault(), locale);
    numberFormat = NumberFormat.getIntegerInstance(locale);
    numberFormat.setGroupingUsed(false);
    Calendar start = (Calendar) calendar.clone();
    start.add(Calendar.YEAR, -80);
    startCentury(start.getTime());
  }

  private static List<Token> compile(String pattern) {
    List<Token> result = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    boolean quoted = false;
    int i = 0;
    while (i < pattern.length()) {
      char c = pattern.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      if (c == '\'') {
        if (i + 1 < pattern.length() && pattern.charAt(i + 1) == c) {
          text.append(c);
          i++;
        } else {
          quoted = !quoted;
        }
        i++;
      } else if (quoted || !letter) {
        text.append(c);
        i++;
      } else {
        if (DateFormatSymbols.PATTERN_CHARS.indexOf(c) < 0) {
          throw new IllegalArgumentException("Illegal pattern character '" + c + "'");
        }
        int start = i;
        while (i < pattern.length() && pattern.charAt(i) == c) i++;
        if (c == 'X' && i - start > 3) {
          throw new IllegalArgumentException("invalid ISO 8601 format: length=" + (i - start));
        }
        if (text.length() > 0) result.add(new Token((char) 0, 0, text.toString()));
        text.setLength(0);
        result.add(new Token(c, i - start, null));
      }
    }
    if (quoted) throw new IllegalArgumentException("Unterminated quote");
    if (text.length() > 0) result.add(new Token((char) 0, 0, text.toString()));
    return result;
  }

  private void startCentury(Date start) {
    centuryStart = start;
    Calendar copy = (Calendar) calendar.clone();
    copy.setTime(start);
    centuryStartYear = copy.get(Calendar.YEAR);
  }

  public void set2DigitYearStart(Date startDate) {
    startCentury(new Date(startDate.getTime()));
  }

  public Date get2DigitYearStart() {
    return (Date) centuryStart.clone();
  }

  @Override
  public StringBuffer format(Date date, StringBuffer toAppendTo, FieldPosition pos) {
    return print(date, toAppendTo, new FieldRecorder(pos));
  }

  @Override
  public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
    if (obj == null) throw new NullPointerException("formatToCharacterIterator must be passed non-null object");
    if (!(obj instanceof Date || obj instanceof Number)) {
      throw new IllegalArgumentException("Cannot format given Object as a Date");
    }
    FieldRecorder fields = new FieldRecorder();
    Date date = obj instanceof Date ? (Date) obj : new Date(((Number) obj).longValue());
    String text = print(date, new StringBuffer(), fields).toString();
    return fields.iterator(text);
  }

  private StringBuffer print(Date date, StringBuffer result, FieldRecorder fields) {
    calendar.setTime(date);
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.text != null) {
        result.append(token.text);
        continue;
      }
      int start = result.length();
      print(token, result);
      int id = FORMAT_FIELDS[DateFormatSymbols.PATTERN_CHARS.indexOf(token.letter)];
      fields.add(Field.ALL[id], Field.ALL[id], id, start, result.length());
    }
    return result;
  }

  private void number(StringBuffer result, int value, int length) {
    numberFormat.setMinimumIntegerDigits(length);
    numberFormat.setMaximumIntegerDigits(Integer.MAX_VALUE);
    numberFormat.format((long) value, result, new FieldPosition(0));
  }

  private static String pick(String[] names, int index) {
    return index < names.length ? names[index] : "";
  }

  private void print(Token token, StringBuffer result) {
    int count = token.count;
    int value = calendar.get(CALENDAR_FIELDS[DateFormatSymbols.PATTERN_CHARS.indexOf(token.letter)]);
    switch (token.letter) {
      case 'G':
        result.append(pick(symbols.getEras(), value));
        break;
      case 'Y':
      case 'y':
        if (token.letter == 'Y' && calendar.isWeekDateSupported()) value = calendar.getWeekYear();
        if (count == 2) number(result, value % 100, 2);
        else number(result, value, count);
        break;
      case 'M':
      case 'L':
        if (count >= 4) result.append(pick(symbols.getMonths(), value));
        else if (count == 3) result.append(pick(symbols.getShortMonths(), value));
        else number(result, value + 1, count);
        break;
      case 'k':
        number(result, value == 0 ? 24 : value, count);
        break;
      case 'h':
        number(result, value == 0 ? 12 : value, count);
        break;
      case 'E':
      case 'c':
        result.append(pick(count >= 4 ? symbols.getWeekdays() : symbols.getShortWeekdays(), value));
        break;
      case 'u':
        number(result, value == Calendar.SUNDAY ? 7 : value - 1, count);
        break;
      case 'a':
      case 'b':
        result.append(pick(symbols.getAmPmStrings(), value));
        break;
      case 'z':
        printZone(result, count);
        break;
      case 'Z':
        printOffset(result, count == 4 ? "GMT" : "", count >= 4);
        break;
      case 'X':
        int minutes = (value + calendar.get(Calendar.DST_OFFSET)) / 60000;
        if (count > 3) throw new IllegalArgumentException("invalid ISO 8601 format: length=" + count);
        if (minutes == 0) {
          result.append('Z');
        } else if (count == 1) {
          result.append(minutes < 0 ? '-' : '+');
          twoDigits(result, Math.abs(minutes) / 60);
        } else {
          printOffset(result, "", count == 3);
        }
        break;
      default:
        number(result, value, count);
        break;
    }
  }

  private static void twoDigits(StringBuffer result, int value) {
    if (value < 10) result.append('0');
    result.append(value);
  }

  private void printOffset(StringBuffer result, String prefix, boolean colon) {
    int minutes = (calendar.get(Calendar.ZONE_OFFSET) + calendar.get(Calendar.DST_OFFSET)) / 60000;
    result.append(prefix).append(minutes < 0 ? '-' : '+');
    twoDigits(result, Math.abs(minutes) / 60);
    if (colon) result.append(':');
    twoDigits(result, Math.abs(minutes) % 60);
  }

  private void printZone(StringBuffer result, int count) {
    boolean daylight = calendar.get(Calendar.DST_OFFSET) != 0;
    TimeZone zone = calendar.getTimeZone();
    String[][] own = symbols.ownZoneStrings();
    for (int i = 0; own != null && i < own.length; i++) {
      if (own[i][0].equals(zone.getID())) {
        result.append(own[i][(count >= 4 ? 1 : 2) + (daylight ? 2 : 0)]);
        return;
      }
    }
    result.append(zone.getDisplayName(daylight, count >= 4 ? TimeZone.LONG : TimeZone.SHORT, Locale.US));
  }

  @Override
  public Date parse(String text, ParsePosition pos) {
    int start = pos.getIndex();
    int at = start;
    Parsed parsed = new Parsed();
    calendar.clear();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.text != null) {
        for (int j = 0; j < token.text.length(); j++, at++) {
          if (at >= text.length() || text.charAt(at) != token.text.charAt(j)) return fail(pos, start, at);
        }
        continue;
      }
      // Numbers without anything between them have as many digits as the pattern says.
      boolean fixed = token.isNumber() && i + 1 < tokens.size() && tokens.get(i + 1).isNumber();
      int end = parse(token, text, at, fixed, parsed);
      if (end < 0) return fail(pos, start, -1 - end);
      at = end;
    }
    pos.setIndex(at);
    try {
      if (parsed.weekYear != null) {
        int week = parsed.week == null ? 1 : parsed.week;
        int day = parsed.weekday == null ? calendar.getFirstDayOfWeek() : parsed.weekday;
        calendar.setWeekDate(parsed.weekYear, week, day);
      }
      Date date = calendar.getTime();
      if (parsed.ambiguousYear && date.before(centuryStart)) {
        calendar.add(Calendar.YEAR, 100);
        date = calendar.getTime();
      }
      return date;
    } catch (IllegalArgumentException e) {
      return fail(pos, start, at);
    }
  }

  private static Date fail(ParsePosition pos, int start, int error) {
    pos.setIndex(start);
    pos.setErrorIndex(error);
    return null;
  }

  /** What cannot be set in the calendar at once. */
  private static final class Parsed {
    boolean ambiguousYear;
    Integer weekYear;
    Integer week;
    Integer weekday;
  }

  /** The end of the field, or -1 minus the place of a mistake. */
  private int parse(Token token, String text, int start, boolean fixed, Parsed parsed) {
    int at = start;
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) at++;
    if (at >= text.length()) return -1 - start;
    switch (token.letter) {
      case 'G':
        return match(text, start, Calendar.ERA, symbols.getEras(), null, 0, parsed);
      case 'M':
      case 'L':
        if (token.count > 2) {
          return match(text, start, Calendar.MONTH, symbols.getMonths(), symbols.getShortMonths(), 0, parsed);
        }
        break;
      case 'E':
      case 'c':
        return match(text, start, Calendar.DAY_OF_WEEK, symbols.getWeekdays(), symbols.getShortWeekdays(), 1, parsed);
      case 'a':
      case 'b':
        return match(text, start, Calendar.AM_PM, symbols.getAmPmStrings(), null, 0, parsed);
      case 'z':
      case 'Z':
        return parseZone(text, at);
      case 'X':
        return parseIso(text, at, token.count);
      default:
        break;
    }
    if (fixed && at + token.count > text.length()) return -1 - at;
    ParsePosition pos = new ParsePosition(at);
    Number number = numberFormat.parse(fixed ? text.substring(0, at + token.count) : text, pos);
    if (number == null) return -1 - at;
    int value = number.intValue();
    int end = pos.getIndex();
    setNumber(token, value, end - at == 2 && Character.isDigit(text.charAt(at))
        && Character.isDigit(text.charAt(at + 1)), parsed);
    return end;
  }

  private void setNumber(Token token, int value, boolean twoDigits, Parsed parsed) {
    switch (token.letter) {
      case 'y':
      case 'Y':
        if (token.count <= 2 && twoDigits) {
          int start = centuryStartYear % 100;
          parsed.ambiguousYear = value == start;
          value += centuryStartYear / 100 * 100 + (value < start ? 100 : 0);
        }
        if (token.letter == 'Y') parsed.weekYear = value;
        else calendar.set(Calendar.YEAR, value);
        break;
      case 'M':
      case 'L':
        calendar.set(Calendar.MONTH, value - 1);
        break;
      case 'k':
        calendar.set(Calendar.HOUR_OF_DAY, value == 24 ? 0 : value);
        break;
      case 'h':
        calendar.set(Calendar.HOUR, value == 12 ? 0 : value);
        break;
      case 'u':
        parsed.weekday = value == 7 ? Calendar.SUNDAY : value + 1;
        calendar.set(Calendar.DAY_OF_WEEK, parsed.weekday);
        break;
      case 'w':
        parsed.week = value;
        calendar.set(Calendar.WEEK_OF_YEAR, value);
        break;
      default:
        calendar.set(CALENDAR_FIELDS[DateFormatSymbols.PATTERN_CHARS.indexOf(token.letter)], value);
        break;
    }
  }

  /** Takes the longest name that is there, in any case. */
  private int match(String text, int at, int field, String[] names, String[] more, int first, Parsed parsed) {
    int length = 0;
    int value = -1;
    for (int i = first; i < names.length; i++) {
      if (names[i].length() > length && text.regionMatches(true, at, names[i], 0, names[i].length())) {
        length = names[i].length();
        value = i;
      }
      if (more != null && i < more.length && more[i].length() > length
          && text.regionMatches(true, at, more[i], 0, more[i].length())) {
        length = more[i].length();
        value = i;
      }
    }
    if (value < 0) return -1 - at;
    if (field == Calendar.DAY_OF_WEEK) parsed.weekday = value;
    calendar.set(field, value);
    return at + length;
  }

  private void setZone(int raw, int savings) {
    calendar.set(Calendar.ZONE_OFFSET, raw);
    calendar.set(Calendar.DST_OFFSET, savings);
  }

  /** +hhmm, GMT+h:mm, GMT, UTC, or a name. */
  private int parseZone(String text, int at) {
    char c = text.charAt(at);
    if (c == '+' || c == '-') return parseOffset(text, at, false);
    if (text.regionMatches(true, at, "GMT", 0, 3)) {
      if (at + 3 < text.length() && (text.charAt(at + 3) == '+' || text.charAt(at + 3) == '-')) {
        return parseOffset(text, at + 3, true);
      }
      setZone(0, 0);
      return at + 3;
    }
    int end = matchZone(text, at, calendar.getTimeZone());
    if (end >= 0) return end;
    String[] ids = TimeZone.getAvailableIDs();
    for (String id : ids) {
      end = matchZone(text, at, TimeZone.getTimeZone(id));
      if (end >= 0) return end;
    }
    return -1 - at;
  }

  private int matchZone(String text, int at, TimeZone zone) {
    for (int i = 0; i < 4; i++) {
      boolean daylight = i % 2 == 1;
      String name = zone.getDisplayName(daylight, i < 2 ? TimeZone.LONG : TimeZone.SHORT, Locale.US);
      if (name.startsWith("GMT") && name.length() > 3 || !text.regionMatches(true, at, name, 0, name.length())) {
        continue;
      }
      setZone(zone.getRawOffset(), daylight ? zone.getDSTSavings() : 0);
      return at + name.length();
    }
    if (!text.startsWith(zone.getID(), at)) return -1;
    setZone(zone.getRawOffset(), 0);
    return at + zone.getID().length();
  }

  private static int digitsEnd(String text, int at, int max) {
    int end = at;
    while (end < text.length() && end - at < max && text.charAt(end) >= '0' && text.charAt(end) <= '9') end++;
    return end;
  }

  /** Behind GMT the hours may have one digit and a colon must follow; else hhmm, with or without colon. */
  private int parseOffset(String text, int at, boolean custom) {
    int first = at + 1;
    int end = digitsEnd(text, first, 2);
    if (end == first || !custom && end != first + 2) return -1 - at;
    int hours = Integer.parseInt(text.substring(first, end));
    boolean colon = end < text.length() && text.charAt(end) == ':';
    if (custom && !colon && digitsEnd(text, end, 2) != end + 2) {
      set(text.charAt(at), hours, 0);
      return end;
    }
    int minuteStart = colon ? end + 1 : end;
    int minuteEnd = digitsEnd(text, minuteStart, 2);
    if (minuteEnd != minuteStart + 2) return -1 - at;
    int minutes = Integer.parseInt(text.substring(minuteStart, minuteEnd));
    if (hours > 23 || minutes > 59) return -1 - at;
    set(text.charAt(at), hours, minutes);
    return minuteEnd;
  }

  private void set(char sign, int hours, int minutes) {
    int offset = (hours * 60 + minutes) * 60000;
    setZone(sign == '-' ? -offset : offset, 0);
  }

  private int parseIso(String text, int at, int count) {
    char sign = text.charAt(at);
    if (sign == 'Z') {
      setZone(0, 0);
      return at + 1;
    }
    int end = digitsEnd(text, at + 1, 2);
    if (sign != '+' && sign != '-' || end != at + 3) return -1 - at;
    int hours = Integer.parseInt(text.substring(at + 1, end));
    if (hours > 23) return -1 - at;
    if (count == 1) {
      set(sign, hours, 0);
      return end;
    }
    if (count == 3) {
      if (end >= text.length() || text.charAt(end) != ':') return -1 - at;
      end++;
    }
    int last = digitsEnd(text, end, 2);
    if (last != end + 2 || Integer.parseInt(text.substring(end, last)) > 59) return -1 - at;
    set(sign, hours, Integer.parseInt(text.substring(end, last)));
    return last;
  }

  public String toPattern() {
    return pattern;
  }

  public String toLocalizedPattern() {
    return translate(pattern, DateFormatSymbols.PATTERN_CHARS, symbols.getLocalPatternChars());
  }

  public void applyPattern(String pattern) {
    tokens = compile(pattern);
    this.pattern = pattern;
  }

  public void applyLocalizedPattern(String pattern) {
    applyPattern(translate(pattern, symbols.getLocalPatternChars(), DateFormatSymbols.PATTERN_CHARS));
  }

  private static String translate(String pattern, String from, String to) {
    StringBuilder result = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c == '\'') quoted = !quoted;
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      if (!quoted && letter) {
        int index = from.indexOf(c);
        if (index < 0) throw new IllegalArgumentException("Illegal pattern character '" + c + "'");
        if (index < to.length()) c = to.charAt(index);
      }
      result.append(c);
    }
    if (quoted) throw new IllegalArgumentException("Unfinished quote in pattern");
    return result.toString();
  }

  public DateFormatSymbols getDateFormatSymbols() {
    return (DateFormatSymbols) symbols.clone();
  }

  public void setDateFormatSymbols(DateFormatSymbols newFormatSymbols) {
    symbols = (DateFormatSymbols) newFormatSymbols.clone();
  }

  @Override
  public Object clone() {
    SimpleDateFormat other = (SimpleDateFormat) super.clone();
    other.symbols = (DateFormatSymbols) symbols.clone();
    return other;
  }

  @Override
  public int hashCode() {
    return pattern.hashCode();
  }

  @Override
  public boolean equals(Object obj) {
    if (!super.equals(obj)) return false;
    SimpleDateFormat other = (SimpleDateFormat) obj;
    return pattern.equals(other.pattern) && symbols.equals(other.symbols);
  }
}
