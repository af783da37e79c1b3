package android.os;

/** A reference to a handler that others can send messages to. */
public final class Messenger implements Parcelable {
  private final IMessenger target;

  public static final Parcelable.Creator<Messenger> CREATOR = new Parcelable.Creator<Messenger>() {
    @Override
    public Messenger createFromParcel(Parcel source) {
      return readMessengerOrNullFromParcel(source);
    }

    @Override
    public Messenger[] newArray(int size) {
      return new Messenger[size];
    }
  };

  /** Sends through a binder of which nothing is known but what it is. */
  private static final class Remote implements IMessenger {
    private static final int SEND = IBinder.FIRST_CALL_TRANSACTION;
    private final IBinder binder;

    Remote(IBinder binder) {
      this.binder = binder;
    }

    @Override
    public IBinder asBinder() {
      return binder;
    }

    @Override
    public void send(Message message) throws RemoteException {
      Parcel data = Parcel.obtain();
      try {
        data.writeInterfaceToken(DESCRIPTOR);
        data.writeInt(1);
        message.writeToParcel(data, 0);
        binder.transact(SEND, data, null, IBinder.FLAG_ONEWAY);
      } finally {
        data.recycle();
      }
    }
  }

  public Messenger(Handler target) {
    this.target = target.messenger();
  }

  public Messenger(IBinder target) {
    this.target = interfaceOf(target);
  }

  private static IMessenger interfaceOf(IBinder binder) {
    if (binder == null) return null;
    IInterface local = binder.queryLocalInterface(IMessenger.DESCRIPTOR);
    return local instanceof IMessenger ? (IMessenger) local : new Remote(binder);
  }

  public void send(Message message) throws RemoteException {
    target.send(message);
  }

  public IBinder getBinder() {
    return target.asBinder();
  }

  @Override
  public boolean equals(Object otherObj) {
    return otherObj instanceof Messenger && getBinder().equals(((Messenger) otherObj).getBinder());
  }

  @Override
  public int hashCode() {
    return getBinder().hashCode();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeStrongBinder(getBinder());
  }

  public static void writeMessengerOrNullToParcel(Messenger messenger, Parcel out) {
    out.writeStrongBinder(messenger == null ? null : messenger.getBinder());
  }

  public static Messenger readMessengerOrNullFromParcel(Parcel in) {
    IBinder binder = in.readStrongBinder();
    return binder == null ? null : new Messenger(binder);
  }
}
