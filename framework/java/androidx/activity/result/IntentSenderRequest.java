package androidx.activity.result;

import android.app.Carried;
import android.app.PendingIntent;
import android.content.Intent;
import android.content.IntentSender;
import android.os.Parcel;
import android.os.Parcelable;

/** A start by somebody else's intent. */
public final class IntentSenderRequest implements Parcelable {
  public static final Parcelable.Creator<IntentSenderRequest> CREATOR = new Parcelable.Creator<IntentSenderRequest>() {
    @Override
    public IntentSenderRequest createFromParcel(Parcel in) {
      return (IntentSenderRequest) Carried.read(in);
    }

    @Override
    public IntentSenderRequest[] newArray(int size) {
      return new IntentSenderRequest[size];
    }
  };

  private final IntentSender sender;
  private final Intent fillIn;
  private final int mask;
  private final int values;

  IntentSenderRequest(IntentSender intentSender, Intent intent, int flagsMask, int flagsValues) {
    sender = intentSender;
    fillIn = intent;
    mask = flagsMask;
    values = flagsValues;
  }

  public IntentSender getIntentSender() {
    return sender;
  }

  public Intent getFillInIntent() {
    return fillIn;
  }

  public int getFlagsMask() {
    return mask;
  }

  public int getFlagsValues() {
    return values;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    Carried.write(dest, this);
  }

  /** Collects what a request is. */
  public static final class Builder {
    private final IntentSender sender;
    private Intent fillIn;
    private int mask;
    private int values;

    public Builder(IntentSender intentSender) {
      sender = intentSender;
    }

    public Builder(PendingIntent pendingIntent) {
      this(pendingIntent.getIntentSender());
    }

    public Builder setFillInIntent(Intent fillInIntent) {
      fillIn = fillInIntent;
      return this;
    }

    public Builder setFlags(int values, int mask) {
      this.values = values;
      this.mask = mask;
      return this;
    }

    public IntentSenderRequest build() {
      return new IntentSenderRequest(sender, fillIn, mask, values);
    }
  }
}
