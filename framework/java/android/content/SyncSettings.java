package android.content;

import android.accounts.Account;
import antecede.Bag;
import antecede.Callbacks;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What is to be synchronised, and how often. Nothing is: adapters run when the environment binds their service. */
final class SyncSettings {
  private static final String SLOT = "SyncStatusObserver";
  private static SyncSettings instance;

  private static final class Target {
    final Account account;
    final String authority;
    boolean automatic;
    boolean pending;
    int syncable = -1;

    Target(Account account, String authority) {
      this.account = account;
      this.authority = authority;
    }
  }

  private static final class Listener {
    final int mask;
    final SyncStatusObserver observer;

    Listener(int mask, SyncStatusObserver observer) {
      this.mask = mask;
      this.observer = observer;
    }
  }

  private final Bag<Target> targets = new Bag<Target>();
  private final Bag<PeriodicSync> periodic = new Bag<PeriodicSync>();
  private final Bag<Listener> listeners = new Bag<Listener>();
  private boolean master = true;

  private SyncSettings() {}

  static SyncSettings get() {
    if (instance == null) instance = new SyncSettings();
    return instance;
  }

  private Target target(Account account, String authority) {
    for (int i = 0; i < targets.size(); i++) {
      Target target = targets.get(i);
      if (Objects.equals(target.account, account) && Objects.equals(target.authority, authority)) return target;
    }
    Target target = new Target(account, authority);
    targets.add(target);
    return target;
  }

  void request(Account account, String authority) {
    target(account, authority).pending = true;
    tell(ContentResolver.SYNC_OBSERVER_TYPE_PENDING);
  }

  void cancel(Account account, String authority) {
    target(account, authority).pending = false;
  }

  boolean isPending(Account account, String authority) {
    return target(account, authority).pending;
  }

  boolean isAutomatic(Account account, String authority) {
    return target(account, authority).automatic;
  }

  void setAutomatic(Account account, String authority, boolean on) {
    target(account, authority).automatic = on;
    tell(ContentResolver.SYNC_OBSERVER_TYPE_SETTINGS);
  }

  int syncable(Account account, String authority) {
    return target(account, authority).syncable;
  }

  void setSyncable(Account account, String authority, int syncable) {
    target(account, authority).syncable = syncable;
    tell(ContentResolver.SYNC_OBSERVER_TYPE_SETTINGS);
  }

  boolean isMasterOn() {
    return master;
  }

  void setMaster(boolean on) {
    master = on;
    tell(ContentResolver.SYNC_OBSERVER_TYPE_SETTINGS);
  }

  void addPeriodic(PeriodicSync sync) {
    periodic.add(sync);
  }

  void removePeriodic(Account account, String authority) {
    for (int i = periodic.size() - 1; i >= 0; i--) {
      if (periodic.get(i).account.equals(account) && periodic.get(i).authority.equals(authority)) periodic.removeAt(i);
    }
  }

  List<PeriodicSync> periodic(Account account, String authority) {
    ArrayList<PeriodicSync> found = new ArrayList<PeriodicSync>();
    for (int i = 0; i < periodic.size(); i++) {
      if (periodic.get(i).account.equals(account) && periodic.get(i).authority.equals(authority)) found.add(periodic.get(i));
    }
    return found;
  }

  Object addListener(int mask, SyncStatusObserver observer) {
    Listener listener = new Listener(mask, observer);
    listeners.add(listener);
    Callbacks.observe(listener, SLOT, observer, false);
    return listener;
  }

  void removeListener(Object handle) {
    Listener listener = (Listener) handle;
    if (listeners.remove(listener)) Callbacks.unregister(listener, SLOT, listener.observer);
  }

  /** From a thread of the system's, in truth; here from the one that made the change. */
  private void tell(int which) {
    Bag<Listener> all = listeners.copy();
    for (int i = 0; i < all.size(); i++) {
      Listener listener = all.get(i);
      if ((listener.mask & which) == 0) continue;
      Callbacks.invoke(listener, SLOT, listener.observer);
      listener.observer.onStatusChanged(which);
    }
  }
}
