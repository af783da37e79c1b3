package android.text.method;

import android.text.InputType;
import android.text.Spanned;
import java.util.Locale;

/** Takes digits, and signs and points where they are allowed. */
public class DigitsKeyListener extends NumberKeyListener {
  private final char[] accepted;
  private final boolean sign;
  private final boolean decimal;
  private final boolean any;

  public DigitsKeyListener() {
    this(false, false);
  }

  @Deprecated
  public DigitsKeyListener(boolean sign, boolean decimal) {
    this(null, sign, decimal);
  }

  public DigitsKeyListener(Locale locale) {
    this(locale, false, false);
  }

  public DigitsKeyListener(Locale locale, boolean sign, boolean decimal) {
    this("0123456789" + (sign ? "-+" : "") + (decimal ? "." : ""), sign, decimal, false);
  }

  private DigitsKeyListener(String accepted, boolean sign, boolean decimal, boolean any) {
    this.accepted = accepted.toCharArray();
    this.sign = sign;
    this.decimal = decimal;
    this.any = any;
  }

  public static DigitsKeyListener getInstance() {
    return new DigitsKeyListener(false, false);
  }

  @Deprecated
  public static DigitsKeyListener getInstance(boolean sign, boolean decimal) {
    return new DigitsKeyListener(sign, decimal);
  }

  public static DigitsKeyListener getInstance(Locale locale) {
    return new DigitsKeyListener(locale);
  }

  public static DigitsKeyListener getInstance(Locale locale, boolean sign, boolean decimal) {
    return new DigitsKeyListener(locale, sign, decimal);
  }

  public static DigitsKeyListener getInstance(String accepted) {
    return new DigitsKeyListener(accepted, false, false, true);
  }

  @Override
  protected char[] getAcceptedChars() {
    return accepted;
  }

  @Override
  public int getInputType() {
    if (any) return InputType.TYPE_CLASS_TEXT;
    return InputType.TYPE_CLASS_NUMBER | (sign ? InputType.TYPE_NUMBER_FLAG_SIGNED : 0) | (decimal
        ? InputType.TYPE_NUMBER_FLAG_DECIMAL : 0);
  }

  /** One sign, at the beginning; one point. */
  @Override
  public CharSequence filter(CharSequence source, int start, int end, Spanned dest, int dstart, int dend) {
    CharSequence plain = super.filter(source, start, end, dest, dstart, dend);
    if (!sign && !decimal) return plain;
    String typed = plain == null ? source.subSequence(start, end).toString() : plain.toString();
    String all = dest.toString();
    String rest = all.substring(0, dstart) + all.substring(dend);
    StringBuilder kept = new StringBuilder();
    for (int i = 0; i < typed.length(); i++) {
      char c = typed.charAt(i);
      boolean isSign = c == '-' || c == '+';
      boolean signWrong = isSign && (dstart != 0 || i != 0 || rest.startsWith("-") || rest.startsWith("+"));
      boolean pointWrong = c == '.' && (rest.indexOf('.') >= 0 || kept.indexOf(".") >= 0);
      if (!signWrong && !pointWrong) kept.append(c);
    }
    return kept.length() == end - start ? null : kept.toString();
  }
}
