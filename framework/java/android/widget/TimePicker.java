package android.widget;

import android.content.Context;
import android.text.format.DateFormat;
import android.util.AttributeSet;
import antecede.Callbacks;
import java.util.Calendar;

/** An hour and a minute. */
public class TimePicker extends FrameLayout {
  private final NumberPicker hour, minute;
  private OnTimeChangedListener listener;
  private boolean is24Hour;

  /** Hears of another time. */
  public interface OnTimeChangedListener {
    void onTimeChanged(TimePicker view, int hourOfDay, int minute);
  }

  private final class Spin implements NumberPicker.OnValueChangeListener {
    @Override
    public void onValueChange(NumberPicker picker, int oldVal, int newVal) { tell(); }
  }

  public TimePicker(Context context) { this(context, null); }

  public TimePicker(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.timePickerStyle); }

  public TimePicker(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public TimePicker(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    LinearLayout row = new LinearLayout(context);
    addView(row);
    hour = add(row, 23);
    minute = add(row, 59);
    Calendar now = Calendar.getInstance();
    hour.setValue(now.get(Calendar.HOUR_OF_DAY));
    minute.setValue(now.get(Calendar.MINUTE));
    is24Hour = DateFormat.is24HourFormat(context);
  }

  private NumberPicker add(LinearLayout row, int to) {
    NumberPicker picker = new NumberPicker(getContext());
    picker.setMaxValue(to);
    picker.setOnValueChangedListener(new Spin());
    row.addView(picker);
    return picker;
  }

  private void tell() {
    if (listener == null) return;
    Callbacks.invoke(this, "OnTimeChangedListener", listener);
    listener.onTimeChanged(this, hour.getValue(), minute.getValue());
  }

  public void setHour(int hour) {
    if (this.hour.getValue() == hour) return;
    this.hour.setValue(hour);
    tell();
  }

  public int getHour() { return hour.getValue(); }

  public void setMinute(int minute) {
    if (this.minute.getValue() == minute) return;
    this.minute.setValue(minute);
    tell();
  }

  public int getMinute() { return minute.getValue(); }

  public void setCurrentHour(Integer currentHour) { setHour(currentHour); }

  public Integer getCurrentHour() { return getHour(); }

  public void setCurrentMinute(Integer currentMinute) { setMinute(currentMinute); }

  public Integer getCurrentMinute() { return getMinute(); }

  public void setIs24HourView(Boolean is24HourView) {
    if (is24HourView != null) is24Hour = is24HourView;
  }

  public boolean is24HourView() { return is24Hour; }

  public void setOnTimeChangedListener(OnTimeChangedListener onTimeChangedListener) {
    if (onTimeChangedListener == null) Callbacks.unregister(this, "OnTimeChangedListener", null);
    else Callbacks.register(this, "OnTimeChangedListener", onTimeChangedListener, false, "tell");
    listener = onTimeChangedListener;
  }

  public boolean validateInput() { return true; }

  @Override
  public CharSequence getAccessibilityClassName() { return TimePicker.class.getName(); }

}
