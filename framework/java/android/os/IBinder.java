package android.os;

import java.io.FileDescriptor;

/** An object that may live in another process. */
public interface IBinder {
  int FIRST_CALL_TRANSACTION = 0x00000001;
  int LAST_CALL_TRANSACTION = 0x00ffffff;
  int PING_TRANSACTION = 0x5f504e47;
  int DUMP_TRANSACTION = 0x5f444d50;
  int INTERFACE_TRANSACTION = 0x5f4e5446;
  int TWEET_TRANSACTION = 0x5f545754;
  int LIKE_TRANSACTION = 0x5f4c494b;
  int FLAG_ONEWAY = 0x00000001;

  /** Hears of the end of the other process. */
  public interface DeathRecipient {
    void binderDied();

    default void binderDied(IBinder who) {
      binderDied();
    }
  }

  static int getSuggestedMaxIpcSizeBytes() {
    return 64 * 1024;
  }

  String getInterfaceDescriptor() throws RemoteException;

  boolean pingBinder();

  boolean isBinderAlive();

  IInterface queryLocalInterface(String descriptor);

  void dump(FileDescriptor fd, String[] args) throws RemoteException;

  void dumpAsync(FileDescriptor fd, String[] args) throws RemoteException;

  boolean transact(int code, Parcel data, Parcel reply, int flags) throws RemoteException;

  void linkToDeath(DeathRecipient recipient, int flags) throws RemoteException;

  boolean unlinkToDeath(DeathRecipient recipient, int flags);
}
