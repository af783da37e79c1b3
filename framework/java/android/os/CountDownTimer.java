package android.os;

/** Ticks until its time is over, on the looper of the thread that made it. */
public abstract class CountDownTimer {
  private static final int TICK = 1;

  private final long millisInFuture;
  private final long interval;
  private final Handler handler = new Ticks(this);
  private long end;
  private boolean cancelled;

  private static final class Ticks extends Handler {
    private final CountDownTimer timer;

    Ticks(CountDownTimer timer) {
      this.timer = timer;
    }

    @Override
    public void handleMessage(Message msg) {
      timer.tick();
    }
  }

  public CountDownTimer(long millisInFuture, long countDownInterval) {
    this.millisInFuture = millisInFuture;
    interval = countDownInterval;
  }

  public abstract void onTick(long millisUntilFinished);

  public abstract void onFinish();

  public final synchronized void cancel() {
    cancelled = true;
    handler.removeMessages(TICK);
  }

  public final synchronized CountDownTimer start() {
    cancelled = false;
    if (millisInFuture <= 0) {
      onFinish();
      return this;
    }
    end = SystemClock.elapsedRealtime() + millisInFuture;
    handler.sendMessage(handler.obtainMessage(TICK));
    return this;
  }

  private synchronized void tick() {
    if (cancelled) return;
    long start = SystemClock.elapsedRealtime();
    long left = end - start;
    if (left <= 0) {
      onFinish();
      return;
    }
    onTick(left);
    handler.sendMessageDelayed(handler.obtainMessage(TICK), delay(left, SystemClock.elapsedRealtime() - start));
  }

  /** Until the next tick, if the last one took that long. */
  private long delay(long left, long duration) {
    if (left < interval) return Math.max(left - duration, 0);
    long delay = interval - duration;
    while (delay < 0) delay += interval;
    return delay;
  }
}
