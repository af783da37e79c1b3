package android.webkit;

import android.content.Context;
import java.util.Calendar;

/** Sorts times into a few days. */
public class DateSorter {
  public static final int DAY_COUNT = 5;
  private static final long DAY = 24L * 3600 * 1000;

  private final long[] bins = new long[DAY_COUNT - 1];

  public DateSorter(Context context) {
    Calendar calendar = Calendar.getInstance();
    calendar.set(Calendar.HOUR_OF_DAY, 0);
    calendar.set(Calendar.MINUTE, 0);
    calendar.set(Calendar.SECOND, 0);
    calendar.set(Calendar.MILLISECOND, 0);
    bins[0] = calendar.getTimeInMillis();
    bins[1] = bins[0] - DAY;
    bins[2] = bins[0] - 7 * DAY;
    bins[3] = bins[0] - 30 * DAY;
  }

  public int getIndex(long time) {
    for (int i = 0; i < bins.length; i++) {
      if (time > bins[i]) return i;
    }
    return DAY_COUNT - 1;
  }

  public String getLabel(int index) {
    switch (index) {
      case 0:
        return "Today";
      case 1:
        return "Yesterday";
      case 2:
        return "Last 7 days";
      case 3:
        return "Last month";
      case 4:
        return "Older";
      default:
        return "";
    }
  }

  public long getBoundary(int index) { return index >= DAY_COUNT - 1 ? Long.MIN_VALUE : bins[Math.max(0, index)]; }
}
