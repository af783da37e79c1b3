package antecede.system;

import android.app.Service;
import android.app.job.JobServiceEngine;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.IBinder;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Concrete;
import antecede.Lifecycle;
import antecede.Named;
import antecede.Sync;
import java.util.concurrent.Executor;

/** The services of the app: started, bound, or both. Every callback is a message of its own, as the automaton says. */
@Concrete
final class Services {
  /** A service whose process died comes back after this time. */
  private static final long RESTART = 1000L * 1000000;
  private static final int BIND_AUTO_CREATE = 1;
  /** Apps that target Android 8 or later may not leave services running in the background. */
  private static final int BACKGROUND_LIMITS = 26;

  /** Somebody who is bound. */
  private static final class Binding {
    final Context from;
    final ServiceConnection connection;
    final Executor executor;
    final boolean creates;
    boolean isConnected;

    Binding(Context from, ServiceConnection connection, Executor executor, boolean creates) {
      this.from = from;
      this.connection = connection;
      this.executor = executor;
      this.creates = creates;
    }
  }

  /** What is bound with one intent: the service is asked for its binder once, all later clients get the same. */
  private static final class Bound {
    final Intent intent;
    IBinder binder;
    /** onBind was called, or will be; it has answered; onUnbind is due at the end; onRebind is wanted. */
    boolean isRequested, isReceived, isBound, rebinds;
    final Bag<Binding> bindings = new Bag<Binding>();

    Bound(Intent intent) {
      this.intent = intent;
    }
  }

  /** A command that the service has got but not finished. */
  private static final class Command {
    final int id;
    final Intent intent;

    Command(int id, Intent intent) {
      this.id = id;
      this.intent = intent;
    }
  }

  /** What the system knows of one service. */
  static final class Record {
    final Manifest.Component info;
    Service service;
    /** Of a service that runs jobs and is no JobService, once the system has bound it. */
    JobServiceEngine engine;
    /** The system has asked for it; it may not be there yet. */
    boolean isRequested;
    boolean isStarted;
    int lastStart;
    final Bag<Bound> bounds = new Bag<Bound>();
    final Bag<Command> unfinished = new Bag<Command>();
    final Bag<Object> jobs = new Bag<Object>();

    Record(Manifest.Component info) {
      this.info = info;
    }

    String name() {
      String name = Named.original(info.implementation);
      return name.substring(name.lastIndexOf('.') + 1);
    }

    ComponentName component() {
      return new ComponentName(Manifest.get().packageName, info.implementation);
    }

    private Bound bound(Intent intent) {
      for (int i = 0; i < bounds.size(); i++) {
        if (bounds.get(i).intent.filterEquals(intent)) return bounds.get(i);
      }
      Bound bound = new Bound(intent);
      bounds.add(bound);
      return bound;
    }

    private boolean isNeeded() {
      if (isStarted || !jobs.isEmpty()) return true;
      for (int i = 0; i < bounds.size(); i++) {
        Bag<Binding> bindings = bounds.get(i).bindings;
        for (int j = 0; j < bindings.size(); j++) {
          if (bindings.get(j).creates) return true;
        }
      }
      return false;
    }
  }

  /** A connection that the app has bound and not unbound, as its own process sees it. */
  private static final class Known {
    final Context from;
    final ServiceConnection connection;

    Known(Context from, ServiceConnection connection) {
      this.from = from;
      this.connection = connection;
    }
  }

  private static final Bag<Known> known = new Bag<Known>();
  /** Counts how often the system gave up restarting. */
  private static int restarts;
  private static final Bag<Record> records = new Bag<Record>();

  private Services() {}

  static Record of(Manifest.Component info) {
    for (int i = 0; i < records.size(); i++) {
      if (records.get(i).info == info) return records.get(i);
    }
    Record record = new Record(info);
    records.add(record);
    return record;
  }

  private static Record of(Service service) {
    for (int i = 0; i < records.size(); i++) {
      if (records.get(i).service == service) return records.get(i);
    }
    return null;
  }

  /** One callback of a service. */
  private static class Call extends Environment.Message {
    final Record record;
    final String transition;

    Call(Record record, String transition) {
      super(Words.of(transition, record.name()), record);
      this.record = record;
      this.transition = transition;
    }

    /** Hands over what the callback needs. */
    void prepare(Service service) {}

    @Override
    void dispatch() {
      if (transition.equals("create")) record.service = Instances.service(record.info.implementation, record);
      Service service = record.service;
      if (service == null) return;
      prepare(service);
      service.life.fire(transition);
      finished(service);
      if (transition.equals("destroy")) {
        record.service = null;
        record.engine = null;
      }
    }

    void finished(Service service) {}
  }

  /** What the system tells a service reaches it in the order in which it was told. */
  private static void send(Call call) {
    Environment.send(call);
    Sync.release(call.record);
  }

  /** Sends the messages of a rule; calls of the same transition share what {@code last} prepares. */
  private static void follow(Record record, String action, Call last) {
    String state = record.isRequested ? "created" : "initialized";
    String[] messages = Lifecycle.rule("service", state, action);
    if (messages == null) return;
    for (int i = 0; i < messages.length; i++) {
      boolean creates = messages[i].equals("create");
      if (creates) record.isRequested = true;
      if (messages[i].equals("destroy")) forget(record);
      send(last != null && last.transition.equals(messages[i]) ? last : new Call(record, messages[i]));
      if (creates) requestWaiting(record);
    }
  }

  /** The service is destroyed; whoever is bound but did not ask for its creation loses it. */
  private static void forget(Record record) {
    record.isRequested = record.isStarted = false;
    record.unfinished.clear();
    for (int i = record.bounds.size() - 1; i >= 0; i--) {
      Bound bound = record.bounds.get(i);
      disconnect(record, bound, true);
      if (bound.isBound) sendUnbind(record, bound);
      bound.isRequested = bound.isReceived = bound.isBound = bound.rebinds = false;
      bound.binder = null;
      if (bound.bindings.isEmpty()) record.bounds.removeAt(i);
    }
  }

  // Started ---------------------------------------------------------------------------------------------------------------------

  static void start(Record record, Intent intent) {
    record.isStarted = true;
    command(record, ++record.lastStart, intent, 0);
  }

  private static void command(final Record record, final int id, final Intent intent, final int flags) {
    final Command command = new Command(id, intent);
    record.unfinished.add(command);
    follow(record, "start", new Call(record, "start") {
      @Override
      void prepare(Service service) {
        service.requestFlags = flags;
        service.requestId = id;
        service.life.set("intent", Intent.sent(intent));
      }

      @Override
      void finished(Service service) {
        if (service.mode != Service.START_REDELIVER_INTENT) record.unfinished.remove(command);
      }
    });
  }

  static void stop(Record record) {
    record.isStarted = false;
    if (!record.isNeeded()) follow(record, "stop", null);
  }

  /** False: that was not the last start. What came before it is done, too. */
  static boolean stopSelf(Service service, final int startId) {
    final Record record = of(service);
    if (record == null) return false;
    for (int i = record.unfinished.size() - 1; i >= 0; i--) {
      if (startId >= 0 && record.unfinished.get(i).id <= startId) record.unfinished.removeAt(i);
    }
    if (startId >= 0 && startId != record.lastStart) return false;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        if (startId < 0 || startId == record.lastStart) stop(record);
      }
    });
    return true;
  }

  // Bound -----------------------------------------------------------------------------------------------------------------------

  /** The app's side of {@link #bind}. */
  static void know(Context from, ServiceConnection connection) {
    if (indexOf(from, connection) < 0) known.add(new Known(from, connection));
  }

  /** The app's side of {@link #unbind}; false: it is not bound. */
  static boolean unknow(Context from, ServiceConnection connection) {
    int index = indexOf(from, connection);
    if (index >= 0) known.removeAt(index);
    return index >= 0;
  }

  private static int indexOf(Context from, ServiceConnection connection) {
    for (int i = 0; i < known.size(); i++) {
      if (known.get(i).from == from && known.get(i).connection == connection) return i;
    }
    return -1;
  }

  static void bind(Record record, Context from, Intent intent, ServiceConnection connection, Executor executor, int flags) {
    Bound bound = record.bound(intent);
    Binding one = new Binding(from, connection, executor, (flags & BIND_AUTO_CREATE) != 0);
    bound.bindings.add(one);
    if (bound.isReceived) {
      connect(record, bound);
      if (bound.bindings.size() == 1 && bound.rebinds) rebind(record, bound);
    } else if (!bound.isRequested && (record.isRequested || one.creates)) {
      request(record, bound);
    }
  }

  /** Those who bound before the service was there. */
  private static void requestWaiting(Record record) {
    for (int i = 0; i < record.bounds.size(); i++) {
      Bound bound = record.bounds.get(i);
      if (!bound.isRequested && !bound.bindings.isEmpty()) request(record, bound);
    }
  }

  private static void request(final Record record, final Bound bound) {
    bound.isRequested = bound.isBound = true;
    follow(record, "bind", new Call(record, "bind") {
      @Override
      void prepare(Service service) {
        service.life.set("intent", Intent.sent(bound.intent));
      }

      @Override
      void finished(Service service) {
        final IBinder binder = service.binder;
        Environment.request(new Environment.Work() {
          @Override
          void act() {
            if (!bound.isRequested) return;
            bound.isReceived = true;
            bound.binder = binder;
            connect(record, bound);
          }
        });
      }
    });
  }

  private static void rebind(Record record, final Bound bound) {
    bound.isBound = true;
    bound.rebinds = false;
    follow(record, "rebind", new Call(record, "rebind") {
      @Override
      void prepare(Service service) {
        service.life.set("intent", Intent.sent(bound.intent));
      }
    });
  }

  /** Tells those who do not know yet that the service is there; a connection that was bound twice hears of it once. */
  private static void connect(Record record, Bound bound) {
    for (int i = 0; i < bound.bindings.size(); i++) {
      Binding one = bound.bindings.get(i);
      if (one.isConnected) continue;
      boolean isKnown = isConnected(bound, one.connection);
      one.isConnected = true;
      if (!isKnown) deliver(record, bound, one, bound.binder == null ? "onNullBinding" : "onServiceConnected");
    }
  }

  private static boolean isConnected(Bound bound, ServiceConnection connection) {
    for (int i = 0; i < bound.bindings.size(); i++) {
      if (bound.bindings.get(i).connection == connection && bound.bindings.get(i).isConnected) return true;
    }
    return false;
  }

  private static boolean disconnect(Record record, Bound bound, boolean forGood) {
    boolean found = false;
    for (int i = 0; i < bound.bindings.size(); i++) {
      Binding one = bound.bindings.get(i);
      if (!one.isConnected) continue;
      one.isConnected = false;
      found = true;
      deliver(record, bound, one, forGood ? "onBindingDied" : "onServiceDisconnected");
    }
    return found;
  }

  /** A connection hears of its service: on the main looper, or where it asked for. */
  private static void deliver(final Record record, final Bound bound, final Binding one, final String event) {
    final IBinder binder = bound.binder;
    final Environment.Message message = new Environment.Message(event + " of " + record.name(), one) {
      @Override
      void dispatch() {
        if (indexOf(one.from, one.connection) < 0) return;
        Callbacks.invoke(one.from, "ServiceConnection", one.connection);
        if (event.equals("onServiceConnected")) one.connection.onServiceConnected(record.component(), binder);
        else if (event.equals("onNullBinding")) one.connection.onNullBinding(record.component());
        else one.connection.onServiceDisconnected(record.component());
        if (event.equals("onBindingDied")) one.connection.onBindingDied(record.component());
      }
    };
    if (one.executor == null) {
      Environment.send(message);
    } else {
      one.executor.execute(new Named(message.label) {
        @Override
        public void run() {
          message.run();
        }
      });
    }
  }

  static void unbind(Context from, ServiceConnection connection) {
    for (int i = records.size() - 1; i >= 0; i--) {
      Record record = records.get(i);
      boolean had = false;
      for (int j = record.bounds.size() - 1; j >= 0; j--) {
        // The end of the service takes all of them away at once.
        if (j < record.bounds.size()) had |= unbind(record, record.bounds.get(j), from, connection);
      }
      // A binding that no longer called for onUnbind may have been the last that needed it.
      if (had && record.isRequested && !record.isNeeded()) follow(record, "stop", null);
    }
  }

  private static void sendUnbind(Record record, final Bound bound) {
    send(new Call(record, "unbind") {
      @Override
      void prepare(Service service) {
        service.life.set("intent", Intent.sent(bound.intent));
      }
    });
  }

  private static boolean unbind(final Record record, final Bound bound, Context from, ServiceConnection connection) {
    boolean had = false;
    for (int i = bound.bindings.size() - 1; i >= 0; i--) {
      Binding one = bound.bindings.get(i);
      if (one.connection != connection || one.from != from) continue;
      bound.bindings.removeAt(i);
      had = true;
    }
    if (!had || !bound.bindings.isEmpty() || !bound.isBound || !record.isRequested) return had;
    bound.isBound = bound.rebinds = false;
    follow(record, record.isNeeded() ? "unbind" : "unbind-last", new Call(record, "unbind") {
      @Override
      void prepare(Service service) {
        service.life.set("intent", Intent.sent(bound.intent));
      }

      @Override
      void finished(final Service service) {
        if (!service.rebind) return;
        Environment.request(new Environment.Work() {
          @Override
          void act() {
            if (!bound.isRequested) return;
            if (bound.bindings.isEmpty()) bound.rebinds = true;
            else rebind(record, bound);
          }
        });
      }
    });
    return true;
  }

  static boolean isKnown(Context from) {
    for (int i = 0; i < known.size(); i++) {
      if (known.get(i).from == from) return true;
    }
    return false;
  }

  /** A context ended without unbinding: the system does it. */
  static void unbindAll(Context from) {
    for (int i = known.size() - 1; i >= 0; i--) {
      if (known.get(i).from == from) unbind(from, known.removeAt(i).connection);
    }
  }

  // The rest --------------------------------------------------------------------------------------------------------------------

  /** A job needs the service as long as it runs. */
  static void createFor(Record record, Object job) {
    record.jobs.add(job);
    if (record.isRequested) return;
    record.isRequested = true;
    send(new Call(record, "create"));
    requestWaiting(record);
  }

  /** Who waits for the engine of a service that runs jobs without being a JobService. */
  abstract static class Engines {
    abstract void found(JobServiceEngine engine);
  }

  /** The system binds such a service once, and then knows its engine. */
  static void engineOf(final Record record, final Engines waiting) {
    follow(record, "bind", new Call(record, "bind") {
      @Override
      void prepare(Service service) {
        service.life.set("intent", new Intent().setComponent(record.component()));
      }

      @Override
      void finished(Service service) {
        record.engine = JobServiceEngine.of(service.binder);
        if (record.engine != null) waiting.found(record.engine);
      }
    });
  }

  static void destroyFor(Record record, Object job) {
    record.jobs.remove(job);
    if (!record.isNeeded()) follow(record, "stop", null);
  }

  /** The service's process crashes under its clients: they lose it. {@code remote}: only a service with a process of its own. */
  static boolean disconnectOne(int choice, boolean remote) {
    for (int i = 0; i < records.size(); i++) {
      Record record = records.get((i + choice) % records.size());
      if (remote && (record.info.process.isEmpty() || record.info.process.equals(Manifest.get().process))) continue;
      boolean found = false;
      for (int j = 0; j < record.bounds.size(); j++) found |= disconnect(record, record.bounds.get(j), false);
      if (found) return true;
    }
    return false;
  }

  /**
   * The app has been in the background for a while: since Android 8 the system stops the services that it started, unless they are in the
   * foreground. Who is bound and did not ask for a service's creation loses it.
   */
  static void idle() {
    for (int i = 0; i < records.size(); i++) {
      if (mayNotStay(records.get(i))) stop(records.get(i));
    }
  }

  /** Whether {@link #idle} would stop one. */
  static boolean hasIdle() {
    for (int i = 0; i < records.size(); i++) {
      if (mayNotStay(records.get(i))) return true;
    }
    return false;
  }

  private static boolean mayNotStay(Record record) {
    boolean isSafe = record.service == null || record.service.isForeground();
    return Manifest.get().targetSdk >= BACKGROUND_LIMITS && record.isStarted && record.isRequested && !isSafe;
  }

  /** What the task was started with; null: nobody can start it. */
  private static Intent launchIntent() {
    Bag<Manifest.Component> launchers = Manifest.get().launchers();
    return launchers.isEmpty() ? null : Server.launchIntent(launchers.get(0));
  }

  /** The user swiped the task away: started services are told. */
  static void taskRemoved() {
    for (int i = 0; i < records.size(); i++) {
      final Record record = records.get(i);
      if (!record.isStarted || !record.isRequested) continue;
      send(new Call(record, "task-removed") {
        @Override
        void prepare(Service service) {
          service.life.set("intent", launchIntent());
        }
      });
    }
  }

  static void addLives(Bag<Lifecycle> lives) {
    for (int i = 0; i < records.size(); i++) {
      if (records.get(i).service != null) lives.add(records.get(i).service.life);
    }
  }

  /** The process crashes again and again: what was to come back does not. */
  static void giveUp() {
    restarts++;
  }

  /** The process is gone. Started services come back if they said so, with a null intent or with the commands they had not finished. */
  static void processDied() {
    known.clear();
    for (int i = records.size() - 1; i >= 0; i--) {
      final Record record = records.get(i);
      final Bag<Command> again = record.unfinished.copy();
      boolean isSticky = record.service == null || record.service.mode == Service.START_STICKY;
      boolean returns = record.isStarted && record.isRequested && (isSticky || !again.isEmpty());
      record.service = null;
      record.engine = null;
      record.isRequested = record.isStarted = false;
      record.bounds.clear();
      record.unfinished.clear();
      record.jobs.clear();
      if (!returns) continue;
      final int process = restarts;
      Environment.requestLater(RESTART, new Environment.Work() {
        @Override
        void act() {
          if (record.isRequested || process != restarts) return;
          record.isStarted = true;
          if (again.isEmpty()) command(record, ++record.lastStart, null, 0);
          for (int j = 0; j < again.size(); j++) command(record, again.get(j).id, again.get(j).intent, Service.START_FLAG_REDELIVERY);
        }
      });
    }
  }
}
