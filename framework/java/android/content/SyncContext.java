package android.content;

import android.os.IBinder;

/** Where a sync adapter reports. */
public class SyncContext {
  private final IBinder binder;

  SyncContext(IBinder binder) {
    this.binder = binder;
  }

  public void onFinished(SyncResult result) {}

  public IBinder getSyncContextBinder() {
    return binder;
  }
}
