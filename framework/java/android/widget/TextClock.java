package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.text.format.DateFormat;
import android.util.AttributeSet;
import java.util.Calendar;

/** A text that shows the time, once a minute anew. */
public class TextClock extends TextView {
  public static final CharSequence DEFAULT_FORMAT_12_HOUR = "h:mm a", DEFAULT_FORMAT_24_HOUR = "H:mm";
  private static final int[] ATTRIBUTES = {android.R.attr.format12Hour, android.R.attr.format24Hour, android.R.attr.timeZone};

  private CharSequence format12, format24;
  private String timeZone;
  private final Runnable tick = new Runnable() {
    @Override
    public void run() {
      refreshTime();
      long now = System.currentTimeMillis();
      postDelayed(this, 60000 - now % 60000);
    }
  };

  public TextClock(Context context) { this(context, null); }

  public TextClock(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public TextClock(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public TextClock(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    format12 = values.getText(0);
    format24 = values.getText(1);
    timeZone = values.getString(2);
    values.recycle();
    refreshTime();
  }

  public CharSequence getFormat12Hour() { return format12; }

  public void setFormat12Hour(CharSequence format) {
    format12 = format;
    refreshTime();
  }

  public CharSequence getFormat24Hour() { return format24; }

  public void setFormat24Hour(CharSequence format) {
    format24 = format;
    refreshTime();
  }

  public boolean is24HourModeEnabled() { return DateFormat.is24HourFormat(getContext()); }

  public String getTimeZone() { return timeZone; }

  public void setTimeZone(String timeZone) {
    this.timeZone = timeZone;
    refreshTime();
  }

  public void refreshTime() {
    CharSequence format = is24HourModeEnabled() ? format24 : format12;
    if (format == null) format = is24HourModeEnabled() ? DEFAULT_FORMAT_24_HOUR : DEFAULT_FORMAT_12_HOUR;
    Calendar time = timeZone == null ? Calendar.getInstance() : Calendar.getInstance(java.util.TimeZone.getTimeZone(timeZone));
    setText(DateFormat.format(format, time));
  }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    tick.run();
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    removeCallbacks(tick);
  }
}
