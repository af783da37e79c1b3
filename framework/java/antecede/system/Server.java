package antecede.system;

import android.app.Activity;
import android.app.AlarmManager;
import android.app.PendingIntent;
import android.app.Service;
import android.app.job.JobInfo;
import android.content.ActivityNotFoundException;
import android.content.BroadcastReceiver;
import android.content.ComponentName;
import android.content.ContentProvider;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.Handler;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Components;
import antecede.Concrete;
import antecede.Engine;
import antecede.Named;
import antecede.World;
import java.util.concurrent.Executor;

/**
 * The system beside the app, as the classes of android.* see it: starts and ends components, keeps the stack of activities, delivers
 * broadcasts. It answers later, by messages to the app's loopers.
 */
public final class Server {
  private Server() {}

  // Activities ------------------------------------------------------------------------------------------------------------------

  /** {@code requestCode} below 0: no result is wanted. Throws ActivityNotFoundException. */
  public static void startActivity(Context from, Activity caller, Intent intent, int requestCode, Bundle options) {
    Components.start(Components.ACTIVITY, from, intent, requestCode);
    if (Engine.isAbstract()) Intent.leave(intent);
    else start(caller, Intent.sent(intent), requestCode);
  }

  @Concrete
  private static void start(final Activity caller, final Intent intent, final int requestCode) {
    final Manifest.Component info = Intents.resolve(intent, "activity");
    if (info == null) {
      startElsewhere(caller, intent, requestCode);
      return;
    }
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        Activities.start(info, intent, caller, requestCode);
      }
    });
  }

  /** An activity of another app: there is none with that class; for an action the user goes there, does nothing and comes back. */
  @Concrete
  private static void startElsewhere(final Activity caller, Intent intent, final int requestCode) {
    // What the package manager names for actions that the system answers can be started, too.
    if (intent.getComponent() != null && !intent.getComponent().getPackageName().equals("android")) {
      throw new ActivityNotFoundException("Unable to find explicit activity class " + intent.getComponent().toShortString()
          + "; have you declared this activity in your AndroidManifest.xml, or does your intent not match its declared <intent-filter>?");
    }
    if (caller == null) return;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        ActivityRecord record = Activities.find(caller);
        if (record == null) return;
        if (requestCode >= 0) record.results.add(new ActivityRecord.Result(requestCode, Activity.RESULT_CANCELED, null));
        Activities.ask(record, true);
      }
    });
  }

  public static void finish(Activity activity, int resultCode, Intent resultData) {
    Components.finish(activity);
    Components.give(activity, resultData);
    if (Engine.isAbstract()) Intent.leave(resultData);
    else end(activity, resultCode, Intent.sent(resultData));
  }

  @Concrete
  private static void end(Activity activity, final int resultCode, final Intent resultData) {
    final ActivityRecord record = Activities.find(activity);
    if (record == null) return;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        record.resultCode = resultCode;
        record.resultData = resultData;
        Activities.finish(record);
      }
    });
  }

  /** Finishes what a request started with that code. */
  public static void finishActivity(Activity caller, int requestCode) {
    Components.finish(Components.object(Components.ACTIVITY, null));
    endStarted(caller, requestCode);
  }

  @Concrete
  private static void endStarted(Activity caller, final int requestCode) {
    final ActivityRecord record = Activities.find(caller);
    if (record == null) return;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        Activities.finishStarted(record, requestCode);
      }
    });
  }

  /** Finishes the activities below it of the same affinity, and itself. */
  public static void finishAffinity(Activity activity) {
    Components.finish(activity);
    endAffinity(activity);
  }

  @Concrete
  private static void endAffinity(Activity activity) {
    final ActivityRecord record = Activities.find(activity);
    if (record == null) return;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        Activities.finishAffinity(record);
      }
    });
  }

  public static void recreate(Activity activity) {
    Components.recreate(activity);
    makeAgain(activity);
  }

  @Concrete
  private static void makeAgain(Activity activity) {
    final ActivityRecord record = Activities.find(activity);
    if (record == null) return;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        Activities.recreate(record);
      }
    });
  }

  @Concrete
  public static boolean moveTaskToBack(Activity activity, boolean nonRoot) {
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        Activities.toBack();
      }
    });
    return true;
  }

  /** Back, which nobody in the app took: the system lets the activity end, or puts the app away. */
  public static void backPressed(final Activity activity, final Runnable finish) {
    if (Engine.isAbstract()) finish.run();
    else back(activity, finish);
  }

  @Concrete
  private static void back(final Activity activity, final Runnable finish) {
    final ActivityRecord record = Activities.find(activity);
    if (record == null) return;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        if (Activities.goesToBack(record)) {
          Activities.toBack();
          return;
        }
        Environment.send(new Environment.Message("finish after Back", record) {
          @Override
          void dispatch() {
            finish.run();
          }
        });
      }
    });
  }

  /** The screen may turn, and the activity be made anew. */
  public static void setRequestedOrientation(Activity activity, int orientation) {
    Components.recreate(activity);
    turn(activity, orientation);
  }

  @Concrete
  private static void turn(Activity activity, final int orientation) {
    final ActivityRecord record = Activities.find(activity);
    if (record == null) return;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        record.orientation = orientation;
        Activities.turned();
      }
    });
  }

  /** Answers by onRequestPermissionsResult. */
  public static void requestPermissions(Activity activity, String[] permissions, int requestCode) {
    if (Engine.isAbstract()) Announced.permissions(activity, permissions, requestCode);
    else askFor(activity, permissions, requestCode);
  }

  @Concrete
  private static void askFor(final Activity activity, final String[] permissions, final int requestCode) {
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        ActivityRecord record = Activities.find(activity);
        if (record == null) return;
        record.answers.add(new ActivityRecord.Answer(requestCode, permissions, Device.ask(permissions)));
        Activities.ask(record, false);
      }
    });
  }

  /** Whether the user refused the permission when asked for it. */
  @Concrete
  public static boolean isRefused(String permission) {
    return Device.isRefused(permission);
  }

  static Intent launchIntent(Manifest.Component launcher) {
    Intent intent = new Intent(Intent.ACTION_MAIN);
    intent.addCategory(Intent.CATEGORY_LAUNCHER);
    intent.setComponent(new ComponentName(Manifest.get().packageName, launcher.name));
    intent.setFlags(Intent.FLAG_ACTIVITY_NEW_TASK);
    return intent;
  }

  /** A result that waits for an activity, taken by it when it comes back: {request, code, data}; null: there is none. */
  public static Object[] takeResult(Activity activity) {
    if (Engine.isAbstract()) return new Object[] {0, 0, Intent.sent((Intent) Components.result(activity, null))};
    return nextResult(activity);
  }

  @Concrete
  private static Object[] nextResult(Activity activity) {
    ActivityRecord record = Activities.find(activity);
    if (record == null || record.results.isEmpty()) return null;
    ActivityRecord.Result result = record.results.removeAt(0);
    return new Object[] {result.request, result.code, Intent.sent(result.data)};
  }

  /** An intent that waits for an activity that is on the stack already; null: there is none. */
  public static Intent takeIntent(Activity activity) {
    if (Engine.isAbstract()) return Intent.sent((Intent) Components.request(Components.ACTIVITY, activity, null));
    return nextIntent(activity);
  }

  @Concrete
  private static Intent nextIntent(Activity activity) {
    ActivityRecord record = Activities.find(activity);
    return record == null || record.newIntents.isEmpty() ? null : Intent.sent(record.newIntents.removeAt(0));
  }

  /** How high the windows of an activity lie, by their token: those of no activity over all. */
  @Concrete
  public static int layerOf(android.os.IBinder token) {
    return Activities.layerOf(token);
  }

  /** Whether the activity is the first of its task. */
  @Concrete
  public static boolean isRoot(Activity activity) {
    ActivityRecord record = Activities.find(activity);
    return record != null && Activities.isRoot(record);
  }

  /** Who started it for a result; null: nobody. */
  @Concrete
  public static ComponentName caller(Activity activity) {
    ActivityRecord record = Activities.find(activity);
    return record == null || record.resultTo == null ? null : component(record.resultTo.info);
  }

  /** The class of its parent, as the manifest says; null if it does not. */
  @Concrete
  public static String parentOf(ComponentName activity) {
    Manifest.Component info = Manifest.get().find(activity.getClassName());
    return info == null || info.parent.isEmpty() ? null : info.parent;
  }

  /** The activity on top of the task in front. Behind the app there is always the home screen. */
  public static ComponentName inFront() {
    return Engine.isAbstract() ? new ComponentName("", "") : front();
  }

  @Concrete
  private static ComponentName front() {
    ActivityRecord top = Activities.isShown() ? Activities.top() : null;
    return top == null ? new ComponentName("com.android.launcher", "com.android.launcher.Launcher") : component(top.info);
  }

  private static ComponentName component(Manifest.Component info) {
    return new ComponentName(Manifest.get().packageName, info.name);
  }

  // Services --------------------------------------------------------------------------------------------------------------------

  public static ComponentName startService(Context from, Intent intent) {
    Components.start(Components.SERVICE, from, intent, 0);
    if (!Engine.isAbstract()) return startOne(intent);
    Intent.leave(intent);
    return intent.getComponent();
  }

  @Concrete
  private static ComponentName startOne(Intent asked) {
    final Intent intent = Intent.sent(asked);
    final Manifest.Component info = Intents.resolve(intent, "service");
    if (info == null) return null;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        Services.start(Services.of(info), intent);
      }
    });
    return new ComponentName(Manifest.get().packageName, info.name);
  }

  public static boolean stopService(Context from, Intent intent) {
    Components.stop(Components.SERVICE, from, intent);
    return stopOne(intent);
  }

  @Concrete
  private static boolean stopOne(Intent intent) {
    final Manifest.Component info = Intents.resolve(intent, "service");
    if (info == null) return false;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        Services.stop(Services.of(info));
      }
    });
    return Services.of(info).isStarted;
  }

  /** {@code startId} -1: whatever was started. */
  public static boolean stopSelf(Service service, int startId) {
    Components.finish(service);
    return stopOwn(service, startId);
  }

  @Concrete
  private static boolean stopOwn(Service service, int startId) {
    return Services.stopSelf(service, startId);
  }

  /** Callbacks on the main looper, or on the executor if there is one. */
  public static boolean bindService(Context from, Intent intent, ServiceConnection connection, int flags, Executor executor) {
    Callbacks.observe(from, "ServiceConnection", connection, true);
    if (Engine.isAbstract()) {
      Intent.leave(intent);
      Announced.connection(from, intent, connection, executor);
    }
    return Components.bind(from, intent, connection) | bind(from, intent, connection, executor, flags);
  }

  @Concrete
  private static boolean bind(final Context from, Intent asked, final ServiceConnection connection, final Executor executor,
      final int flags) {
    final Intent intent = Intent.sent(asked);
    Services.know(from, connection);
    final Manifest.Component info = Intents.resolve(intent, "service");
    if (info == null) return false;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        Services.bind(Services.of(info), from, intent, connection, executor, flags);
      }
    });
    return true;
  }

  public static void unbindService(Context from, ServiceConnection connection) {
    Callbacks.unregister(from, "ServiceConnection", connection);
    Components.unbind(from, connection);
    unbind(from, connection);
  }

  @Concrete
  private static void unbind(final Context from, final ServiceConnection connection) {
    if (!Services.unknow(from, connection)) throw new IllegalArgumentException("Service not registered: " + connection);
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        Services.unbind(from, connection);
      }
    });
  }

  /** A context is at its end: what it is still bound to or registered for, the system lets go. */
  @Concrete
  public static void cleanUp(final Context context) {
    if (!Services.isKnown(context) && !Broadcasts.hasAny(context)) return;
    new Handler(android.os.Looper.getMainLooper()).post(new Named("clean-up of leaked services and receivers") {
      @Override
      public void run() {
        Environment.request(new Environment.Work() {
          @Override
          void act() {
            Services.unbindAll(context);
            Broadcasts.unregisterAll(context);
          }
        });
      }
    });
  }

  // Broadcasts ------------------------------------------------------------------------------------------------------------------

  public static void sendBroadcast(Context from, Intent intent, String permission, boolean ordered, boolean sticky, BroadcastReceiver last,
      Handler scheduler, int code, String data, Bundle extras) {
    if (intent == null) throw new NullPointerException("sendBroadcast: the intent is null");
    Components.start(Components.RECEIVER, from, intent, code);
    if (Engine.isAbstract()) {
      Intent.leave(intent);
      if (last != null) Announced.last(from, last, scheduler, intent);
    } else {
      broadcast(Intent.sent(intent), ordered, sticky, last, scheduler, code, data, Bundle.sent(extras));
    }
  }

  @Concrete
  static void broadcast(final Intent intent, final boolean ordered, final boolean sticky, final BroadcastReceiver last,
      final Handler scheduler, final int code, final String data, final Bundle extras) {
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        Broadcasts.send(intent, ordered, sticky, last, scheduler, code, data, extras);
      }
    });
  }

  /** The sticky broadcast that matches, or null. A null receiver only asks for that. */
  public static Intent registerReceiver(Context from, BroadcastReceiver receiver, IntentFilter filter, String permission, Handler scheduler,
      int flags) {
    if (receiver != null) Callbacks.observe(from, "BroadcastReceiver", receiver, true);
    if (Engine.isAbstract()) {
      if (receiver != null) Announced.receiver(from, receiver, filter, scheduler);
      return Intent.sent((Intent) Components.request(Components.RECEIVER, receiver, null));
    }
    return register(from, receiver, filter, scheduler, (flags & Context.RECEIVER_EXPORTED) != 0);
  }

  @Concrete
  private static Intent register(Context from, BroadcastReceiver receiver, IntentFilter filter, Handler scheduler, boolean exported) {
    return Broadcasts.register(from, receiver, filter, scheduler, exported);
  }

  public static void unregisterReceiver(Context from, BroadcastReceiver receiver) {
    Callbacks.unregister(from, "BroadcastReceiver", receiver);
    unregister(receiver);
  }

  @Concrete
  private static void unregister(BroadcastReceiver receiver) {
    if (!Broadcasts.unregister(receiver)) throw new IllegalArgumentException("Receiver not registered: " + receiver);
  }

  /** A receiver is done: with its onReceive, or later with what goAsync began. */
  public static void finishReceiver(Object token, int code, String data, Bundle extras, boolean abort) {
    if (token != null && !Engine.isAbstract()) finished(token, code, data, Bundle.sent(extras), abort);
  }

  @Concrete
  private static void finished(Object token, int code, String data, Bundle extras, boolean abort) {
    Broadcasts.finished((Broadcasts.Delivery) token, code, data, extras, abort);
  }

  // Providers, jobs, alarms -----------------------------------------------------------------------------------------------------

  /** The app's provider of that authority, or null. */
  public static ContentProvider provider(String authority) {
    return (ContentProvider) Components.object(Components.PROVIDER, Instances.provider(authority));
  }

  public static int scheduleJob(JobInfo job) {
    Components.start(Components.JOB, null, job, job.getId());
    if (Engine.isAbstract()) Announced.job(job);
    return Jobs.schedule(job);
  }

  public static void cancelJob(int id, JobInfo job) {
    Components.stop(Components.JOB, null, job);
    cancel(id);
  }

  @Concrete
  private static void cancel(int id) {
    Jobs.cancel(id);
  }

  @Concrete
  public static void jobFinished(Object parameters, boolean reschedule) {
    Jobs.finished(parameters, reschedule);
  }

  /** An alarm; {@code interval} 0: once. Either sends the operation, or calls the listener on the handler. */
  public static void setAlarm(int type, long triggerAtMillis, long interval, PendingIntent operation, Object listener, Handler handler) {
    if (Engine.isAbstract()) Announced.alarm(operation, (AlarmManager.OnAlarmListener) listener, handler, interval != 0);
    else wake(type, triggerAtMillis, interval, operation, listener, handler);
  }

  @Concrete
  private static void wake(int type, long triggerAtMillis, long interval, PendingIntent operation, Object listener, Handler handler) {
    Alarms.set(type, triggerAtMillis, interval, operation, (AlarmManager.OnAlarmListener) listener, handler);
  }

  public static void cancelAlarm(PendingIntent operation, Object listener) {
    if (Engine.isAbstract()) Announced.noAlarm(operation);
    else sleep(operation, listener);
  }

  @Concrete
  private static void sleep(PendingIntent operation, Object listener) {
    Alarms.cancel(operation, listener);
  }

  /** A source of the world (location, sensor, connectivity) that has listeners now: the environment may perform the event. */
  public static void addSource(String name, Runnable event) {
    World.mayRun(null, event, true);
    keepSource(name, event);
  }

  @Concrete
  private static void keepSource(String name, Runnable event) {
    Device.addSource(name, event);
  }

  @Concrete
  public static void removeSource(String name, Runnable event) {
    Device.removeSource(name, event);
  }

  /** Actions of broadcasts that the app's receivers wait for. */
  static Bag<String> actions() {
    return Broadcasts.actions();
  }
}
