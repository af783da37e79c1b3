package android.accounts;

import android.os.Parcel;
import android.os.Parcelable;

/** A type of accounts. */
public class AuthenticatorDescription implements Parcelable {
  public static final Parcelable.Creator<AuthenticatorDescription> CREATOR = new Parcelable.Creator<AuthenticatorDescription>() {
    @Override
    public AuthenticatorDescription createFromParcel(Parcel in) {
      return (AuthenticatorDescription) in.readWhole();
    }

    @Override
    public AuthenticatorDescription[] newArray(int size) {
      return new AuthenticatorDescription[size];
    }
  };

  public final String type;
  public final int labelId;
  public final int iconId;
  public final int smallIconId;
  public final int accountPreferencesId;
  public final String packageName;
  public final boolean customTokens;

  public AuthenticatorDescription(String type, String packageName, int labelId, int iconId, int smallIconId, int prefId) {
    this(type, packageName, labelId, iconId, smallIconId, prefId, false);
  }

  public AuthenticatorDescription(String type, String packageName, int labelId, int iconId, int smallIconId, int prefId,
      boolean customTokens) {
    this.type = type;
    this.packageName = packageName;
    this.labelId = labelId;
    this.iconId = iconId;
    this.smallIconId = smallIconId;
    accountPreferencesId = prefId;
    this.customTokens = customTokens;
  }

  public static AuthenticatorDescription newKey(String type) {
    return new AuthenticatorDescription(type, null, 0, 0, 0, 0);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof AuthenticatorDescription && ((AuthenticatorDescription) o).type.equals(type);
  }

  @Override
  public int hashCode() {
    return type.hashCode();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeWhole(this);
  }
}
