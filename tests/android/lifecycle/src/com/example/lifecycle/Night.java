package com.example.lifecycle;

import android.app.job.JobInfo;
import android.app.job.JobParameters;
import android.app.job.JobScheduler;
import android.app.job.JobService;
import android.content.ComponentName;
import android.content.Context;

/** Job 9 is done at once, another one goes on. */
public class Night extends JobService {
  static void schedule(Context context, int id) {
    JobScheduler scheduler = (JobScheduler) context.getSystemService(Context.JOB_SCHEDULER_SERVICE);
    scheduler.schedule(new JobInfo.Builder(id, new ComponentName(context, Night.class)).setMinimumLatency(500).build());
  }

  static void cancel(Context context, int id) {
    ((JobScheduler) context.getSystemService(Context.JOB_SCHEDULER_SERVICE)).cancel(id);
  }

  @Override
  public void onCreate() {
    super.onCreate();
    System.out.println("Night.onCreate");
  }

  @Override
  public boolean onStartJob(JobParameters parameters) {
    System.out.println("Night.onStartJob " + parameters.getJobId());
    return parameters.getJobId() != 9;
  }

  @Override
  public boolean onStopJob(JobParameters parameters) {
    System.out.println("Night.onStopJob");
    return false;
  }

  @Override
  public void onDestroy() {
    super.onDestroy();
    System.out.println("Night.onDestroy");
  }
}
