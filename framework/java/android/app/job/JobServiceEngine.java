package android.app.job;

import android.app.Notification;
import android.app.Service;
import android.os.Binder;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import antecede.Hidden;
import antecede.system.Server;

/** Runs jobs for a service that is no JobService. */
public abstract class JobServiceEngine {
  private final IBinder binder = new Door(this);
  private final Handler handler;

  /** By which the system, which bound the service, finds the engine. */
  private static final class Door extends Binder {
    final JobServiceEngine engine;

    Door(JobServiceEngine engine) {
      this.engine = engine;
    }
  }

  /** Null: the service that gave the binder runs no jobs. */
  @Hidden
  public static JobServiceEngine of(IBinder binder) {
    return binder instanceof Door ? ((Door) binder).engine : null;
  }

  public JobServiceEngine(Service service) {
    handler = new Handler(Looper.getMainLooper());
  }

  public final IBinder getBinder() {
    return binder;
  }

  /** The system begins a job. */
  @Hidden
  public final void begin(final JobParameters params) {
    handler.post(new Runnable() {
      @Override
      public void run() {
        if (!onStartJob(params)) Server.jobFinished(params, false);
      }
    });
  }

  /** The system ends a job. */
  @Hidden
  public final void stop(final JobParameters params) {
    handler.post(new Runnable() {
      @Override
      public void run() {
        if (onStopJob(params)) Server.jobFinished(params, true);
      }
    });
  }

  public abstract boolean onStartJob(JobParameters params);

  public abstract boolean onStopJob(JobParameters params);

  public void jobFinished(JobParameters params, boolean needsReschedule) {
    if (params == null) throw new NullPointerException("params");
    Server.jobFinished(params, needsReschedule);
  }

  public void onNetworkChanged(JobParameters params) {}

  public void updateTransferredNetworkBytes(JobParameters params, JobWorkItem item, long downloadBytes, long uploadBytes) {}

  public void updateEstimatedNetworkBytes(JobParameters params, JobWorkItem item, long downloadBytes, long uploadBytes) {}

  public void setNotification(JobParameters params, int notificationId, Notification notification,
      int jobEndNotificationPolicy) {}
}
