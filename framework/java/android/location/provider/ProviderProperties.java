package android.location.provider;

import android.os.Parcel;
import android.os.Parcelable;

/** What a provider of locations can do. */
public final class ProviderProperties implements Parcelable {
  public static final int ACCURACY_COARSE = 2;
  public static final int ACCURACY_FINE = 1;
  public static final int POWER_USAGE_HIGH = 3;
  public static final int POWER_USAGE_LOW = 1;
  public static final int POWER_USAGE_MEDIUM = 2;

  private boolean network;
  private boolean satellite;
  private boolean cell;
  private boolean cost;
  private boolean altitude;
  private boolean speed;
  private boolean bearing;
  private int power = POWER_USAGE_HIGH;
  private int accuracy = ACCURACY_FINE;

  public static final Parcelable.Creator<ProviderProperties> CREATOR = new Parcelable.Creator<ProviderProperties>() {
    @Override
    public ProviderProperties createFromParcel(Parcel in) {
      return (ProviderProperties) in.readWhole();
    }

    @Override
    public ProviderProperties[] newArray(int size) {
      return new ProviderProperties[size];
    }
  };

  /** Collects them. */
  public static final class Builder {
    private final ProviderProperties made = new ProviderProperties();

    public Builder() {}

    public Builder setHasNetworkRequirement(boolean requiresNetwork) {
      made.network = requiresNetwork;
      return this;
    }

    public Builder setHasSatelliteRequirement(boolean requiresSatellite) {
      made.satellite = requiresSatellite;
      return this;
    }

    public Builder setHasCellRequirement(boolean requiresCell) {
      made.cell = requiresCell;
      return this;
    }

    public Builder setHasMonetaryCost(boolean monetaryCost) {
      made.cost = monetaryCost;
      return this;
    }

    public Builder setHasAltitudeSupport(boolean supportsAltitude) {
      made.altitude = supportsAltitude;
      return this;
    }

    public Builder setHasSpeedSupport(boolean supportsSpeed) {
      made.speed = supportsSpeed;
      return this;
    }

    public Builder setHasBearingSupport(boolean supportsBearing) {
      made.bearing = supportsBearing;
      return this;
    }

    public Builder setPowerUsage(int powerUsage) {
      made.power = powerUsage;
      return this;
    }

    public Builder setAccuracy(int accuracy) {
      made.accuracy = accuracy;
      return this;
    }

    public ProviderProperties build() {
      return made;
    }
  }

  private ProviderProperties() {}

  public boolean hasNetworkRequirement() {
    return network;
  }

  public boolean hasSatelliteRequirement() {
    return satellite;
  }

  public boolean hasCellRequirement() {
    return cell;
  }

  public boolean hasMonetaryCost() {
    return cost;
  }

  public boolean hasAltitudeSupport() {
    return altitude;
  }

  public boolean hasSpeedSupport() {
    return speed;
  }

  public boolean hasBearingSupport() {
    return bearing;
  }

  public int getPowerUsage() {
    return power;
  }

  public int getAccuracy() {
    return accuracy;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeWhole(this);
  }
}
