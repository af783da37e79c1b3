package android.location;

import android.os.Parcel;
import android.os.Parcelable;

/** What a provider of locations should be able to do. */
public class Criteria implements Parcelable {
  public static final int ACCURACY_COARSE = 2;
  public static final int ACCURACY_FINE = 1;
  public static final int ACCURACY_HIGH = 3;
  public static final int ACCURACY_LOW = 1;
  public static final int ACCURACY_MEDIUM = 2;
  public static final int NO_REQUIREMENT = 0;
  public static final int POWER_HIGH = 3;
  public static final int POWER_LOW = 1;
  public static final int POWER_MEDIUM = 2;

  private int horizontalAccuracy;
  private int verticalAccuracy;
  private int speedAccuracy;
  private int bearingAccuracy;
  private int accuracy;
  private int powerRequirement;
  private boolean costAllowed;
  private boolean altitudeRequired;
  private boolean speedRequired;
  private boolean bearingRequired;

  public int getHorizontalAccuracy() {
    return horizontalAccuracy;
  }

  public void setHorizontalAccuracy(int accuracy) {
    horizontalAccuracy = accuracy;
  }

  public int getVerticalAccuracy() {
    return verticalAccuracy;
  }

  public void setVerticalAccuracy(int accuracy) {
    verticalAccuracy = accuracy;
  }

  public int getSpeedAccuracy() {
    return speedAccuracy;
  }

  public void setSpeedAccuracy(int accuracy) {
    speedAccuracy = accuracy;
  }

  public int getBearingAccuracy() {
    return bearingAccuracy;
  }

  public void setBearingAccuracy(int accuracy) {
    bearingAccuracy = accuracy;
  }

  public int getAccuracy() {
    return accuracy;
  }

  public void setAccuracy(int accuracy) {
    this.accuracy = accuracy;
  }

  public int getPowerRequirement() {
    return powerRequirement;
  }

  public void setPowerRequirement(int powerRequirement) {
    this.powerRequirement = powerRequirement;
  }

  public boolean isCostAllowed() {
    return costAllowed;
  }

  public void setCostAllowed(boolean costAllowed) {
    this.costAllowed = costAllowed;
  }

  public boolean isAltitudeRequired() {
    return altitudeRequired;
  }

  public void setAltitudeRequired(boolean altitudeRequired) {
    this.altitudeRequired = altitudeRequired;
  }

  public boolean isSpeedRequired() {
    return speedRequired;
  }

  public void setSpeedRequired(boolean speedRequired) {
    this.speedRequired = speedRequired;
  }

  public boolean isBearingRequired() {
    return bearingRequired;
  }

  public void setBearingRequired(boolean bearingRequired) {
    this.bearingRequired = bearingRequired;
  }

  public Criteria() {}

  public Criteria(Criteria criteria) {
    horizontalAccuracy = criteria.horizontalAccuracy;
    verticalAccuracy = criteria.verticalAccuracy;
    speedAccuracy = criteria.speedAccuracy;
    bearingAccuracy = criteria.bearingAccuracy;
    accuracy = criteria.accuracy;
    powerRequirement = criteria.powerRequirement;
    costAllowed = criteria.costAllowed;
    altitudeRequired = criteria.altitudeRequired;
    speedRequired = criteria.speedRequired;
    bearingRequired = criteria.bearingRequired;
  }

  public static final Parcelable.Creator<Criteria> CREATOR = new Parcelable.Creator<Criteria>() {
    @Override
    public Criteria createFromParcel(Parcel source) {
      Criteria value = new Criteria();
      value.horizontalAccuracy = source.readInt();
      value.verticalAccuracy = source.readInt();
      value.speedAccuracy = source.readInt();
      value.bearingAccuracy = source.readInt();
      value.accuracy = source.readInt();
      value.powerRequirement = source.readInt();
      value.costAllowed = source.readInt() != 0;
      value.altitudeRequired = source.readInt() != 0;
      value.speedRequired = source.readInt() != 0;
      value.bearingRequired = source.readInt() != 0;
      return value;
    }

    @Override
    public Criteria[] newArray(int size) {
      return new Criteria[size];
    }
  };

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeInt(horizontalAccuracy);
    parcel.writeInt(verticalAccuracy);
    parcel.writeInt(speedAccuracy);
    parcel.writeInt(bearingAccuracy);
    parcel.writeInt(accuracy);
    parcel.writeInt(powerRequirement);
    parcel.writeInt(costAllowed ? 1 : 0);
    parcel.writeInt(altitudeRequired ? 1 : 0);
    parcel.writeInt(speedRequired ? 1 : 0);
    parcel.writeInt(bearingRequired ? 1 : 0);
  }
}
