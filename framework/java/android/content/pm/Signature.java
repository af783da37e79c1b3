package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;
import java.util.Arrays;

/** A certificate that a package is signed with. */
public class Signature implements Parcelable {
  private final byte[] bytes;

  public static final Parcelable.Creator<Signature> CREATOR = new Parcelable.Creator<Signature>() {
    @Override
    public Signature createFromParcel(Parcel source) {
      return new Signature(source.createByteArray());
    }

    @Override
    public Signature[] newArray(int size) {
      return new Signature[size];
    }
  };

  public Signature(byte[] signature) {
    bytes = signature.clone();
  }

  public Signature(String text) {
    if (text.length() % 2 != 0) throw new IllegalArgumentException("text size " + text.length() + " is not even");
    bytes = new byte[text.length() / 2];
    for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) Integer.parseInt(text.substring(2 * i, 2 * i + 2), 16);
  }

  public char[] toChars() {
    return toChars(null, null);
  }

  public char[] toChars(char[] existingArray, int[] outLen) {
    int length = 2 * bytes.length;
    char[] text = existingArray == null || existingArray.length < length ? new char[length] : existingArray;
    for (int i = 0; i < length; i++) text[i] = Character.forDigit(bytes[i / 2] >> (i % 2 == 0 ? 4 : 0) & 15, 16);
    if (outLen != null) outLen[0] = bytes.length;
    return text;
  }

  public String toCharsString() {
    return new String(toChars());
  }

  public byte[] toByteArray() {
    return bytes.clone();
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Signature && Arrays.equals(bytes, ((Signature) obj).bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int parcelableFlags) {
    dest.writeByteArray(bytes);
  }
}
