package android.accounts;

import android.os.Parcel;
import android.os.Parcelable;

/** Who somebody is, to a service. */
public class Account implements Parcelable {
  public final String name;
  public final String type;

  public static final Parcelable.Creator<Account> CREATOR = new Parcelable.Creator<Account>() {
    @Override
    public Account createFromParcel(Parcel source) {
      return new Account(source);
    }

    @Override
    public Account[] newArray(int size) {
      return new Account[size];
    }
  };

  public Account(String name, String type) {
    if (name == null || name.isEmpty()) throw new IllegalArgumentException("the name must not be empty: " + name);
    if (type == null || type.isEmpty()) throw new IllegalArgumentException("the type must not be empty: " + type);
    this.name = name;
    this.type = type;
  }

  public Account(Parcel in) {
    this(in.readString(), in.readString());
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Account && ((Account) o).name.equals(name) && ((Account) o).type.equals(type);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * 17 + name.hashCode()) + type.hashCode();
  }

  @Override
  public String toString() {
    return "Account {name=" + name + ", type=" + type + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeString(name);
    dest.writeString(type);
  }
}
