package android.os;

import android.util.TimeUtils;
import antecede.Engine;
import antecede.Hidden;
import antecede.Mirrored;
import antecede.Observable;

/**
 * What a handler gets. Messages that were delivered go to a pool and come from there again: who keeps one shares it
 * with whoever obtains it next. (For the static engine each call makes a new one.)
 */
@antecede.Holder
public final class Message implements Parcelable {
  private static final int MOST_IN_POOL = 50;
  private static final int NO_ID = -1;
  private static Message pool;
  private static int poolSize;

  @Observable public int what;
  @Observable public int arg1;
  @Observable public int arg2;
  @Observable public Object obj;
  @Observable public Messenger replyTo;
  @Observable public int sendingUid = NO_ID;
  @Observable private Bundle data;
  long when;
  Handler target;
  Runnable callback;
  /** What people read of its dispatch in reports; null: the name of the handler. */
  @Hidden public String label;
  /** A token: somebody had kept the callback, and released this when he was given it. */
  Object given;
  private boolean asynchronous;
  /** It waits, or runs, or is in the pool. */
  private boolean inUse;
  private Message next;

  public static final Parcelable.Creator<Message> CREATOR = new Parcelable.Creator<Message>() {
    @Override
    public Message createFromParcel(Parcel source) {
      Message message = obtain();
      message.readFromParcel(source);
      return message;
    }

    @Override
    public Message[] newArray(int size) {
      return new Message[size];
    }
  };

  public Message() {}

  public static Message obtain() {
    Message message = pool;
    if (message == null || Engine.isAbstract()) return new Message();
    pool = message.next;
    poolSize--;
    message.next = null;
    message.inUse = false;
    return message;
  }

  public static Message obtain(Message orig) {
    Message message = obtain();
    message.copyContents(orig);
    if (orig.data != null) message.data = new Bundle(orig.data);
    message.target = orig.target;
    message.callback = orig.callback;
    return message;
  }

  public static Message obtain(Handler h) {
    Message message = obtain();
    message.target = h;
    return message;
  }

  public static Message obtain(Handler h, Runnable callback) {
    Message message = obtain(h);
    message.callback = callback;
    return message;
  }

  public static Message obtain(Handler h, int what) {
    Message message = obtain(h);
    message.what = what;
    return message;
  }

  public static Message obtain(Handler h, int what, Object obj) {
    Message message = obtain(h, what);
    message.obj = obj;
    return message;
  }

  public static Message obtain(Handler h, int what, int arg1, int arg2) {
    Message message = obtain(h, what);
    message.arg1 = arg1;
    message.arg2 = arg2;
    return message;
  }

  public static Message obtain(Handler h, int what, int arg1, int arg2, Object obj) {
    Message message = obtain(h, what, arg1, arg2);
    message.obj = obj;
    return message;
  }

  public void recycle() {
    if (inUse) throw new IllegalStateException("This message cannot be recycled because it is still in use.");
    recycleUnchecked();
  }

  /** Empties it and puts it into the pool. It stays in use, so that nobody sends it from there. */
  @Mirrored
  void recycleUnchecked() {
    if (Engine.isAbstract()) return;
    inUse = true;
    asynchronous = false;
    what = 0;
    arg1 = 0;
    arg2 = 0;
    obj = null;
    replyTo = null;
    sendingUid = NO_ID;
    data = null;
    when = 0;
    target = null;
    callback = null;
    given = null;
    label = null;
    if (poolSize >= MOST_IN_POOL) return;
    next = pool;
    pool = this;
    poolSize++;
  }

  /** A message can be sent once. */
  void use() {
    if (inUse) throw new IllegalStateException(this + " This message is already in use.");
    inUse = true;
  }

  public void copyFrom(Message o) {
    copyContents(o);
    asynchronous = o.asynchronous;
    inUse = false;
    data = o.data == null ? null : (Bundle) o.data.clone();
  }

  private void copyContents(Message other) {
    what = other.what;
    arg1 = other.arg1;
    arg2 = other.arg2;
    obj = other.obj;
    replyTo = other.replyTo;
    sendingUid = other.sendingUid;
  }

  public long getWhen() {
    return when;
  }

  public void setTarget(Handler target) {
    this.target = target;
  }

  public Handler getTarget() {
    return target;
  }

  public Runnable getCallback() {
    return callback;
  }

  public Bundle getData() {
    if (data == null) data = new Bundle();
    return data;
  }

  public Bundle peekData() {
    return data;
  }

  public void setData(Bundle data) {
    this.data = data;
  }

  public void sendToTarget() {
    target.sendMessage(this);
  }

  public boolean isAsynchronous() {
    return asynchronous;
  }

  public void setAsynchronous(boolean async) {
    asynchronous = async;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{ when=");
    TimeUtils.formatDuration(when - SystemClock.uptimeMillis(), text);
    if (target == null) return text.append(" barrier=").append(arg1).append(" }").toString();
    if (callback != null) text.append(" callback=").append(callback.getClass().getName());
    else text.append(" what=").append(what);
    if (arg1 != 0) text.append(" arg1=").append(arg1);
    if (arg2 != 0) text.append(" arg2=").append(arg2);
    if (obj != null) text.append(" obj=").append(obj);
    return text.append(" target=").append(target.getClass().getName()).append(" }").toString();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    if (callback != null) throw new RuntimeException("Can't marshal callbacks across processes.");
    if (obj != null && !(obj instanceof Parcelable)) {
      throw new RuntimeException("Can't marshal non-Parcelable objects across processes.");
    }
    dest.writeInt(what);
    dest.writeInt(arg1);
    dest.writeInt(arg2);
    dest.writeInt(obj == null ? 0 : 1);
    if (obj != null) dest.writeParcelable((Parcelable) obj, flags);
    dest.writeLong(when);
    dest.writeBundle(data);
    Messenger.writeMessengerOrNullToParcel(replyTo, dest);
    dest.writeInt(sendingUid);
  }

  private void readFromParcel(Parcel source) {
    what = source.readInt();
    arg1 = source.readInt();
    arg2 = source.readInt();
    if (source.readInt() != 0) obj = source.readParcelable(getClass().getClassLoader());
    when = source.readLong();
    data = source.readBundle();
    replyTo = Messenger.readMessengerOrNullFromParcel(source);
    sendingUid = source.readInt();
  }
}
