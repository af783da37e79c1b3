package android.util;

import android.os.Parcel;
import android.os.Parcelable;

/** Width and height in some unit. */
public final class SizeF implements Parcelable {
  private final float width;
  private final float height;

  public static final Parcelable.Creator<SizeF> CREATOR = new Parcelable.Creator<SizeF>() {
    @Override
    public SizeF createFromParcel(Parcel in) {
      return new SizeF(in.readFloat(), in.readFloat());
    }

    @Override
    public SizeF[] newArray(int size) {
      return new SizeF[size];
    }
  };

  public SizeF(float width, float height) {
    this.width = check(width, "width");
    this.height = check(height, "height");
  }

  private static float check(float value, String name) {
    if (Float.isNaN(value)) throw new IllegalArgumentException(name + " must not be NaN");
    if (Float.isInfinite(value)) throw new IllegalArgumentException(name + " must not be infinite");
    return value;
  }

  public float getWidth() {
    return width;
  }

  public float getHeight() {
    return height;
  }

  public static SizeF parseSizeF(String string) throws NumberFormatException {
    if (string == null) throw new NullPointerException("string must not be null");
    int separator = string.indexOf('*');
    if (separator < 0) separator = string.indexOf('x');
    if (separator < 0) throw new NumberFormatException("Invalid SizeF: \"" + string + "\"");
    try {
      return new SizeF(
          Float.parseFloat(string.substring(0, separator)), Float.parseFloat(string.substring(separator + 1)));
    } catch (IllegalArgumentException e) {
      throw new NumberFormatException("Invalid SizeF: \"" + string + "\"");
    }
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof SizeF && ((SizeF) obj).width == width && ((SizeF) obj).height == height;
  }

  @Override
  public int hashCode() {
    return Float.floatToIntBits(width) ^ Float.floatToIntBits(height);
  }

  @Override
  public String toString() {
    return width + "x" + height;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeFloat(width);
    out.writeFloat(height);
  }
}
