package android.webkit;

import antecede.Unlisted;

/** Stores something now and then: nothing is stored. */
@Deprecated
@Unlisted
public abstract class WebSyncManager implements Runnable {
  @Override
  protected Object clone() throws CloneNotSupportedException {
    throw new CloneNotSupportedException("doesn't implement Cloneable");
  }

  @Override
  public void run() {}

  public void sync() {}

  public void resetSync() {}

  public void startSync() {}

  public void stopSync() {}

  protected void onSyncInit() {}

  abstract void syncFromRamToFlash();
}
