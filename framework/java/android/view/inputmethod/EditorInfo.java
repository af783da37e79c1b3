package android.view.inputmethod;

import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.InputType;
import android.util.Printer;
import java.util.List;
import java.util.Set;

/** What an editor tells the keyboard. */
public class EditorInfo implements InputType,Parcelable {
  private CharSequence initialSurroundingText;
  private int initialToolType;
  public int inputType;
  public static final int IME_MASK_ACTION = 255;
  public static final int IME_ACTION_UNSPECIFIED = 0;
  public static final int IME_ACTION_NONE = 1;
  public static final int IME_ACTION_GO = 2;
  public static final int IME_ACTION_SEARCH = 3;
  public static final int IME_ACTION_SEND = 4;
  public static final int IME_ACTION_NEXT = 5;
  public static final int IME_ACTION_DONE = 6;
  public static final int IME_ACTION_PREVIOUS = 7;
  public static final int IME_FLAG_NO_PERSONALIZED_LEARNING = 16777216;
  public static final int IME_FLAG_NO_FULLSCREEN = 33554432;
  public static final int IME_FLAG_NAVIGATE_PREVIOUS = 67108864;
  public static final int IME_FLAG_NAVIGATE_NEXT = 134217728;
  public static final int IME_FLAG_NO_EXTRACT_UI = 268435456;
  public static final int IME_FLAG_NO_ACCESSORY_ACTION = 536870912;
  public static final int IME_FLAG_NO_ENTER_ACTION = 1073741824;
  public static final int IME_FLAG_FORCE_ASCII = -2147483648;
  public static final int IME_NULL = 0;
  public int imeOptions;
  public String privateImeOptions;
  public CharSequence actionLabel;
  public int actionId;
  public int initialSelStart = -1;
  public int initialSelEnd = -1;
  public int initialCapsMode;
  public CharSequence hintText;
  public CharSequence label;
  public String packageName;
  public int fieldId;
  public String fieldName;
  public Bundle extras;
  public String[] contentMimeTypes;
  public static final Parcelable.Creator<EditorInfo> CREATOR = new Parcelable.Creator<EditorInfo>() {
    @Override
    public EditorInfo createFromParcel(Parcel source) {
      return new EditorInfo(source);
    }

    @Override
    public EditorInfo[] newArray(int size) {
      return new EditorInfo[size];
    }
  };

  public EditorInfo() {}

  public void setInitialSurroundingText(CharSequence sourceText) {
    initialSurroundingText = sourceText;
  }

  public int getInitialToolType() {
    return initialToolType;
  }

  public void setInitialToolType(int toolType) {
    initialToolType = toolType;
  }

  public void dump(Printer pw, String prefix) {
    pw.println(prefix + "inputType=0x" + Integer.toHexString(inputType));
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(inputType);
    dest.writeInt(imeOptions);
    dest.writeString(privateImeOptions);
    dest.writeInt(actionId);
    dest.writeString(packageName);
    dest.writeInt(fieldId);
  }

  public int describeContents() {
    return 0;
  }

  private EditorInfo(Parcel source) {
    inputType = source.readInt();
    imeOptions = source.readInt();
    privateImeOptions = source.readString();
    actionId = source.readInt();
    packageName = source.readString();
    fieldId = source.readInt();
  }
}
