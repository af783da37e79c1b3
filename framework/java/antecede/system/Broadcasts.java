package antecede.system;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.os.Handler;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Concrete;
import antecede.Named;
import antecede.Queue;
import antecede.Sync;

/** Who receives what: receivers that were registered, and those of the manifest. */
@Concrete
final class Broadcasts {
  /** A registration. */
  private static final class Registered {
    final Context from;
    final BroadcastReceiver receiver;
    final IntentFilter filter;
    final Handler scheduler;
    /** Other apps were invited. */
    boolean exported;

    Registered(Context from, BroadcastReceiver receiver, IntentFilter filter, Handler scheduler) {
      this.from = from;
      this.receiver = receiver;
      this.filter = filter;
      this.scheduler = scheduler;
    }
  }

  /** A broadcast under way to one receiver after the other. */
  static final class Delivery {
    final Intent intent;
    final boolean ordered, sticky;
    final Bag<Object> receivers = new Bag<Object>();
    int code;
    String data;
    Bundle extras;
    boolean aborted;

    Delivery(Intent intent, boolean ordered, boolean sticky, int code, String data, Bundle extras) {
      this.intent = intent;
      this.ordered = ordered;
      this.sticky = sticky;
      this.code = code;
      this.data = data;
      this.extras = extras;
    }
  }

  private static final Bag<Registered> registered = new Bag<Registered>();
  private static Bag<Intent> stickies = new Bag<Intent>();

  /** Of an intent that the system sends to all receivers. */
  static final int INCLUDE_BACKGROUND = 0x01000000;

  private Broadcasts() {}

  static Intent register(Context from, BroadcastReceiver receiver, IntentFilter filter, Handler scheduler, boolean exported) {
    if (stickies.isEmpty()) stickies = Announcements.sticky();
    Intent first = null;
    Bag<Intent> found = new Bag<Intent>();
    for (int i = 0; i < stickies.size(); i++) {
      if (Intents.matches(stickies.get(i), filter)) found.add(stickies.get(i));
    }
    if (!found.isEmpty()) first = found.get(0);
    if (receiver == null) return Intent.sent(first);
    final Registered one = new Registered(from, receiver, filter, scheduler);
    one.exported = exported;
    registered.add(one);
    Sync.release(one);
    for (int i = 0; i < found.size(); i++) {
      final Intent intent = found.get(i);
      Environment.request(new Environment.Work() {
        @Override
        void act() {
          deliver(new Delivery(intent, false, true, -1, null, null), one, null);
        }
      });
    }
    return Intent.sent(first);
  }

  /** False: it was not registered. */
  static boolean unregister(BroadcastReceiver receiver) {
    boolean found = false;
    for (int i = registered.size() - 1; i >= 0; i--) {
      if (registered.get(i).receiver != receiver) continue;
      registered.removeAt(i);
      found = true;
    }
    return found;
  }

  static boolean hasAny(Context from) {
    for (int i = 0; i < registered.size(); i++) {
      if (registered.get(i).from == from) return true;
    }
    return false;
  }

  static void unregisterAll(Context from) {
    for (int i = registered.size() - 1; i >= 0; i--) {
      if (registered.get(i).from == from) registered.removeAt(i);
    }
  }

  /** Only on the environment's thread. */
  static void send(Intent intent, boolean ordered, boolean sticky, BroadcastReceiver last, Handler scheduler, int code, String data,
      Bundle extras) {
    if (sticky) keep(intent);
    Delivery delivery = new Delivery(intent, ordered, false, code, data, extras);
    gather(delivery);
    if (last != null) delivery.receivers.add(new Registered(null, last, null, scheduler));
    if (ordered) {
      next(delivery);
    } else {
      for (int i = 0; i < delivery.receivers.size(); i++) deliver(delivery, delivery.receivers.get(i), null);
    }
  }

  private static void keep(Intent intent) {
    for (int i = stickies.size() - 1; i >= 0; i--) {
      if (stickies.get(i).filterEquals(intent)) stickies.removeAt(i);
    }
    stickies.add(intent);
  }

  /** By priority, registered ones first among equals. */
  private static void gather(Delivery delivery) {
    Bag<Integer> priorities = new Bag<Integer>();
    for (int i = 0; i < registered.size(); i++) {
      Registered one = registered.get(i);
      if (Intents.matches(delivery.intent, one.filter)) insert(delivery, priorities, one, one.filter.getPriority());
    }
    if (!reachesManifest(delivery.intent)) return;
    Bag<Manifest.Component> components = Manifest.get().components;
    for (int i = 0; i < components.size(); i++) {
      Manifest.Component one = components.get(i);
      if (!one.kind.equals("receiver") || !one.enabled) continue;
      Manifest.Filter filter = Intents.matching(delivery.intent, one);
      if (filter != null || Intents.names(delivery.intent, one)) insert(delivery, priorities, one, filter == null ? 0 : filter.priority);
    }
  }

  /** Apps that target Android 8 or later get implicit broadcasts only in receivers that they register. */
  private static boolean reachesManifest(Intent intent) {
    if ((intent.getFlags() & Intent.FLAG_RECEIVER_REGISTERED_ONLY) != 0) return false;
    boolean isImplicit = intent.getComponent() == null && intent.getPackage() == null;
    return !isImplicit || Manifest.get().targetSdk < 26 || (intent.getFlags() & INCLUDE_BACKGROUND) != 0;
  }

  private static void insert(Delivery delivery, Bag<Integer> priorities, Object receiver, int priority) {
    int index = priorities.size();
    while (index > 0 && priorities.get(index - 1) < priority) index--;
    priorities.add(index, priority);
    delivery.receivers.add(index, receiver);
  }

  /** The next receiver of an ordered broadcast. */
  private static void next(final Delivery delivery) {
    if (delivery.receivers.isEmpty()) return;
    Object receiver = delivery.receivers.removeAt(0);
    boolean isLast = delivery.receivers.isEmpty() && receiver instanceof Registered && ((Registered) receiver).filter == null;
    if (delivery.aborted && !isLast) {
      next(delivery);
    } else {
      deliver(delivery, receiver, delivery);
    }
  }

  /** Hands the broadcast to one receiver: a message to its looper. */
  private static void deliver(final Delivery delivery, final Object to, final Delivery answer) {
    final Registered one = to instanceof Registered ? (Registered) to : null;
    final String name = Named.original(one != null ? one.receiver.getClass().getName() : ((Manifest.Component) to).implementation);
    String action = delivery.intent.getAction();
    Environment.Message message = new Environment.Message("broadcast " + (action == null ? "" : action + " ") + "to " + name, to) {
      @Override
      void dispatch() {
        if (one == null) {
          Instances.receive(((Manifest.Component) to).implementation, Intent.sent(delivery.intent), pending());
          return;
        }
        if (one.filter != null && !registered.contains(one)) {
          Server.finishReceiver(answer, delivery.code, delivery.data, delivery.extras, false);
          return;
        }
        Callbacks.invoke(one.from, "BroadcastReceiver", one.receiver);
        Instances.receive(one.receiver, one.from, Intent.sent(delivery.intent), pending());
      }

      private BroadcastReceiver.PendingResult pending() {
        return Instances.pendingResult(answer, delivery.code, delivery.data, Bundle.sent(delivery.extras), delivery.ordered,
            delivery.sticky);
      }
    };
    if (one == null || one.scheduler == null) {
      Environment.send(message);
    } else {
      Sync.acquire(to);
      one.scheduler.getLooper().getEvents().enqueue(message, Queue.DELAYED, 0, false);
    }
  }

  /** A receiver is done with an ordered broadcast. */
  static void finished(final Delivery delivery, int code, String data, Bundle extras, boolean abort) {
    delivery.code = code;
    delivery.data = data;
    delivery.extras = extras;
    delivery.aborted |= abort;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        next(delivery);
      }
    });
  }

  /** Actions that some receiver waits for, for the driver: the system's, and those of other apps where they are let in. */
  /** An action that a receiver of that class, as its author calls it, waits for; empty: none that comes from outside. */
  static String actionFor(String receiver) {
    Bag<String> all = actions();
    for (int i = 0; i < registered.size(); i++) {
      Registered one = registered.get(i);
      if (one.filter == null || !Named.of(one.receiver).equals(receiver)) continue;
      for (int j = 0; j < one.filter.countActions(); j++) if (has(all, one.filter.getAction(j))) return one.filter.getAction(j);
    }
    Bag<Manifest.Component> components = Manifest.get().components;
    for (int i = 0; i < components.size(); i++) {
      Manifest.Component one = components.get(i);
      if (!one.kind.equals("receiver") || !Named.original(one.implementation).equals(receiver)) continue;
      for (int j = 0; j < one.filters.size(); j++) {
        Bag<String> wanted = one.filters.get(j).actions;
        for (int k = 0; k < wanted.size(); k++) if (has(all, wanted.get(k))) return wanted.get(k);
      }
    }
    return "";
  }

  static Bag<String> actions() {
    Bag<String> actions = new Bag<String>();
    for (int i = 0; i < registered.size(); i++) {
      IntentFilter filter = registered.get(i).filter;
      for (int j = 0; filter != null && j < filter.countActions(); j++) {
        if (registered.get(i).exported || Announcements.isSystem(filter.getAction(j))) addOnce(actions, filter.getAction(j));
      }
    }
    Bag<Manifest.Component> components = Manifest.get().components;
    for (int i = 0; i < components.size(); i++) {
      Bag<Manifest.Filter> filters = components.get(i).filters;
      for (int j = 0; components.get(i).kind.equals("receiver") && j < filters.size(); j++) {
        for (int k = 0; k < filters.get(j).actions.size(); k++) {
          String action = filters.get(j).actions.get(k);
          boolean comes = isOpen(components.get(i)) || Announcements.isSystem(action);
          if (comes && reachesManifest(Announcements.of(action))) addOnce(actions, action);
        }
      }
    }
    return actions;
  }

  /** Other apps may call it: it is exported, and asks for no permission of the platform, which only the system is sure to have. */
  private static boolean isOpen(Manifest.Component component) {
    return component.exported && !component.permission.startsWith("android.permission.");
  }

  private static boolean has(Bag<String> actions, String action) {
    for (int i = 0; i < actions.size(); i++) {
      if (actions.get(i).equals(action)) return true;
    }
    return false;
  }

  private static void addOnce(Bag<String> actions, String action) {
    if (Announcements.isNever(action)) return;
    for (int i = 0; i < actions.size(); i++) {
      if (actions.get(i).equals(action)) return;
    }
    actions.add(action);
  }

  static void processDied() {
    registered.clear();
  }
}
