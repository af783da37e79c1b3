package android.graphics;

import android.os.Parcel;
import android.os.Parcelable;

/** A rectangle. */
@antecede.Plain
public class RectF implements Parcelable {
  public static final Parcelable.Creator<RectF> CREATOR = new Parcelable.Creator<RectF>() {
    @Override
    public RectF createFromParcel(Parcel in) {
      RectF result = new RectF();
      result.readFromParcel(in);
      return result;
    }

    @Override
    public RectF[] newArray(int size) {
      return new RectF[size];
    }
  };

  public float left;
  public float top;
  public float right;
  public float bottom;

  public RectF() {}

  public RectF(float left, float top, float right, float bottom) {
    set(left, top, right, bottom);
  }

  public RectF(RectF r) {
    if (r != null) set(r);
  }

  public RectF(Rect r) {
    if (r != null) set(r);
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof RectF)) return false;
    RectF r = (RectF) o;
    return left == r.left && top == r.top && right == r.right && bottom == r.bottom;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * Float.floatToIntBits(left) + Float.floatToIntBits(top)) + Float.floatToIntBits(right))
        + Float.floatToIntBits(bottom);
  }

  @Override
  public String toString() {
    return "RectF(" + left + ", " + top + ", " + right + ", " + bottom + ")";
  }

  public String toShortString() {
    return "[" + left + "," + top + "][" + right + "," + bottom + "]";
  }

  public final boolean isEmpty() {
    return left >= right || top >= bottom;
  }

  public final float width() {
    return right - left;
  }

  public final float height() {
    return bottom - top;
  }

  public final float centerX() {
    return (left + right) * 0.5f;
  }

  public final float centerY() {
    return (top + bottom) * 0.5f;
  }

  public void setEmpty() {
    set(0, 0, 0, 0);
  }

  public void set(float left, float top, float right, float bottom) {
    this.left = left;
    this.top = top;
    this.right = right;
    this.bottom = bottom;
  }

  public void set(RectF src) {
    set(src.left, src.top, src.right, src.bottom);
  }

  public void set(Rect src) {
    set(src.left, src.top, src.right, src.bottom);
  }

  public void offset(float dx, float dy) {
    set(left + dx, top + dy, right + dx, bottom + dy);
  }

  public void offsetTo(float newLeft, float newTop) {
    set(newLeft, newTop, newLeft + width(), newTop + height());
  }

  public void inset(float dx, float dy) {
    set(left + dx, top + dy, right - dx, bottom - dy);
  }

  public boolean contains(float x, float y) {
    return !isEmpty() && x >= left && x < right && y >= top && y < bottom;
  }

  public boolean contains(float left, float top, float right, float bottom) {
    return !isEmpty() && this.left <= left && this.top <= top && this.right >= right && this.bottom >= bottom;
  }

  public boolean contains(RectF r) {
    return contains(r.left, r.top, r.right, r.bottom);
  }

  /** Becomes what both have in common; stays as it is if they have nothing. */
  public boolean intersect(float left, float top, float right, float bottom) {
    if (!intersects(left, top, right, bottom)) return false;
    set(Math.max(this.left, left), Math.max(this.top, top), Math.min(this.right, right), Math.min(this.bottom, bottom));
    return true;
  }

  public boolean intersect(RectF r) {
    return intersect(r.left, r.top, r.right, r.bottom);
  }

  public boolean setIntersect(RectF a, RectF b) {
    if (!intersects(a, b)) return false;
    set(Math.max(a.left, b.left), Math.max(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom));
    return true;
  }

  public boolean intersects(float left, float top, float right, float bottom) {
    return this.left < right && left < this.right && this.top < bottom && top < this.bottom;
  }

  public static boolean intersects(RectF a, RectF b) {
    return a.intersects(b.left, b.top, b.right, b.bottom);
  }

  public void union(float left, float top, float right, float bottom) {
    if (left >= right || top >= bottom) return;
    if (isEmpty()) set(left, top, right, bottom);
    else set(Math.min(this.left, left), Math.min(this.top, top), Math.max(this.right, right), Math.max(this.bottom, bottom));
  }

  public void union(RectF r) {
    union(r.left, r.top, r.right, r.bottom);
  }

  public void union(float x, float y) {
    set(Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y));
  }

  public void sort() {
    set(Math.min(left, right), Math.min(top, bottom), Math.max(left, right), Math.max(top, bottom));
  }

  public void round(Rect dst) {
    dst.set(Math.round(left), Math.round(top), Math.round(right), Math.round(bottom));
  }

  public void roundOut(Rect dst) {
    dst.set((int) Math.floor(left), (int) Math.floor(top), (int) Math.ceil(right), (int) Math.ceil(bottom));
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeFloat(left);
    out.writeFloat(top);
    out.writeFloat(right);
    out.writeFloat(bottom);
  }

  public void readFromParcel(Parcel in) {
    set(in.readFloat(), in.readFloat(), in.readFloat(), in.readFloat());
  }
}
