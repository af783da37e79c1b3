package android.os;

/** Receives a result from somebody else, on a handler if it has one. */
public class ResultReceiver implements Parcelable {
  private static final String DESCRIPTOR = "com.android.internal.os.IResultReceiver";

  private final Handler handler;
  /** Who gets the result instead: the one that was sent. */
  private final ResultReceiver original;
  private Reference reference;

  public static final Parcelable.Creator<ResultReceiver> CREATOR = new Parcelable.Creator<ResultReceiver>() {
    @Override
    public ResultReceiver createFromParcel(Parcel in) {
      return new ResultReceiver(in);
    }

    @Override
    public ResultReceiver[] newArray(int size) {
      return new ResultReceiver[size];
    }
  };

  /** What goes to others in its place. */
  private static final class Reference extends Binder implements IInterface {
    final ResultReceiver receiver;

    Reference(ResultReceiver receiver) {
      this.receiver = receiver;
      attachInterface(this, DESCRIPTOR);
    }

    @Override
    public IBinder asBinder() {
      return this;
    }
  }

  private static final class Result implements Runnable {
    private final ResultReceiver receiver;
    private final int code;
    private final Bundle data;

    Result(ResultReceiver receiver, int code, Bundle data) {
      this.receiver = receiver;
      this.code = code;
      this.data = data;
    }

    @Override
    public void run() {
      receiver.onReceiveResult(code, data);
    }
  }

  public ResultReceiver(Handler handler) {
    this.handler = handler;
    original = null;
  }

  private ResultReceiver(Parcel in) {
    handler = null;
    IBinder binder = in.readStrongBinder();
    original = binder instanceof Reference ? ((Reference) binder).receiver : null;
  }

  public void send(int resultCode, Bundle resultData) {
    if (original != null) original.send(resultCode, resultData);
    else if (handler != null) handler.post(new Result(this, resultCode, resultData));
    else onReceiveResult(resultCode, resultData);
  }

  protected void onReceiveResult(int resultCode, Bundle resultData) {}

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    ResultReceiver receiver = original != null ? original : this;
    if (receiver.reference == null) receiver.reference = new Reference(receiver);
    out.writeStrongBinder(receiver.reference);
  }
}
