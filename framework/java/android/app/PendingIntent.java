package android.app;

import android.content.Context;
import android.content.Intent;
import android.content.IntentSender;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.Process;
import android.os.UserHandle;
import android.util.AndroidException;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Engine;
import antecede.Hidden;
import antecede.Unlisted;
import antecede.system.Server;

/** A start of an activity or service, or a broadcast, that others may perform later. */
public final class PendingIntent implements Parcelable {
  public static final int FLAG_ONE_SHOT = 1 << 30;
  public static final int FLAG_NO_CREATE = 1 << 29;
  public static final int FLAG_CANCEL_CURRENT = 1 << 28;
  public static final int FLAG_UPDATE_CURRENT = 1 << 27;
  public static final int FLAG_IMMUTABLE = 1 << 26;
  public static final int FLAG_MUTABLE = 1 << 25;
  public static final int FLAG_ALLOW_UNSAFE_IMPLICIT_INTENT = 1 << 24;
  public static final Parcelable.Creator<PendingIntent> CREATOR = new Parcelable.Creator<PendingIntent>() {
    @Override
    public PendingIntent createFromParcel(Parcel in) {
      return (PendingIntent) in.readWhole();
    }

    @Override
    public PendingIntent[] newArray(int size) {
      return new PendingIntent[size];
    }
  };

  private static final int ACTIVITY = 0, SERVICE = 1, FOREGROUND_SERVICE = 2, BROADCAST = 3, RESULT = 4;
  private static final Bag<PendingIntent> all = new Bag<PendingIntent>();
  private static int nextNumber;

  private final int number = nextNumber++;
  private final int kind;
  private final Context context;
  private final int requestCode;
  private final int flags;
  private Intent[] intents;
  private Bundle options;
  private boolean cancelled;
  private Activity resultTo;

  /** It was cancelled. */
  public static class CanceledException extends AndroidException {
    public CanceledException() {}

    public CanceledException(String name) {
      super(name);
    }

    public CanceledException(Exception cause) {
      super(cause);
    }
  }

  /** Hears of the end of what was sent. */
  public interface OnFinished {
    void onSendFinished(PendingIntent pendingIntent, Intent intent, int resultCode, String resultData, Bundle resultExtras);
  }

  private PendingIntent(int kind, Context context, int requestCode, Intent[] intents, int flags, Bundle options) {
    this.kind = kind;
    this.context = context;
    this.requestCode = requestCode;
    this.flags = flags;
    this.intents = intents;
    this.options = options;
  }

  /** The one that is equal already, if there is one; Android keeps them in the system. */
  private static PendingIntent make(int kind, Context context, int requestCode, Intent[] intents, int flags, Bundle options) {
    Intent[] copies = new Intent[intents.length];
    for (int i = 0; i < copies.length; i++) copies[i] = Intent.sent(intents[i]);
    PendingIntent wanted = new PendingIntent(kind, context.getApplicationContext() == null ? context
        : context.getApplicationContext(), requestCode, copies, flags, options);
    PendingIntent known = wanted.present();
    if (known != null) {
      if ((flags & FLAG_UPDATE_CURRENT) != 0) {
        known.intents = copies;
        known.options = options;
      }
      if ((flags & FLAG_CANCEL_CURRENT) == 0) return known;
      known.cancel();
    }
    if ((flags & FLAG_NO_CREATE) != 0) return null;
    all.add(wanted);
    return wanted;
  }

  private PendingIntent present() {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).isSame(this)) return all.get(i);
    }
    return null;
  }

  private boolean isSame(PendingIntent other) {
    return kind == other.kind && requestCode == other.requestCode && resultTo == other.resultTo
        && last().filterEquals(other.last()) && intents.length == other.intents.length;
  }

  private Intent last() {
    return intents[intents.length - 1];
  }

  public static PendingIntent getActivity(Context context, int requestCode, Intent intent, int flags) {
    return getActivity(context, requestCode, intent, flags, null);
  }

  public static PendingIntent getActivity(Context context, int requestCode, Intent intent, int flags, Bundle options) {
    return make(ACTIVITY, context, requestCode, new Intent[] {intent}, flags, options);
  }

  public static PendingIntent getActivities(Context context, int requestCode, Intent[] intents, int flags) {
    return getActivities(context, requestCode, intents, flags, null);
  }

  public static PendingIntent getActivities(Context context, int requestCode, Intent[] intents, int flags, Bundle options) {
    return make(ACTIVITY, context, requestCode, intents, flags, options);
  }

  public static PendingIntent getBroadcast(Context context, int requestCode, Intent intent, int flags) {
    return make(BROADCAST, context, requestCode, new Intent[] {intent}, flags, null);
  }

  public static PendingIntent getService(Context context, int requestCode, Intent intent, int flags) {
    return make(SERVICE, context, requestCode, new Intent[] {intent}, flags, null);
  }

  public static PendingIntent getForegroundService(Context context, int requestCode, Intent intent, int flags) {
    return make(FOREGROUND_SERVICE, context, requestCode, new Intent[] {intent}, flags, null);
  }

  static PendingIntent forResult(Activity activity, int requestCode, Intent data, int flags) {
    PendingIntent made = new PendingIntent(RESULT, activity, requestCode, new Intent[] {Intent.sent(data)}, flags, null);
    made.resultTo = activity;
    return made;
  }

  public IntentSender getIntentSender() {
    return new IntentSender(this);
  }

  public void cancel() {
    cancelled = true;
    all.remove(this);
  }

  @Unlisted
  public Intent getIntent() {
    return last();
  }

  public void send() throws CanceledException {
    send(null, 0, null, null, null, null, null);
  }

  public void send(int code) throws CanceledException {
    send(null, code, null, null, null, null, null);
  }

  public void send(Context context, int code, Intent intent) throws CanceledException {
    send(context, code, intent, null, null, null, null);
  }

  public void send(Bundle options) throws CanceledException {
    send(null, 0, null, null, null, null, options);
  }

  public void send(int code, OnFinished onFinished, Handler handler) throws CanceledException {
    send(null, code, null, onFinished, handler, null, null);
  }

  public void send(Context context, int code, Intent intent, OnFinished onFinished, Handler handler) throws CanceledException {
    send(context, code, intent, onFinished, handler, null, null);
  }

  public void send(Context context, int code, Intent intent, OnFinished onFinished, Handler handler, String requiredPermission)
      throws CanceledException {
    send(context, code, intent, onFinished, handler, requiredPermission, null);
  }

  public void send(Context context, int code, Intent intent, OnFinished onFinished, Handler handler, String requiredPermission,
      Bundle options) throws CanceledException {
    Intent sent = take(intent);
    perform(sent, code, requiredPermission);
    if (onFinished != null) report(onFinished, handler, sent, code);
  }

  /** What is sent, filled in by the sender where the maker allows that. */
  private Intent take(Intent fillIn) throws CanceledException {
    if (cancelled) throw new CanceledException();
    if ((flags & FLAG_ONE_SHOT) != 0) cancel();
    Intent sent = new Intent(last());
    if (fillIn != null && (flags & FLAG_IMMUTABLE) == 0) {
      sent.fillIn(Engine.isAbstract() ? fillIn : Intent.sent(fillIn), 0);
    }
    return sent;
  }

  /** Sent by an activity to which the result goes of the activity that is started. */
  @Hidden
  public void sendForResult(Activity requester, int request, Intent fillIn, int flagsMask, int flagsValues, Bundle startOptions)
      throws CanceledException {
    Intent sent = take(fillIn);
    if ((flags & FLAG_IMMUTABLE) == 0) sent.setFlags((sent.getFlags() & ~flagsMask) | (flagsValues & flagsMask));
    if (kind != ACTIVITY) {
      perform(sent, 0, null);
      return;
    }
    for (int i = 0; i < intents.length - 1; i++) Server.startActivity(context, null, intents[i], -1, options);
    Server.startActivity(requester, requester, sent, request, startOptions != null ? startOptions : options);
  }

  private void perform(Intent sent, int code, String permission) {
    switch (kind) {
      case ACTIVITY:
        for (int i = 0; i < intents.length - 1; i++) Server.startActivity(context, null, intents[i], -1, options);
        Server.startActivity(context, null, sent, -1, options);
        break;
      case SERVICE:
      case FOREGROUND_SERVICE:
        Server.startService(context, sent);
        break;
      case BROADCAST:
        Server.sendBroadcast(context, sent, permission, false, false, null, null, code, null, null);
        break;
      default:
        sendResult(sent, code);
        break;
    }
  }

  /** Of createPendingResult. */
  private void sendResult(final Intent sent, final int code) {
    resultTo.handler.post(new Runnable() {
      @Override
      public void run() {
        if (!resultTo.life.can("deliver-result")) return;
        resultTo.life.set("request", requestCode).set("result", code).set("data", Intent.sent(sent)).fire("deliver-result");
      }
    });
  }

  private void report(final OnFinished onFinished, Handler handler, final Intent sent, final int code) {
    Callbacks.observe(this, "OnFinished", onFinished, true);
    Handler where = handler != null ? handler : new Handler(Looper.getMainLooper());
    where.post(new Runnable() {
      @Override
      public void run() {
        Callbacks.invoke(PendingIntent.this, "OnFinished", onFinished);
        onFinished.onSendFinished(PendingIntent.this, Intent.sent(sent), code, null, null);
      }
    });
  }

  @Deprecated
  public String getTargetPackage() {
    return getCreatorPackage();
  }

  public String getCreatorPackage() {
    return context.getPackageName();
  }

  public int getCreatorUid() {
    return Process.myUid();
  }

  public UserHandle getCreatorUserHandle() {
    return UserHandle.getUserHandleForUid(getCreatorUid());
  }

  public boolean isImmutable() {
    return (flags & FLAG_IMMUTABLE) != 0;
  }

  public boolean isActivity() {
    return kind == ACTIVITY;
  }

  public boolean isForegroundService() {
    return kind == FOREGROUND_SERVICE;
  }

  public boolean isService() {
    return kind == SERVICE;
  }

  public boolean isBroadcast() {
    return kind == BROADCAST;
  }

  @Override
  public boolean equals(Object otherObj) {
    return otherObj instanceof PendingIntent && ((PendingIntent) otherObj).isSame(this);
  }

  @Override
  public int hashCode() {
    return kind * 31 + requestCode;
  }

  @Override
  public String toString() {
    return "PendingIntent{" + number + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeWhole(this);
  }

  public static void writePendingIntentOrNullToParcel(PendingIntent sender, Parcel out) {
    out.writeWhole(sender);
  }

  public static PendingIntent readPendingIntentOrNullFromParcel(Parcel in) {
    return (PendingIntent) in.readWhole();
  }
}
