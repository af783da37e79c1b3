package android.view.inputmethod;

import android.os.Parcel;
import android.os.Parcelable;

/** A word that was corrected. */
public final class CorrectionInfo implements Parcelable {
  public static final Parcelable.Creator<CorrectionInfo> CREATOR = new Parcelable.Creator<CorrectionInfo>() {
    @Override
    public CorrectionInfo createFromParcel(Parcel source) {
      return new CorrectionInfo(source.readInt(), source.readString(), source.readString());
    }

    @Override
    public CorrectionInfo[] newArray(int size) {
      return new CorrectionInfo[size];
    }
  };
  private final int offset;
  private final CharSequence oldText;
  private final CharSequence newText;

  public CorrectionInfo(int offset, CharSequence oldText, CharSequence newText) {
    this.offset = offset;
    this.oldText = oldText;
    this.newText = newText;
  }

  public int getOffset() {
    return offset;
  }

  public CharSequence getOldText() {
    return oldText;
  }

  public CharSequence getNewText() {
    return newText;
  }

  public String toString() {
    return "CorrectionInfo{#" + offset + " \"" + oldText + "\" -> \"" + newText + "\"}";
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(offset);
    dest.writeString(oldText.toString());
    dest.writeString(newText.toString());
  }

  public int describeContents() {
    return 0;
  }
}
