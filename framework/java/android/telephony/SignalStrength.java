package android.telephony;

import android.os.Parcel;
import android.os.Parcelable;

/** How strong the signal is. */
public class SignalStrength implements Parcelable {
  public static final Parcelable.Creator<SignalStrength> CREATOR = new Parcelable.Creator<SignalStrength>() {
    @Override
    public SignalStrength createFromParcel(Parcel in) {
      return (SignalStrength) in.readWhole();
    }

    @Override
    public SignalStrength[] newArray(int size) {
      return new SignalStrength[size];
    }
  };

  public static final int INVALID = 2147483647;

  SignalStrength() {}

  public SignalStrength(SignalStrength s) {}

  public int getLevel() {
    return 4;
  }

  @Deprecated
  public int getGsmSignalStrength() {
    return 20;
  }

  @Deprecated
  public int getGsmBitErrorRate() {
    return 0;
  }

  @Deprecated
  public int getCdmaDbm() {
    return -80;
  }

  @Deprecated
  public boolean isGsm() {
    return true;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeWhole(this);
  }
}
