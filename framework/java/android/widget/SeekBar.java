package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import antecede.Callbacks;

/** A bar with a thumb. */
public class SeekBar extends AbsSeekBar {
  private OnSeekBarChangeListener listener;

  /** Hears of the progress, and of the finger. */
  public interface OnSeekBarChangeListener {
    void onProgressChanged(SeekBar seekBar, int progress, boolean fromUser);

    void onStartTrackingTouch(SeekBar seekBar);

    void onStopTrackingTouch(SeekBar seekBar);
  }

  public SeekBar(Context context) { this(context, null); }

  public SeekBar(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.seekBarStyle); }

  public SeekBar(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public SeekBar(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  public void setOnSeekBarChangeListener(OnSeekBarChangeListener l) {
    if (l == null) Callbacks.unregister(this, "OnSeekBarChangeListener", null);
    else Callbacks.register(this, "OnSeekBarChangeListener", l, false, "onProgressRefresh onStartTrackingTouch onStopTrackingTouch");
    listener = l;
  }

  @Override
  void onProgressRefresh(float scale, boolean fromUser, int progress) {
    super.onProgressRefresh(scale, fromUser, progress);
    if (listener == null) return;
    Callbacks.invoke(this, "OnSeekBarChangeListener", listener);
    listener.onProgressChanged(this, progress, fromUser);
  }

  @Override
  void onStartTrackingTouch() {
    super.onStartTrackingTouch();
    if (listener == null) return;
    Callbacks.invoke(this, "OnSeekBarChangeListener", listener);
    listener.onStartTrackingTouch(this);
  }

  @Override
  void onStopTrackingTouch() {
    super.onStopTrackingTouch();
    if (listener == null) return;
    Callbacks.invoke(this, "OnSeekBarChangeListener", listener);
    listener.onStopTrackingTouch(this);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return SeekBar.class.getName(); }
}
