package android.os;

import antecede.Unlisted;

/** A user of the device: there is one. */
public final class UserHandle implements Parcelable {
  private static final int UIDS_PER_USER = 100000;

  public static final Parcelable.Creator<UserHandle> CREATOR = new Parcelable.Creator<UserHandle>() {
    @Override
    public UserHandle createFromParcel(Parcel in) {
      return new UserHandle(in);
    }

    @Override
    public UserHandle[] newArray(int size) {
      return new UserHandle[size];
    }
  };

  private final int number;

  @Unlisted
  public UserHandle(int number) {
    this.number = number;
  }

  public UserHandle(Parcel in) {
    number = in.readInt();
  }

  public static UserHandle getUserHandleForUid(int uid) {
    return new UserHandle(uid / UIDS_PER_USER);
  }

  @Override
  public String toString() {
    return "UserHandle{" + number + "}";
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof UserHandle && ((UserHandle) obj).number == number;
  }

  @Override
  public int hashCode() {
    return number;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeInt(number);
  }

  public static void writeToParcel(UserHandle h, Parcel out) {
    out.writeInt(h == null ? -10000 : h.number);
  }

  public static UserHandle readFromParcel(Parcel in) {
    int number = in.readInt();
    return number == -10000 ? null : new UserHandle(number);
  }
}
