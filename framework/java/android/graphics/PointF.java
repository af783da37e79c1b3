package android.graphics;

import android.os.Parcel;
import android.os.Parcelable;

/** A place. */
@antecede.Plain
public class PointF implements Parcelable {
  public static final Parcelable.Creator<PointF> CREATOR = new Parcelable.Creator<PointF>() {
    @Override
    public PointF createFromParcel(Parcel in) {
      PointF result = new PointF();
      result.readFromParcel(in);
      return result;
    }

    @Override
    public PointF[] newArray(int size) {
      return new PointF[size];
    }
  };

  public float x;
  public float y;

  public PointF() {}

  public PointF(float x, float y) {
    set(x, y);
  }

  public PointF(Point p) {
    set(p.x, p.y);
  }

  public PointF(PointF p) {
    set(p.x, p.y);
  }

  public final void set(PointF p) {
    set(p.x, p.y);
  }

  public final float length() {
    return length(x, y);
  }

  public static float length(float x, float y) {
    return (float) Math.hypot(x, y);
  }

  public final void set(float x, float y) {
    this.x = x;
    this.y = y;
  }

  public final void negate() {
    set(-x, -y);
  }

  public final void offset(float dx, float dy) {
    set(x + dx, y + dy);
  }

  public final boolean equals(float x, float y) {
    return this.x == x && this.y == y;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof PointF && equals(((PointF) o).x, ((PointF) o).y);
  }

  @Override
  public int hashCode() {
    return 31 * Float.floatToIntBits(x) + Float.floatToIntBits(y);
  }

  @Override
  public String toString() {
    return "PointF(" + x + ", " + y + ")";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeFloat(x);
    out.writeFloat(y);
  }

  public void readFromParcel(Parcel in) {
    set(in.readFloat(), in.readFloat());
  }
}
