package antecede.system;

import android.app.Activity;
import android.app.AlarmManager;
import android.app.PendingIntent;
import android.app.Service;
import android.app.job.JobInfo;
import android.app.job.JobParameters;
import android.app.job.JobService;
import android.content.BroadcastReceiver;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.ServiceConnection;
import android.os.Handler;
import android.os.Looper;
import antecede.Callbacks;
import antecede.Components;
import antecede.Engine;
import antecede.Lifecycle;
import antecede.Queue;
import antecede.World;
import java.util.concurrent.Executor;

/**
 * What the system may do because an app asked for it, as tasks that an analysis can read: each does to the app what the concrete code of
 * this package does, without the bookkeeping that decides when. Called only where {@link antecede.Engine#isAbstract} is true.
 */
public final class Announced {
  private Announced() {}

  private static Queue main() {
    return Looper.getMainLooper().getEvents();
  }

  /** The handler's looper, or the main one. */
  private static Queue queueOf(Handler handler) {
    return handler == null ? main() : handler.getLooper().getEvents();
  }

  /** Broadcasts that the filter lets through reach a receiver as long as it is registered. */
  static void receiver(final Context from, final BroadcastReceiver receiver, IntentFilter filter, Handler scheduler) {
    Components.listen(receiver, filter);
    World.mayRun(queueOf(scheduler), new Runnable() {
      @Override
      public void run() {
        Callbacks.invoke(from, "BroadcastReceiver", receiver);
        receive(receiver, from, (Intent) Components.request(Components.RECEIVER, receiver, null));
      }
    }, true);
  }

  /** The last receiver of an ordered broadcast, which gets the same intent. */
  static void last(final Context from, final BroadcastReceiver receiver, Handler scheduler, final Intent intent) {
    World.mayRun(queueOf(scheduler), new Runnable() {
      @Override
      public void run() {
        receive(receiver, from, intent);
      }
    }, false);
  }

  private static void receive(BroadcastReceiver receiver, Context context, Intent intent) {
    Prepared.receiver(receiver, context, Intent.sent(intent)).fire("receive");
  }

  /** A connection hears of its service: on the main looper, or by the executor. */
  static void connection(final Context from, final Intent intent, final ServiceConnection connection, final Executor executor) {
    final Runnable call = new Runnable() {
      @Override
      public void run() {
        Callbacks.invoke(from, "ServiceConnection", connection);
        Service service = (Service) Components.target(Components.SERVICE, intent, null);
        ComponentName name = new ComponentName(from, service.getClass());
        if (service.binder == null) connection.onNullBinding(name);
        else connection.onServiceConnected(name, service.binder);
        connection.onServiceDisconnected(name);
        connection.onBindingDied(name);
      }
    };
    if (executor == null) World.mayRun(main(), call, true);
    else World.mayRun(null, new Runnable() {
      @Override
      public void run() {
        executor.execute(call);
      }
    }, true);
  }

  /** Something of the system that runs do not have (a network, a button of a headset) sends it, any number of times. */
  public static void system(final PendingIntent operation) {
    if (operation != null && Engine.isAbstract()) {
      World.mayRun(null, new Runnable() {
        @Override
        public void run() {
          try {
            operation.send();
          } catch (PendingIntent.CanceledException cancelled) {
            return;
          }
        }
      }, true);
    }
  }

  /** An alarm goes off. */
  static void alarm(final PendingIntent operation, final AlarmManager.OnAlarmListener listener, Handler handler, boolean repeats) {
    if (operation != null) {
      Callbacks.observe(AlarmManager.class, "PendingIntent", operation, true);
      World.mayRun(null, new Runnable() {
        @Override
        public void run() {
          Callbacks.invoke(AlarmManager.class, "PendingIntent", operation);
          try {
            operation.send();
          } catch (PendingIntent.CanceledException cancelled) {
            return;
          }
        }
      }, repeats);
    } else {
      World.mayRun(queueOf(handler), new Runnable() {
        @Override
        public void run() {
          Callbacks.invoke(AlarmManager.class, "OnAlarmListener", listener);
          listener.onAlarm();
        }
      }, false);
    }
  }

  static void noAlarm(PendingIntent operation) {
    if (operation != null) Callbacks.unregister(AlarmManager.class, "PendingIntent", operation);
  }

  /** The user answers. */
  static void permissions(final Activity activity, final String[] permissions, final int requestCode) {
    World.mayRun(main(), new Runnable() {
      @Override
      public void run() {
        activity.lifePermissions(requestCode, permissions, new int[permissions.length]);
        activity.life.fire("deliver-result");
      }
    }, false);
  }

  /** A job is run, and may be stopped, by one of the app's job services. */
  static void job(final JobInfo job) {
    World.mayRun(main(), new Runnable() {
      @Override
      public void run() {
        JobService service = (JobService) Components.object(Components.JOB, null);
        service.begin(new JobParameters(job), new Lifecycle(service, "job"));
      }
    }, true);
    World.mayRun(main(), new Runnable() {
      @Override
      public void run() {
        JobService service = (JobService) Components.object(Components.JOB, null);
        service.stop(service.parameters);
      }
    }, true);
  }
}
