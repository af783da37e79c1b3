package android.content;

import android.accounts.Account;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;

/** That something shall be synchronised again and again. */
public class PeriodicSync implements Parcelable {
  public final Account account;
  public final String authority;
  public final Bundle extras;
  public final long period;

  public static final Parcelable.Creator<PeriodicSync> CREATOR = new Parcelable.Creator<PeriodicSync>() {
    @Override
    public PeriodicSync createFromParcel(Parcel source) {
      Account account = source.readParcelable(null);
      return new PeriodicSync(account, source.readString(), source.readBundle(), source.readLong());
    }

    @Override
    public PeriodicSync[] newArray(int size) {
      return new PeriodicSync[size];
    }
  };

  public PeriodicSync(Account account, String authority, Bundle extras, long periodInSeconds) {
    this.account = account;
    this.authority = authority;
    this.extras = extras == null ? new Bundle() : new Bundle(extras);
    period = periodInSeconds;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeParcelable(account, flags);
    dest.writeString(authority);
    dest.writeBundle(extras);
    dest.writeLong(period);
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof PeriodicSync)) return false;
    PeriodicSync other = (PeriodicSync) o;
    return account.equals(other.account) && authority.equals(other.authority) && period == other.period;
  }

  @Override
  public int hashCode() {
    return authority.hashCode();
  }

  @Override
  public String toString() {
    return "account: " + account + ", authority: " + authority + ". period: " + period + "s";
  }
}
