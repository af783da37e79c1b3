package com.example.platform;

import android.app.Service;
import android.app.job.JobParameters;
import android.app.job.JobServiceEngine;
import android.content.Intent;
import android.os.IBinder;

/** Runs jobs without being a JobService, as JobIntentService does. */
public class Worker extends Service {
  private JobServiceEngine engine;

  @Override
  public void onCreate() {
    engine = new JobServiceEngine(this) {
      @Override
      public boolean onStartJob(JobParameters params) {
        System.out.println("job " + params.getJobId());
        jobFinished(params, false);
        return true;
      }

      @Override
      public boolean onStopJob(JobParameters params) {
        return false;
      }
    };
  }

  @Override
  public IBinder onBind(Intent intent) {
    System.out.println("bound for jobs");
    return engine.getBinder();
  }
}
