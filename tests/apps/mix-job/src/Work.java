package ground.mixjob;

import android.app.job.JobParameters;
import android.app.job.JobService;
import android.os.SystemClock;

/** The job. */
public class Work extends JobService {
  @Override public boolean onStartJob(JobParameters parameters) {
    Store.began = "began"; // @began
    new Thread(() -> work(parameters)).start();
    SystemClock.sleep(5);
    return true;
  }

  @Override public boolean onStopJob(JobParameters parameters) { return false; }

  void work(JobParameters parameters) {
    String began = Store.began; // @read
    SystemClock.sleep(200);
    Store.value = began + " and ended"; // @set
    jobFinished(parameters, false);
  }
}
