package android.view.inputmethod;

import android.os.Parcel;
import android.os.Parcelable;

/** Which part of a text is wanted. */
public class ExtractedTextRequest implements Parcelable {
  public int token;
  public int flags;
  public int hintMaxLines;
  public int hintMaxChars;
  public static final Parcelable.Creator<ExtractedTextRequest> CREATOR = new Parcelable.Creator<ExtractedTextRequest>() {
    @Override
    public ExtractedTextRequest createFromParcel(Parcel source) {
      return new ExtractedTextRequest();
    }

    @Override
    public ExtractedTextRequest[] newArray(int size) {
      return new ExtractedTextRequest[size];
    }
  };

  public ExtractedTextRequest() {}

  public void writeToParcel(Parcel dest, int flags) {}

  public int describeContents() {
    return 0;
  }
}
