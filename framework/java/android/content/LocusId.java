package android.content;

import android.os.Parcel;
import android.os.Parcelable;

/** Names a part of an app's state. */
public final class LocusId implements Parcelable {
  private final String id;

  public static final Parcelable.Creator<LocusId> CREATOR = new Parcelable.Creator<LocusId>() {
    @Override
    public LocusId createFromParcel(Parcel parcel) {
      return new LocusId(parcel.readString());
    }

    @Override
    public LocusId[] newArray(int size) {
      return new LocusId[size];
    }
  };

  public LocusId(String id) {
    if (id == null || id.length() == 0) throw new IllegalArgumentException("id cannot be empty");
    this.id = id;
  }

  public String getId() {
    return id;
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof LocusId && id.equals(((LocusId) obj).id);
  }

  @Override
  public String toString() {
    return "LocusId[" + id.length() + "_chars]";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeString(id);
  }
}
