package android.os;

import android.os.strictmode.Violation;
import antecede.Unlisted;
import java.util.concurrent.Executor;

/** Watches what threads do; here it never complains. */
public final class StrictMode {
  private static final ThreadLocal<ThreadPolicy> threadPolicies = new ThreadLocal<ThreadPolicy>();
  private static VmPolicy vmPolicy = VmPolicy.LAX;

  /** Hears of a thread that does what it must not. */
  public interface OnThreadViolationListener {
    void onThreadViolation(Violation v);
  }

  /** Hears of a process that does what it must not. */
  public interface OnVmViolationListener {
    void onVmViolation(Violation v);
  }

  /** A stretch of time in which nothing slow should happen. */
  @Unlisted
  public static class Span {
    protected Span() {}

    public void finish() {}
  }

  @Unlisted
  public static Span enterCriticalSpan(String name) {
    return new Span();
  }

  /** What a thread must not do. */
  public static final class ThreadPolicy {
    public static final ThreadPolicy LAX = new ThreadPolicy();

    private ThreadPolicy() {}

    @Override
    public String toString() {
      return "[StrictMode.ThreadPolicy; mask=0]";
    }

    /** Makes policies; all are alike. */
    public static final class Builder {
      public Builder() {}

      public Builder(ThreadPolicy policy) {}

      public ThreadPolicy build() {
        return new ThreadPolicy();
      }

      public Builder detectAll() {
        return this;
      }

      public Builder detectCustomSlowCalls() {
        return this;
      }

      public Builder detectDiskReads() {
        return this;
      }

      public Builder detectDiskWrites() {
        return this;
      }

      public Builder detectExplicitGc() {
        return this;
      }

      public Builder detectNetwork() {
        return this;
      }

      public Builder detectResourceMismatches() {
        return this;
      }

      public Builder detectUnbufferedIo() {
        return this;
      }

      public Builder penaltyDeath() {
        return this;
      }

      public Builder penaltyDeathOnNetwork() {
        return this;
      }

      public Builder penaltyDialog() {
        return this;
      }

      public Builder penaltyDropBox() {
        return this;
      }

      public Builder penaltyFlashScreen() {
        return this;
      }

      public Builder penaltyLog() {
        return this;
      }

      public Builder permitAll() {
        return this;
      }

      public Builder permitCustomSlowCalls() {
        return this;
      }

      public Builder permitDiskReads() {
        return this;
      }

      public Builder permitDiskWrites() {
        return this;
      }

      public Builder permitExplicitGc() {
        return this;
      }

      public Builder permitNetwork() {
        return this;
      }

      public Builder permitResourceMismatches() {
        return this;
      }

      public Builder permitUnbufferedIo() {
        return this;
      }

      public Builder penaltyListener(Executor executor, OnThreadViolationListener listener) {
        return this;
      }
    }
  }

  /** What the process must not do. */
  public static final class VmPolicy {
    public static final VmPolicy LAX = new VmPolicy();

    private VmPolicy() {}

    @Override
    public String toString() {
      return "[StrictMode.VmPolicy; mask=0]";
    }

    /** Makes policies; all are alike. */
    public static final class Builder {
      public Builder() {}

      public Builder(VmPolicy base) {}

      public VmPolicy build() {
        return new VmPolicy();
      }

      public Builder detectActivityLeaks() {
        return this;
      }

      public Builder detectAll() {
        return this;
      }

      public Builder detectCleartextNetwork() {
        return this;
      }

      public Builder detectContentUriWithoutPermission() {
        return this;
      }

      public Builder detectCredentialProtectedWhileLocked() {
        return this;
      }

      public Builder detectFileUriExposure() {
        return this;
      }

      public Builder detectImplicitDirectBoot() {
        return this;
      }

      public Builder detectIncorrectContextUse() {
        return this;
      }

      public Builder detectLeakedClosableObjects() {
        return this;
      }

      public Builder detectLeakedRegistrationObjects() {
        return this;
      }

      public Builder detectLeakedSqlLiteObjects() {
        return this;
      }

      public Builder detectNonSdkApiUsage() {
        return this;
      }

      public Builder detectUnsafeIntentLaunch() {
        return this;
      }

      public Builder detectUntaggedSockets() {
        return this;
      }

      public Builder penaltyDeath() {
        return this;
      }

      public Builder penaltyDeathOnCleartextNetwork() {
        return this;
      }

      public Builder penaltyDeathOnFileUriExposure() {
        return this;
      }

      public Builder penaltyDropBox() {
        return this;
      }

      public Builder penaltyLog() {
        return this;
      }

      public Builder permitNonSdkApiUsage() {
        return this;
      }

      public Builder permitUnsafeIntentLaunch() {
        return this;
      }

      public Builder penaltyListener(Executor executor, OnVmViolationListener listener) {
        return this;
      }

      public Builder setClassInstanceLimit(Class klass, int instanceLimit) {
        return this;
      }
    }
  }

  private StrictMode() {}

  public static void setThreadPolicy(ThreadPolicy policy) {
    threadPolicies.set(policy);
  }

  public static ThreadPolicy getThreadPolicy() {
    ThreadPolicy policy = threadPolicies.get();
    return policy == null ? ThreadPolicy.LAX : policy;
  }

  public static ThreadPolicy allowThreadDiskWrites() {
    return getThreadPolicy();
  }

  public static ThreadPolicy allowThreadDiskReads() {
    return getThreadPolicy();
  }

  public static void setVmPolicy(VmPolicy policy) {
    vmPolicy = policy;
  }

  public static VmPolicy getVmPolicy() {
    return vmPolicy;
  }

  public static void enableDefaults() {}

  public static void noteSlowCall(String name) {}
}
