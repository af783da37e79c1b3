package android.text.method;

import android.text.InputType;
import java.util.Locale;

/** Takes dates and times. */
public class DateTimeKeyListener extends NumberKeyListener {
  public static final char[] CHARACTERS = "0123456789amp:/- ".toCharArray();

  private static DateTimeKeyListener instance;

  public DateTimeKeyListener() {}

  public DateTimeKeyListener(Locale locale) {}

  public static DateTimeKeyListener getInstance() {
    if (instance == null) instance = new DateTimeKeyListener();
    return instance;
  }

  public static DateTimeKeyListener getInstance(Locale locale) {
    return getInstance();
  }

  @Override
  protected char[] getAcceptedChars() {
    return CHARACTERS;
  }

  @Override
  public int getInputType() {
    return InputType.TYPE_CLASS_DATETIME | InputType.TYPE_DATETIME_VARIATION_NORMAL;
  }
}
