package android.net;

import android.os.Parcel;
import android.os.Parcelable;

/** Which network is wanted. */
public class NetworkRequest implements Parcelable {
  private long capabilities;
  private long transports;

  public static final Parcelable.Creator<NetworkRequest> CREATOR = new Parcelable.Creator<NetworkRequest>() {
    @Override
    public NetworkRequest createFromParcel(Parcel in) {
      return (NetworkRequest) in.readWhole();
    }

    @Override
    public NetworkRequest[] newArray(int size) {
      return new NetworkRequest[size];
    }
  };

  NetworkRequest() {}

  /** Collects it. */
  public static class Builder {
    private long capabilities;
    private long transports;

    public Builder() {}

    public NetworkRequest build() {
      NetworkRequest made = new NetworkRequest();
      made.capabilities = capabilities;
      made.transports = transports;
      return made;
    }

    public Builder addCapability(int capability) {
      capabilities |= 1L << capability;
      return this;
    }

    public Builder removeCapability(int capability) {
      capabilities &= ~(1L << capability);
      return this;
    }

    public Builder clearCapabilities() {
      capabilities = 0;
      return this;
    }

    public Builder addTransportType(int transportType) {
      transports |= 1L << transportType;
      return this;
    }

    public Builder removeTransportType(int transportType) {
      transports &= ~(1L << transportType);
      return this;
    }
  }

  public boolean hasCapability(int capability) {
    return (capabilities >>> capability & 1) != 0;
  }

  public boolean hasTransport(int transportType) {
    return (transports >>> transportType & 1) != 0;
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
