package android.view;

import android.os.Parcel;
import android.os.Parcelable;
import android.util.AndroidRuntimeException;

/** What a key types: letters, digits and blanks. */
public class KeyCharacterMap implements Parcelable {
  public static final int BUILT_IN_KEYBOARD = 0;
  public static final int VIRTUAL_KEYBOARD = -1;
  public static final int NUMERIC = 1;
  public static final int PREDICTIVE = 2;
  public static final int ALPHA = 3;
  public static final int FULL = 4;
  public static final int SPECIAL_FUNCTION = 5;
  public static final char HEX_INPUT = '\uef00';
  public static final char PICKER_DIALOG_INPUT = '\uef01';
  public static final int MODIFIER_BEHAVIOR_CHORDED = 0;
  public static final int MODIFIER_BEHAVIOR_CHORDED_OR_TOGGLED = 1;
  public static final int COMBINING_ACCENT = -2147483648;
  public static final int COMBINING_ACCENT_MASK = 2147483647;
  public static final Parcelable.Creator<KeyCharacterMap> CREATOR = new Parcelable.Creator<KeyCharacterMap>() {
    @Override
    public KeyCharacterMap createFromParcel(Parcel in) {
      return load(in.readInt());
    }

    @Override
    public KeyCharacterMap[] newArray(int size) {
      return new KeyCharacterMap[size];
    }
  };
  private static final String SYMBOLS = "\'\\=[]-,./;`@+*#";
  private static final int[] SYMBOL_KEYS = {KeyEvent.KEYCODE_APOSTROPHE, KeyEvent.KEYCODE_BACKSLASH, KeyEvent.KEYCODE_EQUALS,
      KeyEvent.KEYCODE_LEFT_BRACKET, KeyEvent.KEYCODE_RIGHT_BRACKET, KeyEvent.KEYCODE_MINUS, KeyEvent.KEYCODE_COMMA,
          KeyEvent.KEYCODE_PERIOD,
      KeyEvent.KEYCODE_SLASH, KeyEvent.KEYCODE_SEMICOLON, KeyEvent.KEYCODE_GRAVE, KeyEvent.KEYCODE_AT, KeyEvent.KEYCODE_PLUS,
      KeyEvent.KEYCODE_STAR, KeyEvent.KEYCODE_POUND};
  private static final KeyCharacterMap instance = new KeyCharacterMap();

  private KeyCharacterMap() {}

  public static KeyCharacterMap load(int deviceId) {
    return instance;
  }

  public int get(int keyCode, int metaState) {
    if (keyCode >= KeyEvent.KEYCODE_A && keyCode <= KeyEvent.KEYCODE_Z) {
      boolean upper = (metaState & (KeyEvent.META_SHIFT_ON | KeyEvent.META_CAPS_LOCK_ON)) != 0;
      return (upper ? 'A' : 'a') + keyCode - KeyEvent.KEYCODE_A;
    }
    if (keyCode >= KeyEvent.KEYCODE_0 && keyCode <= KeyEvent.KEYCODE_9) return '0' + keyCode - KeyEvent.KEYCODE_0;
    if (keyCode >= KeyEvent.KEYCODE_NUMPAD_0 && keyCode <= KeyEvent.KEYCODE_NUMPAD_9) return '0'
        + keyCode - KeyEvent.KEYCODE_NUMPAD_0;
    if (keyCode == KeyEvent.KEYCODE_SPACE) return ' ';
    if (keyCode == KeyEvent.KEYCODE_ENTER) return '\n';
    if (keyCode == KeyEvent.KEYCODE_TAB) return '\t';
    for (int i = 0; i < SYMBOL_KEYS.length; i++) {
      if (SYMBOL_KEYS[i] == keyCode) return SYMBOLS.charAt(i);
    }
    return 0;
  }

  public char getNumber(int keyCode) {
    char letter = (char) get(keyCode, 0);
    return letter >= '0' && letter <= '9' ? letter : 0;
  }

  public char getMatch(int keyCode, char[] chars) {
    return getMatch(keyCode, chars, 0);
  }

  public char getMatch(int keyCode, char[] chars, int metaState) {
    char letter = (char) get(keyCode, metaState);
    for (char one : chars) {
      if (one == letter) return letter;
    }
    return 0;
  }

  public char getDisplayLabel(int keyCode) {
    return (char) get(keyCode, KeyEvent.META_SHIFT_ON);
  }

  public static int getDeadChar(int accent, int c) {
    return 0;
  }

  public boolean getKeyData(int keyCode, KeyData results) {
    results.displayLabel = getDisplayLabel(keyCode);
    results.number = getNumber(keyCode);
    results.meta[0] = (char) get(keyCode, 0);
    return results.displayLabel != 0;
  }

  public KeyEvent[] getEvents(char[] chars) {
    KeyEvent[] events = new KeyEvent[chars.length * 2];
    for (int i = 0; i < chars.length; i++) {
      int key = keyOf(chars[i]);
      if (key == 0) return null;
      int meta = Character.isUpperCase(chars[i]) ? KeyEvent.META_SHIFT_ON : 0;
      events[2 * i] = new KeyEvent(0, 0, KeyEvent.ACTION_DOWN, key, 0, meta);
      events[2 * i + 1] = new KeyEvent(0, 0, KeyEvent.ACTION_UP, key, 0, meta);
    }
    return events;
  }

  public boolean isPrintingKey(int keyCode) {
    return get(keyCode, 0) > ' ';
  }

  public int getKeyboardType() {
    return FULL;
  }

  public int getModifierBehavior() {
    return 0;
  }

  public static boolean deviceHasKey(int keyCode) {
    return true;
  }

  public static boolean[] deviceHasKeys(int[] keyCodes) {
    boolean[] all = new boolean[keyCodes.length];
    for (int i = 0; i < all.length; i++) all[i] = true;
    return all;
  }

  public void writeToParcel(Parcel out, int flags) {
    out.writeInt(VIRTUAL_KEYBOARD);
  }

  public int describeContents() {
    return 0;
  }

  @Override
  public int hashCode() {
    return 1;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof KeyCharacterMap;
  }

  /** What is printed on a key, and what it types. */

  public static class KeyData {
    public static final int META_LENGTH = 4;
    public char displayLabel;
    public char number;
    public char[] meta = new char[META_LENGTH];

    public KeyData() {}
  }

  /** There is no such map. */

  public static class UnavailableException extends AndroidRuntimeException {
    public UnavailableException(String msg) {
      super(msg);
    }
  }

  private int keyOf(char letter) {
    for (int key = 1; key <= KeyEvent.KEYCODE_NUMPAD_9; key++) {
      if (get(key, 0) == Character.toLowerCase(letter)) return key;
    }
    return 0;
  }
}
