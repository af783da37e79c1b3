package android.app.job;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Schedules jobs. */
public abstract class JobScheduler {
  public static final int RESULT_FAILURE = 0;
  public static final int RESULT_SUCCESS = 1;
  public static final int PENDING_JOB_REASON_INVALID_JOB_ID = -2;
  public static final int PENDING_JOB_REASON_EXECUTING = -1;
  public static final int PENDING_JOB_REASON_UNDEFINED = 0;
  public static final int PENDING_JOB_REASON_APP = 1;
  public static final int PENDING_JOB_REASON_APP_STANDBY = 2;
  public static final int PENDING_JOB_REASON_BACKGROUND_RESTRICTION = 3;
  public static final int PENDING_JOB_REASON_CONSTRAINT_BATTERY_NOT_LOW = 4;
  public static final int PENDING_JOB_REASON_CONSTRAINT_CHARGING = 5;
  public static final int PENDING_JOB_REASON_CONSTRAINT_CONNECTIVITY = 6;
  public static final int PENDING_JOB_REASON_CONSTRAINT_CONTENT_TRIGGER = 7;
  public static final int PENDING_JOB_REASON_CONSTRAINT_DEVICE_IDLE = 8;
  public static final int PENDING_JOB_REASON_CONSTRAINT_MINIMUM_LATENCY = 9;
  public static final int PENDING_JOB_REASON_CONSTRAINT_PREFETCH = 10;
  public static final int PENDING_JOB_REASON_CONSTRAINT_STORAGE_NOT_LOW = 11;
  public static final int PENDING_JOB_REASON_DEVICE_STATE = 12;
  public static final int PENDING_JOB_REASON_JOB_SCHEDULER_OPTIMIZATION = 13;
  public static final int PENDING_JOB_REASON_QUOTA = 14;
  public static final int PENDING_JOB_REASON_USER = 15;

  public JobScheduler forNamespace(String namespace) {
    return this;
  }

  public String getNamespace() {
    return null;
  }

  public abstract int schedule(JobInfo job);

  public abstract int enqueue(JobInfo job, JobWorkItem work);

  public abstract void cancel(int jobId);

  public abstract void cancelAll();

  public void cancelInAllNamespaces() {
    cancelAll();
  }

  public abstract List<JobInfo> getAllPendingJobs();

  public Map<String, List<JobInfo>> getPendingJobsInAllNamespaces() {
    Map<String, List<JobInfo>> all = new HashMap<String, List<JobInfo>>();
    all.put(null, getAllPendingJobs());
    return all;
  }

  public abstract JobInfo getPendingJob(int jobId);

  public int getPendingJobReason(int jobId) {
    return getPendingJob(jobId) == null ? PENDING_JOB_REASON_INVALID_JOB_ID : PENDING_JOB_REASON_UNDEFINED;
  }

  public boolean canRunUserInitiatedJobs() {
    return true;
  }
}
