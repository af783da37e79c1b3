package android.content;

import android.accounts.Account;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;

/** That something shall be synchronised. */
public class SyncRequest implements Parcelable {
  private final Account account;
  private final String authority;
  private final Bundle extras;
  private final long period;

  public static final Parcelable.Creator<SyncRequest> CREATOR = new Parcelable.Creator<SyncRequest>() {
    @Override
    public SyncRequest createFromParcel(Parcel in) {
      Account account = in.readParcelable(null);
      return new SyncRequest(account, in.readString(), in.readBundle(), in.readLong());
    }

    @Override
    public SyncRequest[] newArray(int size) {
      return new SyncRequest[size];
    }
  };

  /** Makes one. */
  public static class Builder {
    private Account account;
    private String authority;
    private Bundle extras = new Bundle();
    private long period;

    public Builder() {}

    public Builder syncOnce() {
      period = 0;
      return this;
    }

    public Builder syncPeriodic(long pollFrequency, long beforeSeconds) {
      period = pollFrequency;
      return this;
    }

    public Builder setDisallowMetered(boolean disallow) {
      return this;
    }

    public Builder setRequiresCharging(boolean requiresCharging) {
      return this;
    }

    public Builder setSyncAdapter(Account account, String authority) {
      this.account = account;
      this.authority = authority;
      return this;
    }

    public Builder setExtras(Bundle bundle) {
      extras = bundle;
      return this;
    }

    public Builder setNoRetry(boolean noRetry) {
      return this;
    }

    public Builder setIgnoreSettings(boolean ignoreSettings) {
      return this;
    }

    public Builder setIgnoreBackoff(boolean ignoreBackoff) {
      return this;
    }

    public Builder setManual(boolean isManual) {
      return this;
    }

    public Builder setExpedited(boolean expedited) {
      return this;
    }

    public Builder setScheduleAsExpeditedJob(boolean scheduleAsExpeditedJob) {
      return this;
    }

    public SyncRequest build() {
      return new SyncRequest(account, authority, extras, period);
    }
  }

  private SyncRequest(Account account, String authority, Bundle extras, long period) {
    this.account = account;
    this.authority = authority;
    this.extras = extras;
    this.period = period;
  }

  Account account() {
    return account;
  }

  String authority() {
    return authority;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeParcelable(account, flags);
    parcel.writeString(authority);
    parcel.writeBundle(extras);
    parcel.writeLong(period);
  }
}
