package android.preference;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.widget.SeekBar;
import antecede.Unlisted;

/** With a bar to drag: the platform's own, which apps that are built with it use. */
@Deprecated
@Unlisted
public class SeekBarPreference extends Preference implements SeekBar.OnSeekBarChangeListener {
  private static final int[] ATTRIBUTES = {android.R.attr.max};
  private static final int BAR = 0x0102040a;

  private int progress, max = 100;
  private boolean dragged;

  public SeekBarPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    setMax(values.getInt(0, max));
    values.recycle();
  }

  public SeekBarPreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public SeekBarPreference(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public SeekBarPreference(Context context) { this(context, null); }

  @Override
  View makeWidget() {
    SeekBar widget = new SeekBar(getContext());
    widget.setId(BAR);
    return widget;
  }

  @Override
  protected void onBindView(View view) {
    super.onBindView(view);
    View widget = view.findViewById(BAR);
    if (!(widget instanceof SeekBar)) return;
    SeekBar bar = (SeekBar) widget;
    bar.setOnSeekBarChangeListener(this);
    bar.setMax(max);
    bar.setProgress(progress);
    bar.setEnabled(isEnabled());
  }

  @Override
  protected void onSetInitialValue(boolean restoreValue, Object defaultValue) {
    setProgress(restoreValue ? getPersistedInt(progress) : (Integer) defaultValue);
  }

  @Override
  protected Object onGetDefaultValue(TypedArray a, int index) { return a.getInt(index, 0); }

  public void setMax(int max) {
    if (this.max == max) return;
    this.max = max;
    notifyChanged();
  }

  public void setProgress(int progress) { set(progress, true); }

  private void set(int wanted, boolean notify) {
    int value = Math.max(0, Math.min(max, wanted));
    if (value == progress) return;
    progress = value;
    persistInt(value);
    if (notify) notifyChanged();
  }

  public int getProgress() { return progress; }

  private void take(SeekBar bar) {
    int value = bar.getProgress();
    if (value == progress) return;
    if (callChangeListener(value)) set(value, false);
    else bar.setProgress(progress);
  }

  @Override
  public void onProgressChanged(SeekBar seekBar, int progress, boolean fromUser) {
    if (fromUser && !dragged) take(seekBar);
  }

  @Override
  public void onStartTrackingTouch(SeekBar seekBar) { dragged = true; }

  @Override
  public void onStopTrackingTouch(SeekBar seekBar) {
    dragged = false;
    take(seekBar);
  }
}
