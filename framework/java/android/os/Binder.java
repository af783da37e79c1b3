package android.os;

import java.io.FileDescriptor;
import java.io.PrintWriter;

/** An object of this process that others may call. Within the process a transaction is a plain call. */
public class Binder implements IBinder {
  private String descriptor;
  private IInterface owner;

  public Binder() {
    this(null);
  }

  public Binder(String descriptor) {
    this.descriptor = descriptor;
  }

  public static final int getCallingPid() {
    return Process.myPid();
  }

  public static final int getCallingUid() {
    return Process.myUid();
  }

  public static final int getCallingUidOrThrow() {
    throw new IllegalStateException("Thread is not in a binder transaction");
  }

  public static final UserHandle getCallingUserHandle() {
    return UserHandle.getUserHandleForUid(getCallingUid());
  }

  /** The caller is this process always, so that there is nothing to forget. */
  public static final long clearCallingIdentity() {
    return (long) Process.myUid() << 32 | Process.myPid();
  }

  public static final void restoreCallingIdentity(long token) {}

  public static final long setCallingWorkSourceUid(int workSource) {
    return 0;
  }

  public static final int getCallingWorkSourceUid() {
    return -1;
  }

  public static final long clearCallingWorkSource() {
    return 0;
  }

  public static final void restoreCallingWorkSource(long token) {}

  public static final void flushPendingCommands() {}

  public static final void joinThreadPool() {}

  public void attachInterface(IInterface owner, String descriptor) {
    this.owner = owner;
    this.descriptor = descriptor;
  }

  @Override
  public String getInterfaceDescriptor() {
    return descriptor;
  }

  @Override
  public boolean pingBinder() {
    return true;
  }

  @Override
  public boolean isBinderAlive() {
    return true;
  }

  @Override
  public IInterface queryLocalInterface(String descriptor) {
    return this.descriptor != null && this.descriptor.equals(descriptor) ? owner : null;
  }

  protected boolean onTransact(int code, Parcel data, Parcel reply, int flags) throws RemoteException {
    if (code != INTERFACE_TRANSACTION) return code == DUMP_TRANSACTION;
    reply.writeString(getInterfaceDescriptor());
    return true;
  }

  @Override
  public final boolean transact(int code, Parcel data, Parcel reply, int flags) throws RemoteException {
    if (data != null) data.setDataPosition(0);
    boolean known = onTransact(code, data, reply, flags);
    if (reply != null) reply.setDataPosition(0);
    return known;
  }

  /** Its own process does not outlive it. */
  @Override
  public void linkToDeath(DeathRecipient recipient, int flags) {}

  @Override
  public boolean unlinkToDeath(DeathRecipient recipient, int flags) {
    return true;
  }

  @Override
  public void dump(FileDescriptor fd, String[] args) {}

  @Override
  public void dumpAsync(FileDescriptor fd, String[] args) {}

  protected void dump(FileDescriptor fd, PrintWriter fout, String[] args) {}

  @Override
  protected void finalize() throws Throwable {}
}
