package android.os;

import antecede.Bag;

/** Callbacks of other processes; those of processes that died go. Locks as the documented class does. */
public class RemoteCallbackList<E extends IInterface> {
  private final Bag<Callback> callbacks = new Bag<Callback>();
  private Bag<Callback> broadcast;
  private boolean killed;

  private final class Callback implements IBinder.DeathRecipient {
    final E callback;
    final Object cookie;

    Callback(E callback, Object cookie) {
      this.callback = callback;
      this.cookie = cookie;
    }

    @Override
    public void binderDied() {
      synchronized (callbacks) {
        callbacks.remove(this);
      }
      onCallbackDied(callback, cookie);
    }
  }

  public RemoteCallbackList() {}

  public boolean register(E callback) {
    return register(callback, null);
  }

  public boolean register(E callback, Object cookie) {
    synchronized (callbacks) {
      if (killed) return false;
      unregister(callback);
      Callback entry = new Callback(callback, cookie);
      try {
        callback.asBinder().linkToDeath(entry, 0);
      } catch (RemoteException e) {
        return false;
      }
      callbacks.add(entry);
      return true;
    }
  }

  public boolean unregister(E callback) {
    synchronized (callbacks) {
      for (int i = 0; i < callbacks.size(); i++) {
        if (callbacks.get(i).callback.asBinder() != callback.asBinder()) continue;
        Callback entry = callbacks.removeAt(i);
        entry.callback.asBinder().unlinkToDeath(entry, 0);
        return true;
      }
      return false;
    }
  }

  public void kill() {
    synchronized (callbacks) {
      for (int i = 0; i < callbacks.size(); i++) callbacks.get(i).callback.asBinder().unlinkToDeath(callbacks.get(i), 0);
      callbacks.clear();
      killed = true;
    }
  }

  public void onCallbackDied(E callback) {}

  public void onCallbackDied(E callback, Object cookie) {
    onCallbackDied(callback);
  }

  public int beginBroadcast() {
    synchronized (callbacks) {
      if (broadcast != null) throw new IllegalStateException("beginBroadcast() called while already in a broadcast");
      broadcast = callbacks.copy();
      return broadcast.size();
    }
  }

  public E getBroadcastItem(int index) {
    return broadcast.get(index).callback;
  }

  public Object getBroadcastCookie(int index) {
    return broadcast.get(index).cookie;
  }

  public void finishBroadcast() {
    synchronized (callbacks) {
      if (broadcast == null) throw new IllegalStateException("finishBroadcast() called outside of a broadcast");
      broadcast = null;
    }
  }

  public int getRegisteredCallbackCount() {
    synchronized (callbacks) {
      return killed ? 0 : callbacks.size();
    }
  }

  public E getRegisteredCallbackItem(int index) {
    synchronized (callbacks) {
      return killed ? null : callbacks.get(index).callback;
    }
  }

  public Object getRegisteredCallbackCookie(int index) {
    synchronized (callbacks) {
      return killed ? null : callbacks.get(index).cookie;
    }
  }
}
