package com.example.platform;

import android.app.Activity;
import android.content.AsyncQueryHandler;
import android.database.Cursor;
import android.os.Bundle;
import android.os.CountDownTimer;
import android.os.SystemClock;
import android.text.TextUtils;
import android.view.View;
import android.widget.Chronometer;
import android.widget.Filter;
import android.widget.LinearLayout;
import android.widget.SimpleAdapter;
import android.widget.TextView;
import android.widget.ViewFlipper;
import java.util.Collections;

/** What the platform does by itself as time passes (counts, turns pages, filters and asks in the background), and how it fills rows and texts. */
public class Ticking extends Activity {
  private Chronometer chronometer;
  private ViewFlipper flipper;

  /** Finds as many as the text has letters; fails for "bad". */
  private static final class Letters extends Filter {
    @Override
    protected FilterResults performFiltering(CharSequence text) {
      System.out.println("filters " + text);
      if (String.valueOf(text).equals("bad")) throw new IllegalStateException("bad");
      FilterResults results = new FilterResults();
      results.count = text == null ? 0 : text.length();
      return results;
    }

    @Override
    protected void publishResults(CharSequence text, FilterResults results) {
      System.out.println("publishes " + text + " " + results.count);
    }
  }

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout column = new LinearLayout(this);
    chronometer = new Chronometer(this);
    chronometer.setOnChronometerTickListener(c -> System.out.println("tick " + c.getText()));
    chronometer.setFormat("%s passed");
    column.addView(chronometer);
    flipper = new ViewFlipper(this);
    for (String page : new String[] {"one", "two", "three"}) {
      TextView view = new TextView(this);
      view.setText(page);
      flipper.addView(view);
    }
    flipper.setFlipInterval(1500);
    column.addView(flipper);
    setContentView(column);
    chronometer.start();
    flipper.startFlipping();
    count(1000, 300, 0);
    count(0, 300, 0);
    filter();
    bind();
    later(2200, () -> chronometer.setVisibility(View.GONE));
    later(4100, () -> chronometer.setVisibility(View.VISIBLE));
    later(5500, () -> {
      chronometer.setCountDown(true);
      chronometer.setBase(SystemClock.elapsedRealtime() + 9000);
      flipper.stopFlipping();
    });
    later(6300, () -> chronometer.stop());
    later(6500, () -> count(1000, 300, 350));
    later(9000, () -> System.out.println("page " + flipper.getDisplayedChild() + ", flips " + flipper.isFlipping()));
  }

  private void later(long delay, Runnable task) {
    chronometer.postDelayed(task, delay);
  }

  /** Each tick takes some time itself. */
  private void count(long length, long interval, long slow) {
    long start = SystemClock.elapsedRealtime();
    new CountDownTimer(length, interval) {
      @Override
      public void onTick(long left) {
        System.out.println(slow + ": " + left + " left after " + (SystemClock.elapsedRealtime() - start));
        SystemClock.sleep(slow);
      }

      @Override
      public void onFinish() {
        System.out.println(slow + ": over after " + (SystemClock.elapsedRealtime() - start >= length));
      }
    }.start();
  }

  /** A request that has not been heard is dropped when the next one comes. */
  private void filter() {
    Filter filter = new Letters();
    filter.setDelayer(text -> 100);
    filter.filter("ab");
    filter.filter("abc", count -> System.out.println("complete " + count));
    later(1500, () -> filter.filter("bad", count -> System.out.println("failed " + count)));
    later(8000, () -> filter.filter(null, count -> System.out.println("again " + count)));
  }

  private void bind() {
    SimpleAdapter rows = new SimpleAdapter(this, Collections.singletonList(Collections.singletonMap("k", 7)), android.R.layout.simple_list_item_1,
        new String[] {"k"}, new int[] {android.R.id.text1});
    System.out.println("text " + TextUtils.expandTemplate("^2 ^^1 ^1^", "^1", "b"));
    System.out.println("row " + ((TextView) rows.getView(0, null, null)).getText());
    try {
      View space = new View(this);
      space.setId(android.R.id.text1);
      rows.getView(0, space, null);
    } catch (IllegalStateException e) {
      System.out.println("nothing shows it");
    }
    new AsyncQueryHandler(getContentResolver()) {
      @Override
      protected void onQueryComplete(int token, Object cookie, Cursor cursor) {
        System.out.println("queried " + token + " " + cookie + " " + (cursor == null ? "nothing" : cursor.getCount() + " rows"));
      }
    }.startQuery(4, "cookie", android.net.Uri.parse("content://com.example.nowhere/rows"), null, null, null, null);
  }
}
