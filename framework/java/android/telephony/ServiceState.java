package android.telephony;

import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;

/** Whether there is a net. */
public class ServiceState implements Parcelable {
  public static final int DUPLEX_MODE_FDD = 1;
  public static final int DUPLEX_MODE_TDD = 2;
  public static final int DUPLEX_MODE_UNKNOWN = 0;
  public static final int STATE_EMERGENCY_ONLY = 2;
  public static final int STATE_IN_SERVICE = 0;
  public static final int STATE_OUT_OF_SERVICE = 1;
  public static final int STATE_POWER_OFF = 3;
  public static final int UNKNOWN_ID = -1;

  private int state = STATE_IN_SERVICE;
  private boolean roaming;

  public ServiceState() {}

  public ServiceState(ServiceState s) {
    state = s.state;
    roaming = s.roaming;
  }

  @antecede.Unlisted
  public static ServiceState newFromBundle(Bundle m) {
    return new ServiceState();
  }

  private boolean isManualSelection;

  public int getState() {
    return state;
  }

  public void setState(int state) {
    this.state = state;
  }

  public boolean getRoaming() {
    return roaming;
  }

  public void setRoaming(boolean roaming) {
    this.roaming = roaming;
  }

  public boolean getIsManualSelection() {
    return isManualSelection;
  }

  public void setIsManualSelection(boolean isManual) {
    isManualSelection = isManual;
  }

  public String getOperatorAlphaLong() {
    return "Antecede";
  }

  public String getOperatorAlphaShort() {
    return "Antecede";
  }

  public String getOperatorNumeric() {
    return "310260";
  }

  public void setStateOutOfService() {
    state = STATE_OUT_OF_SERVICE;
  }

  public void setStateOff() {
    state = STATE_POWER_OFF;
  }

  public void setOperatorName(String longName, String shortName, String numeric) {}

  public static final Parcelable.Creator<ServiceState> CREATOR = new Parcelable.Creator<ServiceState>() {
    @Override
    public ServiceState createFromParcel(Parcel source) {
      ServiceState value = new ServiceState();
      value.isManualSelection = source.readInt() != 0;
      return value;
    }

    @Override
    public ServiceState[] newArray(int size) {
      return new ServiceState[size];
    }
  };

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeInt(isManualSelection ? 1 : 0);
  }

  @Override
  public int describeContents() {
    return 0;
  }
}
