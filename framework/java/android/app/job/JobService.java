package android.app.job;

import android.app.Notification;
import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;
import antecede.Bag;
import antecede.Hidden;
import antecede.Lifecycle;
import antecede.system.Server;

/** Runs jobs. Each is a walk through the automaton of jobs, by messages to the main looper. */
public abstract class JobService extends Service {
  public static final String PERMISSION_BIND = "android.permission.BIND_JOB_SERVICE";
  public static final int JOB_END_NOTIFICATION_POLICY_DETACH = 0;
  public static final int JOB_END_NOTIFICATION_POLICY_REMOVE = 1;

  /** Of the job whose turn it is. */
  @Hidden public JobParameters parameters;
  private final Bag<JobParameters> running = new Bag<JobParameters>();
  private final Bag<Lifecycle> lives = new Bag<Lifecycle>();
  private IBinder engine;

  @Override
  public final IBinder onBind(Intent intent) {
    if (engine == null) engine = new Binder();
    return engine;
  }

  /** A job begins. */
  @Hidden
  public final void begin(JobParameters job, Lifecycle life) {
    running.add(job);
    lives.add(life);
    parameters = job;
    life.fire("start");
  }

  /** A job must end. */
  @Hidden
  public final void stop(JobParameters job) {
    int index = running.indexOf(job);
    if (index < 0) return;
    running.removeAt(index);
    parameters = job;
    lives.removeAt(index).fire("stop");
  }

  @Hidden
  public final void lifeStartJob() {
    JobParameters job = parameters;
    if (!onStartJob(job)) finished(job, false);
  }

  /** True means that it wants another try. */
  @Hidden
  public final void lifeStopJob() {
    JobParameters job = parameters;
    if (onStopJob(job)) Server.jobFinished(job, true);
  }

  public final void jobFinished(JobParameters params, boolean wantsReschedule) {
    finished(params, wantsReschedule);
  }

  private void finished(JobParameters job, boolean again) {
    int index = running.indexOf(job);
    if (index >= 0) {
      running.removeAt(index);
      lives.removeAt(index);
    }
    Server.jobFinished(job, again);
  }

  public abstract boolean onStartJob(JobParameters params);

  public abstract boolean onStopJob(JobParameters params);

  public void onNetworkChanged(JobParameters params) {}

  public final void updateEstimatedNetworkBytes(JobParameters params, long downloadBytes, long uploadBytes) {}

  public final void updateEstimatedNetworkBytes(JobParameters params, JobWorkItem jobWorkItem, long downloadBytes,
      long uploadBytes) {}

  public final void updateTransferredNetworkBytes(JobParameters params, long transferredDownloadBytes,
      long transferredUploadBytes) {}

  public final void updateTransferredNetworkBytes(JobParameters params, JobWorkItem item, long transferredDownloadBytes,
      long transferredUploadBytes) {}

  public final void setNotification(JobParameters params, int notificationId, Notification notification,
      int jobEndNotificationPolicy) {}
}
