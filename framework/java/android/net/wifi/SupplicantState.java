package android.net.wifi;

import android.os.Parcel;
import android.os.Parcelable;
import antecede.Unlisted;

/** How far joining a wireless network is. */
public enum SupplicantState implements Parcelable {
  DISCONNECTED,
  INTERFACE_DISABLED,
  INACTIVE,
  SCANNING,
  AUTHENTICATING,
  ASSOCIATING,
  ASSOCIATED,
  FOUR_WAY_HANDSHAKE,
  GROUP_HANDSHAKE,
  COMPLETED,
  DORMANT,
  UNINITIALIZED,
  INVALID;

  @Unlisted
  public static final Parcelable.Creator<SupplicantState> CREATOR = new Parcelable.Creator<SupplicantState>() {
    @Override
    public SupplicantState createFromParcel(Parcel in) {
      return valueOf(in.readString());
    }

    @Override
    public SupplicantState[] newArray(int size) {
      return new SupplicantState[size];
    }
  };

  public static boolean isValidState(SupplicantState state) {
    return state != UNINITIALIZED && state != INVALID;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeString(name());
  }
}
