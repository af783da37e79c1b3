package android.telephony;

import android.os.Parcel;
import android.os.Parcelable;

/** A cell that the phone sees. */
public abstract class CellInfo implements Parcelable {
  public static final int CONNECTION_NONE = 0;
  public static final int CONNECTION_PRIMARY_SERVING = 1;
  public static final int CONNECTION_SECONDARY_SERVING = 2;
  public static final int CONNECTION_UNKNOWN = 2147483647;
  public static final int UNAVAILABLE = 2147483647;
  public static final long UNAVAILABLE_LONG = 9223372036854775807L;

  CellInfo() {}

  public boolean isRegistered() {
    return false;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public abstract void writeToParcel(Parcel dest, int flags);
}
