package android.view;

import android.os.Parcel;
import android.os.Parcelable;
import android.text.TextUtils;

/** What a combination of keys does. */
public final class KeyboardShortcutInfo implements Parcelable {
  public static final Parcelable.Creator<KeyboardShortcutInfo> CREATOR = new Parcelable.Creator<KeyboardShortcutInfo>() {
    @Override
    public KeyboardShortcutInfo createFromParcel(Parcel in) {
      return new KeyboardShortcutInfo(TextUtils.CHAR_SEQUENCE_CREATOR.createFromParcel(in), (char) in.readInt(), in.readInt(), in.readInt());
    }

    @Override
    public KeyboardShortcutInfo[] newArray(int size) {
      return new KeyboardShortcutInfo[size];
    }
  };

  private final CharSequence label;
  private final char base;
  private final int keycode;
  private final int modifiers;

  private KeyboardShortcutInfo(CharSequence label, char base, int keycode, int modifiers) {
    this.label = label;
    this.base = base;
    this.keycode = keycode;
    this.modifiers = modifiers;
  }

  public KeyboardShortcutInfo(CharSequence label, int keycode, int modifiers) {
    this(label, '\0', keycode, modifiers);
    if (keycode < 0) throw new IllegalArgumentException();
  }

  public KeyboardShortcutInfo(CharSequence label, char baseCharacter, int modifiers) {
    this(label, baseCharacter, KeyEvent.KEYCODE_UNKNOWN, modifiers);
    if (baseCharacter == '\0') throw new IllegalArgumentException();
  }

  public CharSequence getLabel() {
    return label;
  }

  public int getKeycode() {
    return keycode;
  }

  public char getBaseCharacter() {
    return base;
  }

  public int getModifiers() {
    return modifiers;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    TextUtils.writeToParcel(label, dest, flags);
    dest.writeInt(base);
    dest.writeInt(keycode);
    dest.writeInt(modifiers);
  }
}
