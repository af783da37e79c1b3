package android.os;

import antecede.Threads;
import antecede.World;
import java.time.Clock;
import java.time.DateTimeException;

/** Clocks. The machine never sleeps, so that the two that count since its start are one. */
public final class SystemClock {
  private SystemClock() {}

  /** Is not ended by an interrupt, which stays pending. */
  public static void sleep(long ms) {
    long end = uptimeMillis() + ms;
    boolean interrupted = false;
    for (long left = ms; left > 0; left = end - uptimeMillis()) {
      try {
        Threads.sleep(left * 1000000);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) Thread.currentThread().interrupt();
  }

  public static boolean setCurrentTimeMillis(long millis) {
    return false;
  }

  public static long uptimeMillis() {
    return World.uptimeNanos() / 1000000;
  }

  public static long uptimeNanos() {
    return World.uptimeNanos();
  }

  public static long elapsedRealtime() {
    return uptimeMillis();
  }

  public static long elapsedRealtimeNanos() {
    return World.uptimeNanos();
  }

  public static long currentThreadTimeMillis() {
    return uptimeMillis();
  }

  public static Clock currentNetworkTimeClock() {
    throw new DateTimeException("Network based time is not available.");
  }

  public static Clock currentGnssTimeClock() {
    throw new DateTimeException("Gnss based time is not available.");
  }
}
