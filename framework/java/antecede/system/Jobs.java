package antecede.system;

import android.app.Service;
import android.app.job.JobInfo;
import android.app.job.JobParameters;
import android.app.job.JobScheduler;
import android.app.job.JobService;
import android.app.job.JobServiceEngine;
import antecede.Bag;
import antecede.Concrete;
import antecede.Lifecycle;
import antecede.Sync;
import antecede.World;

/** Jobs that the app has scheduled: run when their time has come, by a service that lives as long as they run. */
@Concrete
final class Jobs {
  private static final class Job extends Environment.Work {
    final JobInfo info;
    final JobParameters parameters;
    Services.Record service;
    boolean isRunning;

    Job(JobInfo info) {
      this.info = info;
      this.parameters = new JobParameters(info);
    }

    @Override
    void act() {
      Manifest.Component component = Manifest.get().find(info.getService().getClassName());
      if (component == null || !jobs.contains(this)) return;
      if (!AppProcess.isReady()) {
        Timers.add(World.uptimeNanos() + SECOND, this);
        return;
      }
      service = Services.of(component);
      isRunning = true;
      Services.createFor(service, this);
      Environment.send(new Environment.Message("start of job " + info.getId(), service) {
        @Override
        void dispatch() {
          if (service.service instanceof JobService) {
            JobService object = (JobService) service.service;
            object.begin(parameters, new Lifecycle(object, "job"));
          } else if (service.engine != null) {
            service.engine.begin(parameters);
          } else if (service.service != null) {
            beginInEngine(Job.this);
          }
        }
      });
    }
  }

  private static final long SECOND = 1000000000;
  private static final Bag<Job> jobs = new Bag<Job>();

  private Jobs() {}

  static int schedule(JobInfo info) {
    if (Manifest.get().find(info.getService().getClassName()) == null) return JobScheduler.RESULT_FAILURE;
    cancel(info.getId());
    Job job = new Job(info);
    jobs.add(job);
    Sync.release(job);
    Timers.add(World.uptimeNanos() + Math.max(info.getMinLatencyMillis() * 1000000, SECOND / 100), job);
    return JobScheduler.RESULT_SUCCESS;
  }

  static void cancel(final int id) {
    for (int i = jobs.size() - 1; i >= 0; i--) {
      if (jobs.get(i).info.getId() == id) end(jobs.get(i), true);
    }
  }

  static void finished(Object parameters, boolean reschedule) {
    for (int i = jobs.size() - 1; i >= 0; i--) {
      Job job = jobs.get(i);
      if (job.parameters != parameters) continue;
      end(job, false);
      if (reschedule || job.info.isPeriodic()) schedule(job.info);
    }
  }

  /** A service that is no JobService has an engine, which its onBind gives. */
  private static void beginInEngine(final Job job) {
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        if (!jobs.contains(job)) return;
        Services.engineOf(job.service, new Services.Engines() {
          @Override
          void found(JobServiceEngine engine) {
            engine.begin(job.parameters);
          }
        });
      }
    });
  }

  private static void end(final Job job, final boolean stops) {
    jobs.remove(job);
    Timers.remove(job);
    if (!job.isRunning) return;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        if (stops) stop(job);
        Services.destroyFor(job.service, job);
      }
    });
  }

  private static void stop(final Job job) {
    Environment.send(new Environment.Message("stop of job " + job.info.getId(), job.service) {
      @Override
      void dispatch() {
        Service object = job.service.service;
        if (object instanceof JobService) ((JobService) object).stop(job.parameters);
        else if (job.service.engine != null) job.service.engine.stop(job.parameters);
      }
    });
  }

  /** The conditions of a running job no longer hold. False: there is none. */
  static boolean interruptOne(int choice) {
    for (int i = 0; i < jobs.size(); i++) {
      Job job = jobs.get((i + choice) % jobs.size());
      if (!job.isRunning) continue;
      end(job, true);
      return true;
    }
    return false;
  }
}
