package android.net.wifi.aware;

import android.os.Parcel;
import android.os.Parcelable;
import java.util.Arrays;
import java.util.List;

/** Which services of neighbours are looked for. */
public final class SubscribeConfig implements Parcelable {
  public static final int SUBSCRIBE_TYPE_PASSIVE = 0;
  public static final int SUBSCRIBE_TYPE_ACTIVE = 1;

  public static final Parcelable.Creator<SubscribeConfig> CREATOR = new Parcelable.Creator<SubscribeConfig>() {
    @Override
    public SubscribeConfig createFromParcel(Parcel in) {
      return new SubscribeConfig(in.createByteArray(), in.createByteArray(), in.readInt(), in.readInt());
    }

    @Override
    public SubscribeConfig[] newArray(int size) {
      return new SubscribeConfig[size];
    }
  };

  private final byte[] service, info;
  private final int type, seconds;

  private SubscribeConfig(byte[] service, byte[] info, int type, int seconds) {
    this.service = service;
    this.info = info;
    this.type = type;
    this.seconds = seconds;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeByteArray(service);
    out.writeByteArray(info);
    out.writeInt(type);
    out.writeInt(seconds);
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof SubscribeConfig)) return false;
    SubscribeConfig other = (SubscribeConfig) o;
    return Arrays.equals(service, other.service) && Arrays.equals(info, other.info) && type == other.type && seconds == other.seconds;
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(service) * 31 + Arrays.hashCode(info)) * 31 + type + seconds;
  }

  /** Collects what there is to say. */
  public static final class Builder {
    private byte[] service, info;
    private int type, seconds;

    public Builder() {}

    public Builder setServiceName(String serviceName) {
      if (serviceName == null) throw new IllegalArgumentException("Invalid service name - must be non-null");
      service = serviceName.getBytes(java.nio.charset.StandardCharsets.UTF_8);
      return this;
    }

    public Builder setServiceSpecificInfo(byte[] serviceSpecificInfo) {
      info = serviceSpecificInfo;
      return this;
    }

    public Builder setMatchFilter(List<byte[]> matchFilter) {
      return this;
    }

    public Builder setSubscribeType(int type) {
      if (type < 0 || type > 1) throw new IllegalArgumentException("Invalid type " + type);
      this.type = type;
      return this;
    }

    public Builder setTtlSec(int ttlSec) {
      if (ttlSec < 0) throw new IllegalArgumentException("Invalid ttlSec - must be non-negative");
      seconds = ttlSec;
      return this;
    }

    public Builder setTerminateNotificationEnabled(boolean enable) {
      return this;
    }

    public Builder setMinDistanceMm(int minDistanceMm) {
      return this;
    }

    public Builder setMaxDistanceMm(int maxDistanceMm) {
      return this;
    }

    public SubscribeConfig build() {
      return new SubscribeConfig(service, info, type, seconds);
    }
  }
}
