package android.graphics;

import android.os.Parcel;
import android.os.Parcelable;

/** Distances from the four sides. */
@antecede.Plain
public final class Insets implements Parcelable {
  public static final Insets NONE = new Insets(0, 0, 0, 0);
  public final int left;
  public final int top;
  public final int right;
  public final int bottom;
  public static final Parcelable.Creator<Insets> CREATOR = new Parcelable.Creator<Insets>() {
    @Override
    public Insets createFromParcel(Parcel in) {
      return new Insets(in.readInt(), in.readInt(), in.readInt(), in.readInt());
    }

    @Override
    public Insets[] newArray(int size) {
      return new Insets[size];
    }
  };

  private Insets(int left, int top, int right, int bottom) {
    this.left = left;
    this.top = top;
    this.right = right;
    this.bottom = bottom;
  }

  public static Insets of(int left, int top, int right, int bottom) {
    return new Insets(left, top, right, bottom);
  }

  public static Insets of(Rect r) {
    return r == null ? NONE : new Insets(r.left, r.top, r.right, r.bottom);
  }

  public static Insets add(Insets a, Insets b) {
    return of(a.left + b.left, a.top + b.top, a.right + b.right, a.bottom + b.bottom);
  }

  public static Insets subtract(Insets a, Insets b) {
    return of(a.left - b.left, a.top - b.top, a.right - b.right, a.bottom - b.bottom);
  }

  public static Insets max(Insets a, Insets b) {
    return of(Math.max(a.left, b.left), Math.max(a.top, b.top), Math.max(a.right, b.right), Math.max(a.bottom, b.bottom));
  }

  public static Insets min(Insets a, Insets b) {
    return of(Math.min(a.left, b.left), Math.min(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom));
  }

  public boolean equals(Object o) {
    if (!(o instanceof Insets)) return false;
    Insets other = (Insets) o;
    return left == other.left && top == other.top && right == other.right && bottom == other.bottom;
  }

  public int hashCode() {
    return 31 * (31 * (31 * left + top) + right) + bottom;
  }

  public String toString() {
    return "Insets{left=" + left + ", top=" + top + ", right=" + right + ", bottom=" + bottom + "}";
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel out, int flags) {
    out.writeInt(left);
    out.writeInt(top);
    out.writeInt(right);
    out.writeInt(bottom);
  }
}
