package android.app.job;

import android.content.ClipData;
import android.content.Intent;
import android.net.Network;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.PersistableBundle;
import antecede.Bag;
import antecede.Hidden;
import antecede.system.Server;

/** What a job is run with. */
public class JobParameters implements Parcelable {
  public static final int STOP_REASON_UNDEFINED = 0;
  public static final int STOP_REASON_CANCELLED_BY_APP = 1;
  public static final int STOP_REASON_PREEMPT = 2;
  public static final int STOP_REASON_TIMEOUT = 3;
  public static final int STOP_REASON_DEVICE_STATE = 4;
  public static final int STOP_REASON_CONSTRAINT_BATTERY_NOT_LOW = 5;
  public static final int STOP_REASON_CONSTRAINT_CHARGING = 6;
  public static final int STOP_REASON_CONSTRAINT_CONNECTIVITY = 7;
  public static final int STOP_REASON_CONSTRAINT_DEVICE_IDLE = 8;
  public static final int STOP_REASON_CONSTRAINT_STORAGE_NOT_LOW = 9;
  public static final int STOP_REASON_QUOTA = 10;
  public static final int STOP_REASON_BACKGROUND_RESTRICTION = 11;
  public static final int STOP_REASON_APP_STANDBY = 12;
  public static final int STOP_REASON_USER = 13;
  public static final int STOP_REASON_SYSTEM_PROCESSING = 14;
  public static final int STOP_REASON_ESTIMATED_APP_LAUNCH_TIME_CHANGED = 15;
  public static final Parcelable.Creator<JobParameters> CREATOR = new Parcelable.Creator<JobParameters>() {
    @Override
    public JobParameters createFromParcel(Parcel in) {
      return new JobParameters(JobInfo.CREATOR.createFromParcel(in));
    }

    @Override
    public JobParameters[] newArray(int size) {
      return new JobParameters[size];
    }
  };

  private static final Bag<Work> waiting = new Bag<Work>();

  private final JobInfo job;
  private final Bundle transientExtras;
  private int taken;

  /** Work that was enqueued for a job. */
  private static final class Work {
    final int job;
    final JobWorkItem item;

    Work(int job, JobWorkItem item) {
      this.job = job;
      this.item = item;
    }
  }

  @Hidden
  public JobParameters(JobInfo job) {
    this.job = job;
    transientExtras = Bundle.sent(job.getTransientExtras());
  }

  @Hidden
  public static void addWork(int job, JobWorkItem item) {
    waiting.add(new Work(job, new JobWorkItem(Intent.sent(item.getIntent()), item.getEstimatedNetworkDownloadBytes(),
        item.getEstimatedNetworkUploadBytes(), item.getMinimumNetworkChunkBytes())));
  }

  @Hidden
  public static void dropWork(int job) {
    for (int i = waiting.size() - 1; i >= 0; i--) {
      if (waiting.get(i).job == job) waiting.removeAt(i);
    }
  }

  public int getJobId() {
    return job.getId();
  }

  public String getJobNamespace() {
    return null;
  }

  public int getStopReason() {
    return STOP_REASON_UNDEFINED;
  }

  public PersistableBundle getExtras() {
    return job.getExtras();
  }

  public Bundle getTransientExtras() {
    return transientExtras;
  }

  public ClipData getClipData() {
    return job.getClipData();
  }

  public int getClipGrantFlags() {
    return job.getClipGrantFlags();
  }

  public boolean isExpeditedJob() {
    return job.isExpedited();
  }

  public boolean isUserInitiatedJob() {
    return job.isUserInitiated();
  }

  public boolean isOverrideDeadlineExpired() {
    return false;
  }

  public Uri[] getTriggeredContentUris() {
    return null;
  }

  public String[] getTriggeredContentAuthorities() {
    return null;
  }

  public Network getNetwork() {
    return null;
  }

  /** Null ends the job, once everything taken is complete. */
  public JobWorkItem dequeueWork() {
    for (int i = 0; i < waiting.size(); i++) {
      if (waiting.get(i).job != job.getId()) continue;
      taken++;
      return waiting.removeAt(i).item;
    }
    if (taken == 0) Server.jobFinished(this, false);
    return null;
  }

  public void completeWork(JobWorkItem work) {
    taken--;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    job.writeToParcel(dest, flags);
  }
}
