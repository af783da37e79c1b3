package android.widget;

import android.content.Context;
import android.os.SystemClock;
import android.text.format.DateUtils;
import android.util.AttributeSet;
import android.view.View;
import antecede.Callbacks;

/** A text that counts seconds, by messages of its own. */
public class Chronometer extends TextView {
  private static final long SECOND = 1000;

  private final Pulse pulse = new Seconds(this);
  private long base;
  private boolean countDown;
  private String format;
  private OnChronometerTickListener listener;

  /** Hears every second. */
  public interface OnChronometerTickListener {
    void onChronometerTick(Chronometer chronometer);
  }

  private static final class Seconds extends Pulse {
    private final Chronometer shown;

    Seconds(Chronometer shown) {
      super(shown);
      this.shown = shown;
    }

    @Override
    boolean may() {
      return shown.isShown();
    }

    @Override
    long period() {
      return SECOND;
    }

    /** The first one is at once. */
    @Override
    void begin() {
      beat();
      super.begin();
    }

    @Override
    void beat() {
      shown.showTime();
      shown.tell();
    }
  }

  public Chronometer(Context context) { this(context, null, 0); }

  public Chronometer(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public Chronometer(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public Chronometer(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    base = SystemClock.elapsedRealtime();
    showTime();
  }

  public void setCountDown(boolean countDown) {
    this.countDown = countDown;
    showTime();
  }

  public boolean isCountDown() { return countDown; }

  public boolean isTheFinalCountDown() { return false; }

  public void setBase(long base) {
    this.base = base;
    tell();
    showTime();
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

  public void start() { pulse.want(true); }

  public void stop() { pulse.want(false); }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    pulse.seeWindow(false);
  }

  @Override
  protected void onWindowVisibilityChanged(int visibility) {
    super.onWindowVisibilityChanged(visibility);
    pulse.seeWindow(visibility == VISIBLE);
  }

  @Override
  protected void onVisibilityChanged(View changedView, int visibility) {
    super.onVisibilityChanged(changedView, visibility);
    // A view hears of it before its own fields are there.
    if (pulse != null) pulse.settle();
  }

  private void showTime() {
    long passed = SystemClock.elapsedRealtime() - base;
    String time = DateUtils.formatElapsedTime(Math.abs((countDown ? -passed : passed) / SECOND));
    setText(format == null ? time : String.format(format, time));
  }

  private void tell() {
    if (listener == null) return;
    Callbacks.invoke(this, "OnChronometerTickListener", listener);
    listener.onChronometerTick(this);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return Chronometer.class.getName(); }
}
