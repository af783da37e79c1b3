package android.content;

import android.net.Uri;
import android.os.Parcel;
import android.os.Parcelable;

/** A right to an address that was granted for good. */
public final class UriPermission implements Parcelable {
  public static final long INVALID_TIME = Long.MIN_VALUE;

  private final Uri uri;
  private final int modes;
  private final long time = System.currentTimeMillis();

  public static final Parcelable.Creator<UriPermission> CREATOR = new Parcelable.Creator<UriPermission>() {
    @Override
    public UriPermission createFromParcel(Parcel source) {
      return new UriPermission(Uri.CREATOR.createFromParcel(source), source.readInt());
    }

    @Override
    public UriPermission[] newArray(int size) {
      return new UriPermission[size];
    }
  };

  UriPermission(Uri uri, int modes) {
    this.uri = uri;
    this.modes = modes;
  }

  public Uri getUri() {
    return uri;
  }

  public boolean isReadPermission() {
    return (modes & Intent.FLAG_GRANT_READ_URI_PERMISSION) != 0;
  }

  public boolean isWritePermission() {
    return (modes & Intent.FLAG_GRANT_WRITE_URI_PERMISSION) != 0;
  }

  public long getPersistedTime() {
    return time;
  }

  @Override
  public String toString() {
    return "UriPermission {uri=" + uri + ", modeFlags=" + modes + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    Uri.writeToParcel(dest, uri);
    dest.writeInt(modes);
  }
}
