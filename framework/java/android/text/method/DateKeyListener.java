package android.text.method;

import android.text.InputType;
import java.util.Locale;

/** Takes dates. */
public class DateKeyListener extends NumberKeyListener {
  public static final char[] CHARACTERS = "0123456789/-.".toCharArray();

  private static DateKeyListener instance;

  public DateKeyListener() {}

  public DateKeyListener(Locale locale) {}

  public static DateKeyListener getInstance() {
    if (instance == null) instance = new DateKeyListener();
    return instance;
  }

  public static DateKeyListener getInstance(Locale locale) {
    return getInstance();
  }

  @Override
  protected char[] getAcceptedChars() {
    return CHARACTERS;
  }

  @Override
  public int getInputType() {
    return InputType.TYPE_CLASS_DATETIME | InputType.TYPE_DATETIME_VARIATION_DATE;
  }
}
