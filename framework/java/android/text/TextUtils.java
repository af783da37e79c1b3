package android.text;

import android.content.Context;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.Printer;
import android.view.View;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** What is often done with texts. */
public class TextUtils {
  public static final int SAFE_STRING_FLAG_TRIM = 1;
  public static final int SAFE_STRING_FLAG_SINGLE_LINE = 2;
  public static final int SAFE_STRING_FLAG_FIRST_LINE = 4;
  public static final int CAP_MODE_CHARACTERS = 4096;
  public static final int CAP_MODE_WORDS = 8192;
  public static final int CAP_MODE_SENTENCES = 16384;

  /** Only the letters go into a parcel. */
  public static final Parcelable.Creator<CharSequence> CHAR_SEQUENCE_CREATOR = new Parcelable.Creator<CharSequence>() {
    @Override
    public CharSequence createFromParcel(Parcel p) {
      return p.readString();
    }

    @Override
    public CharSequence[] newArray(int size) {
      return new CharSequence[size];
    }
  };

  /** Hears what was left out. */
  public interface EllipsizeCallback {
    void ellipsized(int start, int end);
  }

  /** Splits a text. */
  public interface StringSplitter extends Iterable<String> {
    void setString(String string);
  }

  /** Where a text that is too long is cut. */
  public enum TruncateAt {
    START,
    MIDDLE,
    END,
    MARQUEE,
    @antecede.Unlisted
    END_SMALL
  }

  /** Splits a text at a letter. */
  public static class SimpleStringSplitter implements StringSplitter, Iterator<String> {
    private final char delimiter;
    private String string = "";
    private int position;

    public SimpleStringSplitter(char delimiter) {
      this.delimiter = delimiter;
    }

    @Override
    public void setString(String string) {
      this.string = string;
      position = 0;
    }

    @Override
    public Iterator<String> iterator() {
      return this;
    }

    @Override
    public boolean hasNext() {
      return position < string.length();
    }

    @Override
    public String next() {
      int end = string.indexOf(delimiter, position);
      if (end < 0) end = string.length();
      String part = string.substring(position, end);
      position = end + 1;
      return part;
    }

    @Override
    public void remove() {
      throw new UnsupportedOperationException();
    }
  }

  private TextUtils() {}

  public static void getChars(CharSequence s, int start, int end, char[] dest, int destoff) {
    for (int i = start; i < end; i++) dest[destoff++] = s.charAt(i);
  }

  public static int indexOf(CharSequence s, char ch) {
    return indexOf(s, ch, 0);
  }

  public static int indexOf(CharSequence s, char ch, int start) {
    return indexOf(s, ch, start, s.length());
  }

  public static int indexOf(CharSequence s, char ch, int start, int end) {
    for (int i = start; i < end; i++) {
      if (s.charAt(i) == ch) return i;
    }
    return -1;
  }

  public static int lastIndexOf(CharSequence s, char ch) {
    return lastIndexOf(s, ch, s.length() - 1);
  }

  public static int lastIndexOf(CharSequence s, char ch, int last) {
    return lastIndexOf(s, ch, 0, last);
  }

  public static int lastIndexOf(CharSequence s, char ch, int start, int last) {
    for (int i = Math.min(last, s.length() - 1); i >= start; i--) {
      if (s.charAt(i) == ch) return i;
    }
    return -1;
  }

  public static int indexOf(CharSequence s, CharSequence needle) {
    return indexOf(s, needle, 0, s.length());
  }

  public static int indexOf(CharSequence s, CharSequence needle, int start) {
    return indexOf(s, needle, start, s.length());
  }

  public static int indexOf(CharSequence s, CharSequence needle, int start, int end) {
    for (int i = start; i <= end - needle.length(); i++) {
      if (regionMatches(s, i, needle, 0, needle.length())) return i;
    }
    return -1;
  }

  public static boolean regionMatches(CharSequence one, int toffset, CharSequence two, int ooffset, int len) {
    for (int i = 0; i < len; i++) {
      if (one.charAt(toffset + i) != two.charAt(ooffset + i)) return false;
    }
    return true;
  }

  public static String substring(CharSequence source, int start, int end) {
    return source.toString().substring(start, end);
  }

  public static String join(CharSequence delimiter, Object[] tokens) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < tokens.length; i++) {
      if (i > 0) result.append(delimiter);
      result.append(tokens[i]);
    }
    return result.toString();
  }

  public static String join(CharSequence delimiter, Iterable tokens) {
    StringBuilder result = new StringBuilder();
    boolean first = true;
    for (Object token : tokens) {
      if (!first) result.append(delimiter);
      first = false;
      result.append(token);
    }
    return result.toString();
  }

  public static String[] split(String text, String expression) {
    return text.isEmpty() ? new String[0] : text.split(expression, -1);
  }

  public static String[] split(String text, Pattern pattern) {
    return text.isEmpty() ? new String[0] : pattern.split(text, -1);
  }

  public static CharSequence stringOrSpannedString(CharSequence source) {
    if (source == null || source instanceof SpannedString) return source;
    return source instanceof Spanned ? new SpannedString(source) : source.toString();
  }

  public static boolean isEmpty(CharSequence str) {
    return str == null || str.length() == 0;
  }

  public static int getTrimmedLength(CharSequence s) {
    int start = 0;
    int end = s.length();
    while (start < end && s.charAt(start) <= ' ') start++;
    while (end > start && s.charAt(end - 1) <= ' ') end--;
    return end - start;
  }

  public static boolean equals(CharSequence a, CharSequence b) {
    if (a == b) return true;
    if (a == null || b == null || a.length() != b.length()) return false;
    return a.toString().equals(b.toString());
  }

  public static CharSequence getReverse(CharSequence source, int start, int end) {
    return new StringBuilder(source.subSequence(start, end)).reverse().toString();
  }

  public static void writeToParcel(CharSequence cs, Parcel p, int parcelableFlags) {
    p.writeString(cs == null ? null : cs.toString());
  }

  public static void dumpSpans(CharSequence cs, Printer printer, String prefix) {
    printer.println(prefix + cs);
  }

  public static CharSequence replace(CharSequence template, String[] sources, CharSequence[] destinations) {
    SpannableStringBuilder result = new SpannableStringBuilder(template);
    for (int i = 0; i < sources.length; i++) {
      int at = indexOf(result, sources[i]);
      if (at >= 0) result.replace(at, at + sources[i].length(), destinations[i]);
    }
    return result;
  }

  /** ^1 to ^9 stand for values, ^^ for ^. */
  public static CharSequence expandTemplate(CharSequence template, CharSequence... values) {
    if (values.length > 9) throw new IllegalArgumentException(values.length + " values, but there is no sign for the tenth");
    SpannableStringBuilder result = new SpannableStringBuilder(template);
    int mark = indexOf(result, '^');
    while (mark >= 0 && mark + 1 < result.length()) {
      char sign = result.charAt(mark + 1);
      CharSequence meant = sign == '^' ? "^" : Character.isDigit(sign) ? value(values, Character.digit(sign, 10)) : null;
      if (meant != null) result.replace(mark, mark + 2, meant);
      mark = indexOf(result, '^', mark + (meant == null ? 1 : meant.length()));
    }
    return result;
  }

  private static CharSequence value(CharSequence[] values, int number) {
    if (number > 0 && number <= values.length) return values[number - 1];
    throw new IllegalArgumentException("no value for ^" + number + " among " + values.length);
  }

  public static int getOffsetBefore(CharSequence text, int offset) {
    if (offset <= 1) return 0;
    boolean pair = Character.isLowSurrogate(text.charAt(offset - 1)) && Character.isHighSurrogate(text.charAt(offset - 2));
    return offset - (pair ? 2 : 1);
  }

  public static int getOffsetAfter(CharSequence text, int offset) {
    int length = text.length();
    if (offset >= length - 1) return length;
    boolean pair = Character.isHighSurrogate(text.charAt(offset)) && Character.isLowSurrogate(text.charAt(offset + 1));
    return offset + (pair ? 2 : 1);
  }

  @SuppressWarnings("unchecked")
  public static void copySpansFrom(Spanned source, int start, int end, Class kind, Spannable dest, int destoff) {
    Object[] spans = source.getSpans(start, end, kind == null ? Object.class : kind);
    for (Object span : spans) {
      int from = Math.max(start, source.getSpanStart(span));
      int to = Math.min(end, source.getSpanEnd(span));
      dest.setSpan(span, from - start + destoff, to - start + destoff, source.getSpanFlags(span));
    }
  }

  public static CharSequence ellipsize(CharSequence text, TextPaint p, float avail, TruncateAt where) {
    return ellipsize(text, p, avail, where, false, null);
  }

  public static CharSequence ellipsize(CharSequence text, TextPaint paint, float avail, TruncateAt where, boolean preserveLength,
      EllipsizeCallback callback) {
    int length = text.length();
    int fit = (int) (avail / Math.max(1, paint.measureText("x")));
    if (fit >= length) {
      if (callback != null) callback.ellipsized(0, 0);
      return text;
    }
    int keep = Math.max(0, fit - 1);
    int head = where == TruncateAt.START ? 0 : where == TruncateAt.MIDDLE ? (keep + 1) / 2 : keep;
    int tail = keep - head;
    if (callback != null) callback.ellipsized(head, length - tail);
    return text.subSequence(0, head) + "\u2026" + text.subSequence(length - tail, length);
  }

  public static CharSequence listEllipsize(Context context, List<CharSequence> elements, String separator, TextPaint paint,
      float avail,
      int moreId) {
    return elements == null ? "" : join(separator, elements);
  }

  @Deprecated
  public static CharSequence commaEllipsize(CharSequence text, TextPaint p, float avail, String oneMore, String more) {
    return p.measureText(text, 0, text.length()) <= avail ? text : "";
  }

  public static String htmlEncode(String s) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      String entity = c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : c == '\'' ? "&#39;" : c == '"' ? "&quot;"
          : null;
      if (entity == null) result.append(c);
      else result.append(entity);
    }
    return result.toString();
  }

  public static CharSequence concat(CharSequence... text) {
    if (text.length == 0) return "";
    if (text.length == 1) return text[0];
    boolean spanned = false;
    for (CharSequence part : text) spanned |= part instanceof Spanned;
    SpannableStringBuilder result = new SpannableStringBuilder();
    for (CharSequence part : text) result.append(part);
    return spanned ? new SpannedString(result) : result.toString();
  }

  public static boolean isGraphic(CharSequence str) {
    for (int i = 0; i < str.length(); i++) {
      if (isGraphic(str.charAt(i))) return true;
    }
    return false;
  }

  @Deprecated
  public static boolean isGraphic(char c) {
    return !Character.isISOControl(c) && !Character.isWhitespace(c) && !Character.isSurrogate(c);
  }

  public static boolean isDigitsOnly(CharSequence str) {
    for (int i = 0; i < str.length(); i++) {
      if (!Character.isDigit(str.charAt(i))) return false;
    }
    return true;
  }

  public static int getCapsMode(CharSequence cs, int off, int reqModes) {
    if (off < 0) return 0;
    int mode = reqModes & CAP_MODE_CHARACTERS;
    if ((reqModes & (CAP_MODE_WORDS | CAP_MODE_SENTENCES)) == 0) return mode;
    int at = off;
    while (at > 0 && Character.isWhitespace(cs.charAt(at - 1))) at--;
    boolean start = at == 0 || at < off && cs.charAt(off - 1) == '\n';
    if (start) return mode | reqModes & (CAP_MODE_WORDS | CAP_MODE_SENTENCES);
    if (at == off) return mode;
    mode |= reqModes & CAP_MODE_WORDS;
    char end = cs.charAt(at - 1);
    return end == '.' || end == '?' || end == '!' ? mode | reqModes & CAP_MODE_SENTENCES : mode;
  }

  public static int getLayoutDirectionFromLocale(Locale locale) {
    if (locale == null) return View.LAYOUT_DIRECTION_LTR;
    String language = locale.getLanguage();
    boolean rtl = language.equals("ar") || language.equals("iw") || language.equals("he") || language.equals("fa")
        || language.equals("ur");
    return rtl ? View.LAYOUT_DIRECTION_RTL : View.LAYOUT_DIRECTION_LTR;
  }

  public static CharSequence makeSafeForPresentation(String unclean, int maxCharactersToConsider, float ellipsizeDip, int flags) {
    String result = unclean;
    if (maxCharactersToConsider > 0 && result.length() > maxCharactersToConsider) result = result.substring(0,
        maxCharactersToConsider);
    if ((flags & SAFE_STRING_FLAG_SINGLE_LINE) != 0) result = result.replace("\n", "");
    if ((flags & SAFE_STRING_FLAG_FIRST_LINE) != 0 && result.indexOf('\n') >= 0) result = result.substring(0,
        result.indexOf('\n'));
    return (flags & SAFE_STRING_FLAG_TRIM) != 0 ? result.trim() : result;
  }
}
