package android.graphics;

import android.os.Parcel;
import android.os.Parcelable;

/** A rectangle of whole pixels. */
@antecede.Plain
public final class Rect implements Parcelable {
  public static final Parcelable.Creator<Rect> CREATOR = new Parcelable.Creator<Rect>() {
    @Override
    public Rect createFromParcel(Parcel in) {
      Rect result = new Rect();
      result.readFromParcel(in);
      return result;
    }

    @Override
    public Rect[] newArray(int size) {
      return new Rect[size];
    }
  };

  public int left;
  public int top;
  public int right;
  public int bottom;

  public Rect() {}

  public Rect(int left, int top, int right, int bottom) {
    set(left, top, right, bottom);
  }

  public Rect(Rect r) {
    if (r != null) set(r);
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof Rect)) return false;
    Rect r = (Rect) o;
    return left == r.left && top == r.top && right == r.right && bottom == r.bottom;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * left + top) + right) + bottom;
  }

  @Override
  public String toString() {
    return "Rect(" + left + ", " + top + " - " + right + ", " + bottom + ")";
  }

  public String toShortString() {
    return "[" + left + "," + top + "][" + right + "," + bottom + "]";
  }

  public String flattenToString() {
    return left + " " + top + " " + right + " " + bottom;
  }

  public static Rect unflattenFromString(String str) {
    if (str == null || str.isEmpty()) return null;
    String[] parts = str.split(" ");
    if (parts.length != 4) return null;
    return new Rect(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]),
        Integer.parseInt(parts[3]));
  }

  public final boolean isEmpty() {
    return left >= right || top >= bottom;
  }

  public final int width() {
    return right - left;
  }

  public final int height() {
    return bottom - top;
  }

  public final int centerX() {
    return left + right >> 1;
  }

  public final int centerY() {
    return top + bottom >> 1;
  }

  public final float exactCenterX() {
    return (left + right) * 0.5f;
  }

  public final float exactCenterY() {
    return (top + bottom) * 0.5f;
  }

  public void setEmpty() {
    set(0, 0, 0, 0);
  }

  public void set(int left, int top, int right, int bottom) {
    this.left = left;
    this.top = top;
    this.right = right;
    this.bottom = bottom;
  }

  public void set(Rect src) {
    set(src.left, src.top, src.right, src.bottom);
  }

  public void offset(int dx, int dy) {
    set(left + dx, top + dy, right + dx, bottom + dy);
  }

  public void offsetTo(int newLeft, int newTop) {
    set(newLeft, newTop, newLeft + width(), newTop + height());
  }

  public void inset(int dx, int dy) {
    set(left + dx, top + dy, right - dx, bottom - dy);
  }

  public void inset(Insets insets) {
    inset(insets.left, insets.top, insets.right, insets.bottom);
  }

  public void inset(int left, int top, int right, int bottom) {
    set(this.left + left, this.top + top, this.right - right, this.bottom - bottom);
  }

  public boolean contains(int x, int y) {
    return !isEmpty() && x >= left && x < right && y >= top && y < bottom;
  }

  public boolean contains(int left, int top, int right, int bottom) {
    return !isEmpty() && this.left <= left && this.top <= top && this.right >= right && this.bottom >= bottom;
  }

  public boolean contains(Rect r) {
    return contains(r.left, r.top, r.right, r.bottom);
  }

  /** Becomes what both have in common; stays as it is if they have nothing. */
  public boolean intersect(int left, int top, int right, int bottom) {
    if (!intersects(left, top, right, bottom)) return false;
    set(Math.max(this.left, left), Math.max(this.top, top), Math.min(this.right, right), Math.min(this.bottom, bottom));
    return true;
  }

  public boolean intersect(Rect r) {
    return intersect(r.left, r.top, r.right, r.bottom);
  }

  public boolean setIntersect(Rect a, Rect b) {
    if (!intersects(a, b)) return false;
    set(Math.max(a.left, b.left), Math.max(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom));
    return true;
  }

  public boolean intersects(int left, int top, int right, int bottom) {
    return this.left < right && left < this.right && this.top < bottom && top < this.bottom;
  }

  public static boolean intersects(Rect a, Rect b) {
    return a.intersects(b.left, b.top, b.right, b.bottom);
  }

  public void union(int left, int top, int right, int bottom) {
    if (left >= right || top >= bottom) return;
    if (isEmpty()) set(left, top, right, bottom);
    else set(Math.min(this.left, left), Math.min(this.top, top), Math.max(this.right, right), Math.max(this.bottom, bottom));
  }

  public void union(Rect r) {
    union(r.left, r.top, r.right, r.bottom);
  }

  public void union(int x, int y) {
    set(Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y));
  }

  public void sort() {
    set(Math.min(left, right), Math.min(top, bottom), Math.max(left, right), Math.max(top, bottom));
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeInt(left);
    out.writeInt(top);
    out.writeInt(right);
    out.writeInt(bottom);
  }

  public void readFromParcel(Parcel in) {
    set(in.readInt(), in.readInt(), in.readInt(), in.readInt());
  }
}
