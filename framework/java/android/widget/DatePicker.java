package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import antecede.Callbacks;
import antecede.Observable;
import java.util.Calendar;

/** A day. */
public class DatePicker extends FrameLayout {
  @Observable private long mDate;
  private final Calendar calendar = Calendar.getInstance();
  private final NumberPicker year, month, day;
  private OnDateChangedListener listener;
  private long minDate = Long.MIN_VALUE, maxDate = Long.MAX_VALUE;

  /** Hears of another day. */
  public interface OnDateChangedListener {
    void onDateChanged(DatePicker view, int year, int monthOfYear, int dayOfMonth);
  }

  private final class Spin implements NumberPicker.OnValueChangeListener {
    @Override
    public void onValueChange(NumberPicker picker, int oldVal, int newVal) {
      set(year.getValue(), month.getValue() - 1, day.getValue());
      tell();
    }
  }

  public DatePicker(Context context) { this(context, null); }

  public DatePicker(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.datePickerStyle); }

  public DatePicker(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public DatePicker(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    LinearLayout row = new LinearLayout(context);
    addView(row);
    day = add(row, 1, 31);
    month = add(row, 1, 12);
    year = add(row, 1900, 2100);
    set(calendar.get(Calendar.YEAR), calendar.get(Calendar.MONTH), calendar.get(Calendar.DAY_OF_MONTH));
  }

  private NumberPicker add(LinearLayout row, int from, int to) {
    NumberPicker picker = new NumberPicker(getContext());
    picker.setMinValue(from);
    picker.setMaxValue(to);
    picker.setOnValueChangedListener(new Spin());
    row.addView(picker);
    return picker;
  }

  private void set(int y, int m, int d) {
    calendar.set(y, m, Math.min(d, 28));
    calendar.set(y, m, Math.min(d, calendar.getActualMaximum(Calendar.DAY_OF_MONTH)));
    if (calendar.getTimeInMillis() < minDate) calendar.setTimeInMillis(minDate);
    if (calendar.getTimeInMillis() > maxDate) calendar.setTimeInMillis(maxDate);
    mDate = calendar.getTimeInMillis();
    year.setValue(getYear());
    month.setValue(getMonth() + 1);
    day.setValue(getDayOfMonth());
  }

  private void tell() {
    if (listener == null) return;
    Callbacks.invoke(this, "OnDateChangedListener", listener);
    listener.onDateChanged(this, getYear(), getMonth(), getDayOfMonth());
  }

  public void init(int year, int monthOfYear, int dayOfMonth, OnDateChangedListener onDateChangedListener) {
    set(year, monthOfYear, dayOfMonth);
    setOnDateChangedListener(onDateChangedListener);
  }

  public void setOnDateChangedListener(OnDateChangedListener onDateChangedListener) {
    if (onDateChangedListener != null) Callbacks.register(this, "OnDateChangedListener", onDateChangedListener, false, "tell");
    listener = onDateChangedListener;
  }

  public void updateDate(int year, int month, int dayOfMonth) {
    set(year, month, dayOfMonth);
    tell();
  }

  private int field(int which) {
    calendar.setTimeInMillis(mDate);
    return calendar.get(which);
  }

  public int getYear() { return field(Calendar.YEAR); }

  public int getMonth() { return field(Calendar.MONTH); }

  public int getDayOfMonth() { return field(Calendar.DAY_OF_MONTH); }

  public long getMinDate() { return minDate; }

  public void setMinDate(long minDate) { this.minDate = minDate; }

  public long getMaxDate() { return maxDate; }

  public void setMaxDate(long maxDate) { this.maxDate = maxDate; }

  public CalendarView getCalendarView() { return new CalendarView(getContext()); }

  @Override
  public CharSequence getAccessibilityClassName() { return DatePicker.class.getName(); }

  private boolean calendarViewShown;
  private int firstDayOfWeek;
  private boolean spinnersShown;

  public void setCalendarViewShown(boolean calendarViewShown) { this.calendarViewShown = calendarViewShown; }
  public boolean getCalendarViewShown() { return calendarViewShown; }

  public void setFirstDayOfWeek(int firstDayOfWeek) { this.firstDayOfWeek = firstDayOfWeek; }
  public int getFirstDayOfWeek() { return firstDayOfWeek; }

  public void setSpinnersShown(boolean spinnersShown) { this.spinnersShown = spinnersShown; }
  public boolean getSpinnersShown() { return spinnersShown; }
}
