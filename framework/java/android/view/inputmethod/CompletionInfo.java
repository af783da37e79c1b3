package android.view.inputmethod;

import android.os.Parcel;
import android.os.Parcelable;

/** A way to complete a word. */
public final class CompletionInfo implements Parcelable {
  public static final Parcelable.Creator<CompletionInfo> CREATOR = new Parcelable.Creator<CompletionInfo>() {
    @Override
    public CompletionInfo createFromParcel(Parcel source) {
      return new CompletionInfo(source.readLong(), source.readInt(), source.readString(), source.readString());
    }

    @Override
    public CompletionInfo[] newArray(int size) {
      return new CompletionInfo[size];
    }
  };
  private final long id;
  private final int position;
  private final CharSequence text;
  private final CharSequence label;

  public CompletionInfo(long id, int index, CharSequence text) {
    this(id, index, text, null);
  }

  public CompletionInfo(long id, int index, CharSequence text, CharSequence label) {
    this.id = id;
    position = index;
    this.text = text;
    this.label = label;
  }

  public long getId() {
    return id;
  }

  public int getPosition() {
    return position;
  }

  public CharSequence getText() {
    return text;
  }

  public CharSequence getLabel() {
    return label;
  }

  public String toString() {
    return "CompletionInfo{#" + position + " \"" + text + "\"}";
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeLong(id);
    dest.writeInt(position);
    dest.writeString(text == null ? null : text.toString());
    dest.writeString(label == null ? null : label.toString());
  }

  public int describeContents() {
    return 0;
  }
}
