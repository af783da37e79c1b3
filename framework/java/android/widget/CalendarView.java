package android.widget;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.View;
import antecede.Callbacks;
import antecede.Observable;
import java.util.Calendar;

/** A month of which a day is chosen. */
public class CalendarView extends FrameLayout {
  @Observable private long mDate = System.currentTimeMillis();
  private OnDateChangeListener listener;
  private long minDate, maxDate = Long.MAX_VALUE;

  /** Hears of another day. */
  public interface OnDateChangeListener {
    void onSelectedDayChange(CalendarView view, int year, int month, int dayOfMonth);
  }

  /** A click goes to the next day. */
  private final class Next implements View.OnClickListener {
    @Override
    public void onClick(View v) {
      setDate(mDate + 24L * 3600 * 1000);
      if (listener == null) return;
      Calendar calendar = Calendar.getInstance();
      calendar.setTimeInMillis(mDate);
      Callbacks.invoke(CalendarView.this, "OnDateChangeListener", listener);
      listener.onSelectedDayChange(CalendarView.this, calendar.get(Calendar.YEAR), calendar.get(Calendar.MONTH),
          calendar.get(Calendar.DAY_OF_MONTH));
    }
  }

  public CalendarView(Context context) { this(context, null); }

  public CalendarView(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.calendarViewStyle); }

  public CalendarView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public CalendarView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    Button next = new Button(context);
    next.setText(">");
    next.setOnClickListener(new Next());
    addView(next);
  }

  public long getDate() { return mDate; }

  public void setDate(long date) { mDate = Math.max(minDate, Math.min(date, maxDate)); }

  public void setDate(long date, boolean animate, boolean center) { setDate(date); }

  public void setOnDateChangeListener(OnDateChangeListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnDateChangeListener", null);
    else Callbacks.observe(this, "OnDateChangeListener", listener, false);
    this.listener = listener;
  }

  public long getMinDate() { return minDate; }

  public void setMinDate(long minDate) { this.minDate = minDate; }

  public long getMaxDate() { return maxDate; }

  public void setMaxDate(long maxDate) { this.maxDate = maxDate; }

  private int dateTextAppearance;
  private int firstDayOfWeek;
  private int focusedMonthDateColor;
  private Drawable selectedDateVerticalBar;
  private int selectedWeekBackgroundColor;
  private boolean showWeekNumber;
  private int shownWeekCount;
  private int unfocusedMonthDateColor;
  private int weekDayTextAppearance;
  private int weekNumberColor;
  private int weekSeparatorLineColor;

  public void setDateTextAppearance(int dateTextAppearance) { this.dateTextAppearance = dateTextAppearance; }
  public int getDateTextAppearance() { return dateTextAppearance; }

  public void setFirstDayOfWeek(int firstDayOfWeek) { this.firstDayOfWeek = firstDayOfWeek; }
  public int getFirstDayOfWeek() { return firstDayOfWeek; }

  public void setFocusedMonthDateColor(int focusedMonthDateColor) { this.focusedMonthDateColor = focusedMonthDateColor; }
  public int getFocusedMonthDateColor() { return focusedMonthDateColor; }

  public void setSelectedDateVerticalBar(Drawable selectedDateVerticalBar) {
    this.selectedDateVerticalBar = selectedDateVerticalBar;
  }
  public Drawable getSelectedDateVerticalBar() { return selectedDateVerticalBar; }

  public void setSelectedDateVerticalBar(int selectedDateVerticalBar) {}

  public void setSelectedWeekBackgroundColor(int selectedWeekBackgroundColor) {
    this.selectedWeekBackgroundColor = selectedWeekBackgroundColor;
  }
  public int getSelectedWeekBackgroundColor() { return selectedWeekBackgroundColor; }

  public void setShowWeekNumber(boolean showWeekNumber) { this.showWeekNumber = showWeekNumber; }
  public boolean getShowWeekNumber() { return showWeekNumber; }

  public void setShownWeekCount(int shownWeekCount) { this.shownWeekCount = shownWeekCount; }
  public int getShownWeekCount() { return shownWeekCount; }

  public void setUnfocusedMonthDateColor(int unfocusedMonthDateColor) { this.unfocusedMonthDateColor = unfocusedMonthDateColor; }
  public int getUnfocusedMonthDateColor() { return unfocusedMonthDateColor; }

  public void setWeekDayTextAppearance(int weekDayTextAppearance) { this.weekDayTextAppearance = weekDayTextAppearance; }
  public int getWeekDayTextAppearance() { return weekDayTextAppearance; }

  public void setWeekNumberColor(int weekNumberColor) { this.weekNumberColor = weekNumberColor; }
  public int getWeekNumberColor() { return weekNumberColor; }

  public void setWeekSeparatorLineColor(int weekSeparatorLineColor) { this.weekSeparatorLineColor = weekSeparatorLineColor; }
  public int getWeekSeparatorLineColor() { return weekSeparatorLineColor; }
}
