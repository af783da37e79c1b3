package android.os;

import antecede.Bag;

/** Told on a handler when the first token comes and the last goes. */
public abstract class TokenWatcher {
  private final Bag<IBinder> tokens = new Bag<IBinder>();
  private final Handler handler;
  private boolean acquired;
  private final Runnable notification = new Runnable() {
    @Override
    public void run() {
      boolean now;
      synchronized (tokens) {
        now = !tokens.isEmpty();
        if (now == acquired) return;
        acquired = now;
      }
      if (now) acquired();
      else released();
    }
  };

  public TokenWatcher(Handler h, String tag) {
    handler = h == null ? new Handler() : h;
  }

  public abstract void acquired();

  public abstract void released();

  public void acquire(IBinder token, String tag) {
    synchronized (tokens) {
      if (tokens.contains(token)) return;
      tokens.add(token);
      if (tokens.size() == 1) handler.post(notification);
    }
  }

  public void release(IBinder token) {
    synchronized (tokens) {
      if (tokens.remove(token) && tokens.isEmpty()) handler.post(notification);
    }
  }

  public boolean isAcquired() {
    synchronized (tokens) {
      return acquired;
    }
  }

  public void dump() {}
}
