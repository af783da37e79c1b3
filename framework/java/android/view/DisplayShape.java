package android.view;

import android.graphics.Path;
import android.os.Parcel;
import android.os.Parcelable;

/** The outline of a display: here a rectangle. */
public final class DisplayShape implements Parcelable {
  public static final Parcelable.Creator<DisplayShape> CREATOR = new Parcelable.Creator<DisplayShape>() {
    @Override
    public DisplayShape createFromParcel(Parcel in) {
      return new DisplayShape(in.readInt(), in.readInt());
    }

    @Override
    public DisplayShape[] newArray(int size) {
      return new DisplayShape[size];
    }
  };

  private final int width;
  private final int height;

  DisplayShape(int width, int height) {
    this.width = width;
    this.height = height;
  }

  public Path getPath() {
    Path path = new Path();
    path.addRect(0, 0, width, height, Path.Direction.CW);
    return path;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof DisplayShape && width == ((DisplayShape) o).width && height == ((DisplayShape) o).height;
  }

  @Override
  public int hashCode() {
    return width * 31 + height;
  }

  @Override
  public String toString() {
    return "DisplayShape{" + width + "x" + height + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(width);
    dest.writeInt(height);
  }
}
