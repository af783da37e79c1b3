package android.os;

import java.util.UUID;

/** A number that is like no other. */
public final class ParcelUuid implements Parcelable {
  private final UUID uuid;

  public static final Parcelable.Creator<ParcelUuid> CREATOR = new Parcelable.Creator<ParcelUuid>() {
    @Override
    public ParcelUuid createFromParcel(Parcel source) {
      return new ParcelUuid(new UUID(source.readLong(), source.readLong()));
    }

    @Override
    public ParcelUuid[] newArray(int size) {
      return new ParcelUuid[size];
    }
  };

  public ParcelUuid(UUID uuid) {
    this.uuid = uuid;
  }

  public static ParcelUuid fromString(String uuid) {
    return new ParcelUuid(UUID.fromString(uuid));
  }

  public UUID getUuid() {
    return uuid;
  }

  @Override
  public String toString() {
    return uuid.toString();
  }

  @Override
  public int hashCode() {
    return uuid.hashCode();
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof ParcelUuid && ((ParcelUuid) object).uuid.equals(uuid);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeLong(uuid.getMostSignificantBits());
    dest.writeLong(uuid.getLeastSignificantBits());
  }
}
