package android.widget;

import android.content.Context;
import android.text.format.DateFormat;
import android.util.AttributeSet;
import java.util.Calendar;

/** Shows the time. */
@Deprecated
public class DigitalClock extends TextView {
  public DigitalClock(Context context) { super(context); }

  public DigitalClock(Context context, AttributeSet attrs) { super(context, attrs); }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    setText(DateFormat.format("h:mm:ss aa", Calendar.getInstance()));
  }
}
