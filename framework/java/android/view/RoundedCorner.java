package android.view;

import android.graphics.Point;
import android.os.Parcel;
import android.os.Parcelable;

/** One corner of a display that is round. */
public final class RoundedCorner implements Parcelable {
  public static final int POSITION_TOP_LEFT = 0;
  public static final int POSITION_TOP_RIGHT = 1;
  public static final int POSITION_BOTTOM_RIGHT = 2;
  public static final int POSITION_BOTTOM_LEFT = 3;
  public static final Parcelable.Creator<RoundedCorner> CREATOR = new Parcelable.Creator<RoundedCorner>() {
    @Override
    public RoundedCorner createFromParcel(Parcel in) {
      return new RoundedCorner(in.readInt(), in.readInt(), in.readInt(), in.readInt());
    }

    @Override
    public RoundedCorner[] newArray(int size) {
      return new RoundedCorner[size];
    }
  };

  private final int position;
  private final int radius;
  private final Point center;

  public RoundedCorner(int position, int radius, int centerX, int centerY) {
    this.position = position;
    this.radius = radius;
    center = new Point(centerX, centerY);
  }

  public int getPosition() {
    return position;
  }

  public int getRadius() {
    return radius;
  }

  public Point getCenter() {
    return new Point(center);
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof RoundedCorner)) return false;
    RoundedCorner other = (RoundedCorner) o;
    return position == other.position && radius == other.radius && center.equals(other.center);
  }

  @Override
  public int hashCode() {
    return (position * 31 + radius) * 31 + center.hashCode();
  }

  @Override
  public String toString() {
    return "RoundedCorner{position=" + position + ", radius=" + radius + ", center=" + center + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(position);
    dest.writeInt(radius);
    dest.writeInt(center.x);
    dest.writeInt(center.y);
  }
}
