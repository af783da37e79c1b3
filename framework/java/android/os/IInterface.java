package android.os;

/** What can be called in another process. */
public interface IInterface {
  IBinder asBinder();
}
