package android.widget;

import android.content.Context;
import android.os.SystemClock;
import android.text.format.DateUtils;
import android.util.AttributeSet;
import android.view.View;
import antecede.Callbacks;

/** A text that counts seconds, by messages of its own. */
public class Chronometer extends TextView {
  private long base = SystemClock.elapsedRealtime();
  private boolean visible, started, running, countDown;
  private String format;
  private OnChronometerTickListener listener;
  private final Runnable tick = new Runnable() {
    @Override
    public void run() {
      if (!running) return;
      update(SystemClock.elapsedRealtime());
      dispatchChronometerTick();
      postDelayed(this, 1000);
    }
  };

  /** Hears every second. */
  public interface OnChronometerTickListener {
    void onChronometerTick(Chronometer chronometer);
  }

  public Chronometer(Context context) { this(context, null, 0); }

  public Chronometer(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public Chronometer(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public Chronometer(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    base = SystemClock.elapsedRealtime();
    update(base);
  }

  public void setCountDown(boolean countDown) {
    this.countDown = countDown;
    update(SystemClock.elapsedRealtime());
  }

  public boolean isCountDown() { return countDown; }

  public boolean isTheFinalCountDown() { return false; }

  public void setBase(long base) {
    this.base = base;
    dispatchChronometerTick();
    update(SystemClock.elapsedRealtime());
  }

  public long getBase() { return base; }

  public void setFormat(String format) { this.format = format; }

  public String getFormat() { return format; }

  public void setOnChronometerTickListener(OnChronometerTickListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnChronometerTickListener", null);
    else Callbacks.observe(this, "OnChronometerTickListener", listener, false);
    this.listener = listener;
  }

  public OnChronometerTickListener getOnChronometerTickListener() { return listener; }

  public void start() {
    started = true;
    updateRunning();
  }

  public void stop() {
    started = false;
    updateRunning();
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    visible = false;
    updateRunning();
  }

  @Override
  protected void onWindowVisibilityChanged(int visibility) {
    super.onWindowVisibilityChanged(visibility);
    visible = visibility == VISIBLE;
    updateRunning();
  }

  @Override
  protected void onVisibilityChanged(View changedView, int visibility) {
    super.onVisibilityChanged(changedView, visibility);
    updateRunning();
  }

  private void update(long now) {
    long seconds = (countDown ? base - now : now - base) / 1000;
    String text = DateUtils.formatElapsedTime(Math.abs(seconds));
    setText(format == null ? text : String.format(format, text));
  }

  private void updateRunning() {
    boolean shall = visible && started && isShown();
    if (shall == running) return;
    running = shall;
    if (shall) {
      update(SystemClock.elapsedRealtime());
      dispatchChronometerTick();
      postDelayed(tick, 1000);
    } else {
      removeCallbacks(tick);
    }
  }

  private void dispatchChronometerTick() {
    if (listener == null) return;
    Callbacks.invoke(this, "OnChronometerTickListener", listener);
    listener.onChronometerTick(this);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return Chronometer.class.getName(); }
}
