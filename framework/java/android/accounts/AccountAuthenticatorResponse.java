package android.accounts;

import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;

/** Where an answer about an account goes; nobody listens. */
public class AccountAuthenticatorResponse implements Parcelable {
  public static final Parcelable.Creator<AccountAuthenticatorResponse> CREATOR =
      new Parcelable.Creator<AccountAuthenticatorResponse>() {
    @Override
    public AccountAuthenticatorResponse createFromParcel(Parcel source) {
      return (AccountAuthenticatorResponse) source.readWhole();
    }

    @Override
    public AccountAuthenticatorResponse[] newArray(int size) {
      return new AccountAuthenticatorResponse[size];
    }
  };

  public AccountAuthenticatorResponse(Parcel parcel) {}

  public void onResult(Bundle result) {}

  public void onRequestContinued() {}

  public void onError(int errorCode, String errorMessage) {}

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeWhole(this);
  }
}
