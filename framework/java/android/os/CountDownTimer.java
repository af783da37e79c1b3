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
    end = SystemClock.elapsedRealtime() + millisInFuture;
    if (millisInFuture <= 0) onFinish();
    else handler.sendMessage(handler.obtainMessage(TICK));
    return this;
  }

  private synchronized void tick() {
    if (cancelled) return;
    long now = SystemClock.elapsedRealtime();
    if (now >= end) {
      onFinish();
      return;
    }
    onTick(end - now);
    long spent = SystemClock.elapsedRealtime() - now;
    handler.sendMessageDelayed(handler.obtainMessage(TICK), Math.max(0, untilNext(now, spent)));
  }

  /** The next tick is whole intervals behind the last one, and not yet over. None begins that would be cut short: the end comes instead. */
  private long untilNext(long last, long spent) {
    if (end - last < interval) return end - last - spent;
    return spent == 0 || interval <= 0 ? interval : Math.floorMod(-spent, interval);
  }
}
