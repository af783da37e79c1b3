package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

/** Who has signed a package. */
public final class SigningInfo implements Parcelable {
  private final Signature[] signers;

  public static final Parcelable.Creator<SigningInfo> CREATOR = new Parcelable.Creator<SigningInfo>() {
    @Override
    public SigningInfo createFromParcel(Parcel source) {
      return new SigningInfo(source.createTypedArray(Signature.CREATOR));
    }

    @Override
    public SigningInfo[] newArray(int size) {
      return new SigningInfo[size];
    }
  };

  public SigningInfo() {
    this(new Signature[0]);
  }

  public SigningInfo(SigningInfo orig) {
    this(orig.signers);
  }

  SigningInfo(Signature[] signers) {
    this.signers = signers;
  }

  public boolean hasMultipleSigners() {
    return signers.length > 1;
  }

  public boolean hasPastSigningCertificates() {
    return false;
  }

  public Signature[] getSigningCertificateHistory() {
    return hasMultipleSigners() ? null : signers;
  }

  public Signature[] getApkContentsSigners() {
    return signers;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int parcelableFlags) {
    dest.writeTypedArray(signers, parcelableFlags);
  }
}
