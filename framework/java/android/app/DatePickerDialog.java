package android.app;

import android.content.Context;
import android.content.DialogInterface;
import android.content.DialogInterface.OnClickListener;
import android.os.Bundle;
import android.widget.DatePicker;
import android.widget.DatePicker.OnDateChangedListener;
import antecede.Callbacks;
import java.util.Calendar;

/** Asks for a date. */
public class DatePickerDialog extends AlertDialog implements OnClickListener, OnDateChangedListener {
  private static final String YEAR = "year", MONTH = "month", DAY = "day", SLOT = "OnDateSetListener";

  private final DatePicker picker;
  private OnDateSetListener listener;

  /** Gets the date that was chosen. */
  public interface OnDateSetListener {
    void onDateSet(DatePicker view, int year, int month, int dayOfMonth);
  }

  public DatePickerDialog(Context context) {
    this(context, 0);
  }

  public DatePickerDialog(Context context, int themeResId) {
    this(context, themeResId, null, Calendar.getInstance());
  }

  public DatePickerDialog(Context context, OnDateSetListener listener, int year, int month, int dayOfMonth) {
    this(context, 0, listener, year, month, dayOfMonth);
  }

  public DatePickerDialog(Context context, int themeResId, OnDateSetListener listener, int year, int monthOfYear,
      int dayOfMonth) {
    super(context, themeResId);
    picker = new DatePicker(getContext());
    setView(picker);
    setButton(BUTTON_POSITIVE, getContext().getText(android.R.string.ok), this);
    setButton(BUTTON_NEGATIVE, getContext().getText(android.R.string.cancel), this);
    picker.init(year, monthOfYear, dayOfMonth, this);
    setOnDateSetListener(listener);
  }

  private DatePickerDialog(Context context, int themeResId, OnDateSetListener listener, Calendar today) {
    this(context, themeResId, listener, today.get(Calendar.YEAR), today.get(Calendar.MONTH), today.get(Calendar.DAY_OF_MONTH));
  }

  @Override
  public void onDateChanged(DatePicker view, int year, int month, int dayOfMonth) {}

  public void setOnDateSetListener(OnDateSetListener listener) {
    this.listener = listener;
    if (listener != null) Callbacks.observe(this, SLOT, listener, false);
    else Callbacks.unregister(this, SLOT, null);
  }

  @Override
  public void onClick(DialogInterface dialog, int which) {
    if (which == BUTTON_NEGATIVE) {
      cancel();
    } else if (which == BUTTON_POSITIVE && listener != null) {
      picker.clearFocus();
      Callbacks.invoke(this, SLOT, listener);
      listener.onDateSet(picker, picker.getYear(), picker.getMonth(), picker.getDayOfMonth());
    }
  }

  public DatePicker getDatePicker() {
    return picker;
  }

  public void updateDate(int year, int month, int dayOfMonth) {
    picker.updateDate(year, month, dayOfMonth);
  }

  @Override
  public Bundle onSaveInstanceState() {
    Bundle state = super.onSaveInstanceState();
    state.putInt(YEAR, picker.getYear());
    state.putInt(MONTH, picker.getMonth());
    state.putInt(DAY, picker.getDayOfMonth());
    return state;
  }

  @Override
  public void onRestoreInstanceState(Bundle savedInstanceState) {
    super.onRestoreInstanceState(savedInstanceState);
    picker.init(savedInstanceState.getInt(YEAR), savedInstanceState.getInt(MONTH), savedInstanceState.getInt(DAY), this);
  }
}
