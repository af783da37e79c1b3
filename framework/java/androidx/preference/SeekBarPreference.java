package androidx.preference;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.View;
import android.widget.AppAttributes;
import android.widget.SeekBar;
import android.widget.TextView;
import antecede.Hidden;
import antecede.Observable;

/** A number from a range. */
public class SeekBarPreference extends Preference {
  @Observable private int mSeekBarValue;
  private int min, max, increment;
  private boolean tracking, adjustable, showValue, continuous;
  private SeekBar bar;
  private TextView label;
  private final Slid slid = new Slid();
  private final Keys keys = new Keys();

  /** The bar was moved; a drag counts when it ends, unless the app wants every step. */
  private final class Slid implements SeekBar.OnSeekBarChangeListener {
    @Override
    public void onProgressChanged(SeekBar seekBar, int progress, boolean fromUser) {
      if (fromUser && (continuous || !tracking)) take(seekBar);
      else showLabel(progress + min);
    }

    @Override
    public void onStartTrackingTouch(SeekBar seekBar) { tracking = true; }

    @Override
    public void onStopTrackingTouch(SeekBar seekBar) {
      tracking = false;
      if (seekBar.getProgress() + min != mSeekBarValue) take(seekBar);
    }
  }

  /** Keys on the row move the bar. */
  private final class Keys implements View.OnKeyListener {
    @Override
    public boolean onKey(View view, int keyCode, KeyEvent event) {
      if (event.getAction() != KeyEvent.ACTION_DOWN || bar == null) return false;
      if (!adjustable && (keyCode == KeyEvent.KEYCODE_DPAD_LEFT || keyCode == KeyEvent.KEYCODE_DPAD_RIGHT)) return false;
      if (keyCode == KeyEvent.KEYCODE_DPAD_CENTER || keyCode == KeyEvent.KEYCODE_ENTER) return false;
      return bar.onKeyDown(keyCode, event);
    }
  }

  public SeekBarPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = AppAttributes.of(context, attrs, defStyleAttr, defStyleRes, "min", "android:max", "seekBarIncrement",
        "adjustable",
        "showSeekBarValue", "updatesContinuously");
    min = values.getInt(0, 0);
    setMax(values.getInt(1, 100));
    setSeekBarIncrement(values.getInt(2, 0));
    adjustable = values.getBoolean(3, true);
    showValue = values.getBoolean(4, false);
    continuous = values.getBoolean(5, false);
    values.recycle();
  }

  public SeekBarPreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public SeekBarPreference(Context context, AttributeSet attrs) {
    this(context, attrs, style(context, "seekBarPreferenceStyle"));
  }

  public SeekBarPreference(Context context) { this(context, null); }

  private int barId() {
    int known = AppAttributes.resource(getContext(), "id", "seekbar");
    return known != 0 ? known : android.R.id.progress;
  }

  @Hidden
  @Override
  protected View makeWidget(Context context) {
    SeekBar made = new SeekBar(context);
    made.setId(barId());
    made.setMinimumWidth((int) (160 * context.getResources().getDisplayMetrics().density));
    return made;
  }

  @Override
  public void onBindViewHolder(PreferenceViewHolder holder) {
    super.onBindViewHolder(holder);
    holder.itemView.setOnKeyListener(keys);
    View found = holder.findViewById(barId());
    bar = found instanceof SeekBar ? (SeekBar) found : null;
    int labelId = AppAttributes.resource(getContext(), "id", "seekbar_value");
    label = labelId == 0 ? null : (TextView) holder.findViewById(labelId);
    if (label != null) label.setVisibility(showValue ? View.VISIBLE : View.GONE);
    if (!showValue) label = null;
    if (bar == null) return;
    bar.setOnSeekBarChangeListener(slid);
    bar.setMax(max - min);
    if (increment != 0) bar.setKeyProgressIncrement(increment);
    else increment = bar.getKeyProgressIncrement();
    bar.setProgress(mSeekBarValue - min);
    showLabel(mSeekBarValue);
    bar.setEnabled(isEnabled());
  }

  private void showLabel(int value) {
    if (label != null) label.setText(String.valueOf(value));
  }

  private void take(SeekBar seekBar) {
    int value = min + seekBar.getProgress();
    if (value == mSeekBarValue) return;
    if (callChangeListener(value)) {
      setValue(value, false);
    } else {
      seekBar.setProgress(mSeekBarValue - min);
      showLabel(mSeekBarValue);
    }
  }

  @Override
  protected void onSetInitialValue(Object defaultValue) {
    setValue(getPersistedInt(defaultValue == null ? 0 : (Integer) defaultValue));
  }

  @Override
  protected Object onGetDefaultValue(TypedArray a, int index) { return a.getInt(index, 0); }

  public int getMin() { return min; }

  public void setMin(int min) {
    int limited = Math.min(min, max);
    if (limited == this.min) return;
    this.min = limited;
    notifyChanged();
  }

  public final int getSeekBarIncrement() { return increment; }

  public final void setSeekBarIncrement(int seekBarIncrement) {
    if (seekBarIncrement == increment) return;
    increment = Math.min(max - min, Math.abs(seekBarIncrement));
    notifyChanged();
  }

  public int getMax() { return max; }

  public final void setMax(int max) {
    int limited = Math.max(max, min);
    if (limited == this.max) return;
    this.max = limited;
    notifyChanged();
  }

  public boolean isAdjustable() { return adjustable; }

  public void setAdjustable(boolean adjustable) { this.adjustable = adjustable; }

  public boolean getUpdatesContinuously() { return continuous; }

  public void setUpdatesContinuously(boolean updatesContinuously) { continuous = updatesContinuously; }

  public boolean getShowSeekBarValue() { return showValue; }

  public void setShowSeekBarValue(boolean showSeekBarValue) {
    showValue = showSeekBarValue;
    notifyChanged();
  }

  public int getValue() { return mSeekBarValue; }

  public void setValue(int seekBarValue) { setValue(seekBarValue, true); }

  private void setValue(int value, boolean notify) {
    int limited = Math.max(min, Math.min(max, value));
    if (limited == mSeekBarValue) return;
    mSeekBarValue = limited;
    showLabel(limited);
    persistInt(limited);
    if (notify) notifyChanged();
  }

  @Override
  protected Parcelable onSaveInstanceState() {
    Parcelable above = super.onSaveInstanceState();
    return isPersistent() ? above : new ValueState(above, String.valueOf(mSeekBarValue), String.valueOf(min),
        String.valueOf(max));
  }

  @Override
  protected void onRestoreInstanceState(Parcelable state) {
    if (!(state instanceof ValueState)) {
      super.onRestoreInstanceState(state);
      return;
    }
    ValueState saved = (ValueState) state;
    super.onRestoreInstanceState(saved.getSuperState());
    mSeekBarValue = Integer.parseInt(saved.values[0]);
    min = Integer.parseInt(saved.values[1]);
    max = Integer.parseInt(saved.values[2]);
    notifyChanged();
  }
}
