package android.text.method;

import android.text.InputType;

/** Takes what can be dialled. */
public class DialerKeyListener extends NumberKeyListener {
  public static final char[] CHARACTERS = "0123456789#*+-(),/N. ;".toCharArray();

  private static DialerKeyListener instance;

  public DialerKeyListener() {}

  public static DialerKeyListener getInstance() {
    if (instance == null) instance = new DialerKeyListener();
    return instance;
  }

  @Override
  protected char[] getAcceptedChars() {
    return CHARACTERS;
  }

  @Override
  public int getInputType() {
    return InputType.TYPE_CLASS_PHONE;
  }
}
