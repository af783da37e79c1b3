package android.content;

import android.accounts.Account;
import android.os.Parcel;
import android.os.Parcelable;

/** A synchronisation that runs. */
public class SyncInfo implements Parcelable {
  public final Account account;
  public final String authority;
  public final long startTime;

  SyncInfo(Account account, String authority, long startTime) {
    this.account = account;
    this.authority = authority;
    this.startTime = startTime;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeParcelable(account, flags);
    parcel.writeString(authority);
    parcel.writeLong(startTime);
  }
}
