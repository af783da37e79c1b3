package android.app;

import android.app.job.JobInfo;
import android.app.job.JobParameters;
import android.app.job.JobScheduler;
import android.app.job.JobWorkItem;
import android.content.Context;
import antecede.Bag;
import antecede.Unlisted;
import antecede.system.Server;
import java.util.ArrayList;
import java.util.List;

/** The scheduler that apps get. */
@Unlisted
public final class JobSchedulerImpl extends JobScheduler {
  private static final Bag<JobInfo> pending = new Bag<JobInfo>();

  public JobSchedulerImpl(Context context) {}

  @Override
  public int schedule(JobInfo job) {
    JobInfo old = getPendingJob(job.getId());
    if (old != null) pending.remove(old);
    pending.add(job);
    return Server.scheduleJob(job);
  }

  @Override
  public int enqueue(JobInfo job, JobWorkItem work) {
    JobParameters.addWork(job.getId(), work);
    return getPendingJob(job.getId()) == null ? schedule(job) : RESULT_SUCCESS;
  }

  @Override
  public void cancel(int jobId) {
    JobInfo old = getPendingJob(jobId);
    if (old != null) pending.remove(old);
    JobParameters.dropWork(jobId);
    Server.cancelJob(jobId, old);
  }

  @Override
  public void cancelAll() {
    while (!pending.isEmpty()) cancel(pending.get(0).getId());
  }

  @Override
  public List<JobInfo> getAllPendingJobs() {
    List<JobInfo> list = new ArrayList<JobInfo>();
    for (int i = 0; i < pending.size(); i++) list.add(pending.get(i));
    return list;
  }

  @Override
  public JobInfo getPendingJob(int jobId) {
    for (int i = 0; i < pending.size(); i++) {
      if (pending.get(i).getId() == jobId) return pending.get(i);
    }
    return null;
  }
}
