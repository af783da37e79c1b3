package android.text.method;

import android.text.InputType;
import java.util.Locale;

/** Takes times. */
public class TimeKeyListener extends NumberKeyListener {
  public static final char[] CHARACTERS = "0123456789amp:".toCharArray();

  private static TimeKeyListener instance;

  public TimeKeyListener() {}

  public TimeKeyListener(Locale locale) {}

  public static TimeKeyListener getInstance() {
    if (instance == null) instance = new TimeKeyListener();
    return instance;
  }

  public static TimeKeyListener getInstance(Locale locale) {
    return getInstance();
  }

  @Override
  protected char[] getAcceptedChars() {
    return CHARACTERS;
  }

  @Override
  public int getInputType() {
    return InputType.TYPE_CLASS_DATETIME | InputType.TYPE_DATETIME_VARIATION_TIME;
  }
}
