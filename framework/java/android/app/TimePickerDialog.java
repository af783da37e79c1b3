package android.app;

import android.content.Context;
import android.content.DialogInterface;
import android.content.DialogInterface.OnClickListener;
import android.os.Bundle;
import android.view.View;
import android.widget.TimePicker;
import android.widget.TimePicker.OnTimeChangedListener;
import antecede.Callbacks;

/** Asks for a time of the day. */
public class TimePickerDialog extends AlertDialog implements OnClickListener, OnTimeChangedListener {
  private static final String HOUR = "hour", MINUTE = "minute", IS_24_HOUR = "is24hour", SLOT = "OnTimeSetListener";

  private final TimePicker picker;
  private final OnTimeSetListener listener;
  private final boolean is24Hour;

  /** Gets the time that was chosen. */
  public interface OnTimeSetListener {
    void onTimeSet(TimePicker view, int hourOfDay, int minute);
  }

  public TimePickerDialog(Context context, OnTimeSetListener listener, int hourOfDay, int minute, boolean is24HourView) {
    this(context, 0, listener, hourOfDay, minute, is24HourView);
  }

  public TimePickerDialog(Context context, int themeResId, OnTimeSetListener listener, int hourOfDay, int minute,
      boolean is24HourView) {
    super(context, themeResId);
    this.listener = listener;
    is24Hour = is24HourView;
    if (listener != null) Callbacks.observe(this, SLOT, listener, false);
    picker = new TimePicker(getContext());
    setView(picker);
    setButton(BUTTON_POSITIVE, getContext().getText(android.R.string.ok), this);
    setButton(BUTTON_NEGATIVE, getContext().getText(android.R.string.cancel), this);
    picker.setIs24HourView(is24HourView);
    picker.setCurrentHour(hourOfDay);
    picker.setCurrentMinute(minute);
    picker.setOnTimeChangedListener(this);
  }

  @Override
  public void onTimeChanged(TimePicker view, int hourOfDay, int minute) {}

  /** Its positive button sets the time at once, not in a message. */
  @Override
  public void show() {
    super.show();
    getButton(BUTTON_POSITIVE).setOnClickListener(new View.OnClickListener() {
      @Override
      public void onClick(View view) {
        TimePickerDialog.this.onClick(TimePickerDialog.this, BUTTON_POSITIVE);
        picker.clearFocus();
        dismiss();
      }
    });
  }

  @Override
  public void onClick(DialogInterface dialog, int which) {
    if (which == BUTTON_NEGATIVE) {
      cancel();
    } else if (which == BUTTON_POSITIVE && listener != null) {
      Callbacks.invoke(this, SLOT, listener);
      listener.onTimeSet(picker, picker.getCurrentHour(), picker.getCurrentMinute());
    }
  }

  public void updateTime(int hourOfDay, int minuteOfHour) {
    picker.setCurrentHour(hourOfDay);
    picker.setCurrentMinute(minuteOfHour);
  }

  @Override
  public Bundle onSaveInstanceState() {
    Bundle state = super.onSaveInstanceState();
    state.putInt(HOUR, picker.getCurrentHour());
    state.putInt(MINUTE, picker.getCurrentMinute());
    state.putBoolean(IS_24_HOUR, is24Hour);
    return state;
  }

  @Override
  public void onRestoreInstanceState(Bundle savedInstanceState) {
    super.onRestoreInstanceState(savedInstanceState);
    picker.setIs24HourView(savedInstanceState.getBoolean(IS_24_HOUR));
    updateTime(savedInstanceState.getInt(HOUR), savedInstanceState.getInt(MINUTE));
  }
}
