package android.graphics;

import android.os.Parcel;
import android.os.Parcelable;

/** A place of whole pixels. */
@antecede.Plain
public class Point implements Parcelable {
  public static final Parcelable.Creator<Point> CREATOR = new Parcelable.Creator<Point>() {
    @Override
    public Point createFromParcel(Parcel in) {
      Point result = new Point();
      result.readFromParcel(in);
      return result;
    }

    @Override
    public Point[] newArray(int size) {
      return new Point[size];
    }
  };

  public int x;
  public int y;

  public Point() {}

  public Point(int x, int y) {
    set(x, y);
  }

  public Point(Point src) {
    set(src.x, src.y);
  }

  public void set(int x, int y) {
    this.x = x;
    this.y = y;
  }

  public final void negate() {
    set(-x, -y);
  }

  public final void offset(int dx, int dy) {
    set(x + dx, y + dy);
  }

  public final boolean equals(int x, int y) {
    return this.x == x && this.y == y;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Point && equals(((Point) o).x, ((Point) o).y);
  }

  @Override
  public int hashCode() {
    return 31 * x + y;
  }

  @Override
  public String toString() {
    return "Point(" + x + ", " + y + ")";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeInt(x);
    out.writeInt(y);
  }

  public void readFromParcel(Parcel in) {
    set(in.readInt(), in.readInt());
  }
}
