package android.net;

import android.os.Parcel;
import android.os.Parcelable;

/** The state of a network. */
@Deprecated
public class NetworkInfo implements Parcelable {
  private final int type;
  private final int subtype;
  private final String typeName;
  private final String subtypeName;
  private DetailedState detailed = DetailedState.IDLE;
  private String reason;
  private String extraInfo;

  public static final Parcelable.Creator<NetworkInfo> CREATOR = new Parcelable.Creator<NetworkInfo>() {
    @Override
    public NetworkInfo createFromParcel(Parcel in) {
      return (NetworkInfo) in.readWhole();
    }

    @Override
    public NetworkInfo[] newArray(int size) {
      return new NetworkInfo[size];
    }
  };

  public enum DetailedState {
    IDLE,
    SCANNING,
    CONNECTING,
    AUTHENTICATING,
    OBTAINING_IPADDR,
    CONNECTED,
    SUSPENDED,
    DISCONNECTING,
    DISCONNECTED,
    FAILED,
    BLOCKED,
    VERIFYING_POOR_LINK,
    CAPTIVE_PORTAL_CHECK
  }

  public enum State {
    CONNECTING,
    CONNECTED,
    SUSPENDED,
    DISCONNECTING,
    DISCONNECTED,
    UNKNOWN
  }

  @Deprecated
  public NetworkInfo(int type, int subtype, String typeName, String subtypeName) {
    this.type = type;
    this.subtype = subtype;
    this.typeName = typeName;
    this.subtypeName = subtypeName;
  }

  public int getType() {
    return type;
  }

  public int getSubtype() {
    return subtype;
  }

  public String getTypeName() {
    return typeName;
  }

  public String getSubtypeName() {
    return subtypeName;
  }

  public boolean isConnectedOrConnecting() {
    return getState() == State.CONNECTED || getState() == State.CONNECTING;
  }

  public boolean isConnected() {
    return getState() == State.CONNECTED;
  }

  public boolean isAvailable() {
    return true;
  }

  public boolean isFailover() {
    return false;
  }

  public boolean isRoaming() {
    return false;
  }

  public State getState() {
    switch (detailed) {
      case CONNECTED:
        return State.CONNECTED;
      case SUSPENDED:
        return State.SUSPENDED;
      case DISCONNECTING:
        return State.DISCONNECTING;
      case CONNECTING:
      case AUTHENTICATING:
      case OBTAINING_IPADDR:
        return State.CONNECTING;
      default:
        return State.DISCONNECTED;
    }
  }

  public DetailedState getDetailedState() {
    return detailed;
  }

  public void setDetailedState(DetailedState detailedState, String reason, String extraInfo) {
    detailed = detailedState;
    this.reason = reason;
    this.extraInfo = extraInfo;
  }

  public String getReason() {
    return reason;
  }

  public String getExtraInfo() {
    return extraInfo;
  }

  @Override
  public String toString() {
    return "[type: " + typeName + "[" + subtypeName + "], state: " + getState() + "/" + detailed + "]";
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
