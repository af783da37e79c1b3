package android.view.inputmethod;

import android.content.ClipDescription;
import android.net.Uri;
import android.os.Parcel;
import android.os.Parcelable;

/** A picture or the like from the keyboard. */
public final class InputContentInfo implements Parcelable {
  public static final Parcelable.Creator<InputContentInfo> CREATOR = new Parcelable.Creator<InputContentInfo>() {
    @Override
    public InputContentInfo createFromParcel(Parcel source) {
      return (InputContentInfo) source.readWhole();
    }

    @Override
    public InputContentInfo[] newArray(int size) {
      return new InputContentInfo[size];
    }
  };
  private final Uri contentUri;
  private final ClipDescription description;
  private final Uri linkUri;

  public InputContentInfo(Uri contentUri, ClipDescription description) {
    this(contentUri, description, null);
  }

  public InputContentInfo(Uri contentUri, ClipDescription description, Uri linkUri) {
    this.contentUri = contentUri;
    this.description = description;
    this.linkUri = linkUri;
  }

  public Uri getContentUri() {
    return contentUri;
  }

  public ClipDescription getDescription() {
    return description;
  }

  public Uri getLinkUri() {
    return linkUri;
  }

  public void requestPermission() {}

  public void releasePermission() {}

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeWhole(this);
  }

  public int describeContents() {
    return 0;
  }
}
