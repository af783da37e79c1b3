package android.view.inputmethod;

import android.os.Parcel;
import android.os.Parcelable;

/** A part of a text. */
public class ExtractedText implements Parcelable {
  public CharSequence text;
  public int startOffset;
  public int partialStartOffset;
  public int partialEndOffset;
  public int selectionStart;
  public int selectionEnd;
  public static final int FLAG_SINGLE_LINE = 1;
  public static final int FLAG_SELECTING = 2;
  public int flags;
  public CharSequence hint;
  public static final Parcelable.Creator<ExtractedText> CREATOR = new Parcelable.Creator<ExtractedText>() {
    @Override
    public ExtractedText createFromParcel(Parcel source) {
      return new ExtractedText();
    }

    @Override
    public ExtractedText[] newArray(int size) {
      return new ExtractedText[size];
    }
  };

  public ExtractedText() {}

  public void writeToParcel(Parcel dest, int flags) {}

  public int describeContents() {
    return 0;
  }
}
