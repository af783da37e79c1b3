package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;
import android.os.PatternMatcher;

/** Which permissions some paths of a provider want. */
public class PathPermission extends PatternMatcher {
  private final String readPermission;
  private final String writePermission;

  public static final Parcelable.Creator<PathPermission> CREATOR = new Parcelable.Creator<PathPermission>() {
    @Override
    public PathPermission createFromParcel(Parcel source) {
      return new PathPermission(source);
    }

    @Override
    public PathPermission[] newArray(int size) {
      return new PathPermission[size];
    }
  };

  public PathPermission(String pattern, int type, String readPermission, String writePermission) {
    super(pattern, type);
    this.readPermission = readPermission;
    this.writePermission = writePermission;
  }

  public PathPermission(Parcel src) {
    super(src);
    readPermission = src.readString();
    writePermission = src.readString();
  }

  public String getReadPermission() {
    return readPermission;
  }

  public String getWritePermission() {
    return writePermission;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    super.writeToParcel(dest, flags);
    dest.writeString(readPermission);
    dest.writeString(writePermission);
  }
}
