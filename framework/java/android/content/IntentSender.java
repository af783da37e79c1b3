package android.content;

import android.app.Activity;
import android.app.PendingIntent;
import android.os.Bundle;
import android.os.Handler;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.UserHandle;
import android.util.AndroidException;
import antecede.Hidden;

/** Sends a PendingIntent, without more rights over it. */
public class IntentSender implements Parcelable {
  private final PendingIntent target;

  public static final Parcelable.Creator<IntentSender> CREATOR = new Parcelable.Creator<IntentSender>() {
    @Override
    public IntentSender createFromParcel(Parcel in) {
      PendingIntent target = PendingIntent.readPendingIntentOrNullFromParcel(in);
      return target == null ? null : new IntentSender(target);
    }

    @Override
    public IntentSender[] newArray(int size) {
      return new IntentSender[size];
    }
  };

  /** It was cancelled. */
  public static class SendIntentException extends AndroidException {
    public SendIntentException() {}

    public SendIntentException(String name) {
      super(name);
    }

    public SendIntentException(Exception cause) {
      super(cause);
    }
  }

  /** Hears that it was sent. */
  public interface OnFinished {
    void onSendFinished(IntentSender intentSender, Intent intent, int resultCode, String resultData, Bundle resultExtras);
  }

  @Hidden
  public IntentSender(PendingIntent target) {
    this.target = target;
  }

  public void sendIntent(Context context, int code, Intent intent, OnFinished onFinished, Handler handler)
      throws SendIntentException {
    sendIntent(context, code, intent, onFinished, handler, null);
  }

  public void sendIntent(Context context, int code, Intent intent, OnFinished onFinished, Handler handler,
      String requiredPermission) throws SendIntentException {
    PendingIntent.OnFinished finished = onFinished == null ? null : new PendingIntent.OnFinished() {
      @Override
      public void onSendFinished(PendingIntent pending, Intent sent, int resultCode, String resultData, Bundle resultExtras) {
        onFinished.onSendFinished(IntentSender.this, sent, resultCode, resultData, resultExtras);
      }
    };
    try {
      target.send(context, code, intent, finished, handler, requiredPermission);
    } catch (PendingIntent.CanceledException cancelled) {
      throw new SendIntentException(cancelled);
    }
  }

  /** Sent by an activity to which the result goes of what is started. */
  @Hidden
  public void sendForResult(Activity requester, int request, Intent fillIn, int flagsMask, int flagsValues, Bundle options)
      throws SendIntentException {
    try {
      target.sendForResult(requester, request, fillIn, flagsMask, flagsValues, options);
    } catch (PendingIntent.CanceledException cancelled) {
      throw new SendIntentException(cancelled);
    }
  }

  @Deprecated
  public String getTargetPackage() {
    return target.getCreatorPackage();
  }

  public String getCreatorPackage() {
    return target.getCreatorPackage();
  }

  public int getCreatorUid() {
    return target.getCreatorUid();
  }

  public UserHandle getCreatorUserHandle() {
    return target.getCreatorUserHandle();
  }

  @Override
  public boolean equals(Object otherObj) {
    return otherObj instanceof IntentSender && target.equals(((IntentSender) otherObj).target);
  }

  @Override
  public int hashCode() {
    return target.hashCode();
  }

  @Override
  public String toString() {
    return "IntentSender{" + target + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    PendingIntent.writePendingIntentOrNullToParcel(target, out);
  }

  public static void writeIntentSenderOrNullToParcel(IntentSender sender, Parcel out) {
    PendingIntent.writePendingIntentOrNullToParcel(sender == null ? null : sender.target, out);
  }

  public static IntentSender readIntentSenderOrNullFromParcel(Parcel in) {
    return CREATOR.createFromParcel(in);
  }
}
