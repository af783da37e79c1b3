package java.util.concurrent.locks;

import java.io.Serializable;

/** Something a thread may own. */
public abstract class AbstractOwnableSynchronizer implements Serializable {
  private Thread owner;

  protected AbstractOwnableSynchronizer() {}

  protected final void setExclusiveOwnerThread(Thread thread) {
    owner = thread;
  }

  protected final Thread getExclusiveOwnerThread() {
    return owner;
  }
}
