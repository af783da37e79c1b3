package ground.adapterthreadracy;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseAdapter;
import android.widget.ListView;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;

/** A list that a worker fills. */
public class Main extends Activity {
  final List<String> items = new ArrayList<>();
  final Rows rows = new Rows();

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    items.add("first");
    ListView list = new ListView(this);
    list.setAdapter(rows);
    setContentView(list);
    list.postDelayed(list::requestLayout, 100);
    new Fill().start(); // @start
  }

  class Rows extends BaseAdapter {
    @Override public int getCount() {
      return items.size(); // @count
    }

    @Override public Object getItem(int position) { return items.get(position); }

    @Override public long getItemId(int position) { return position; }

    @Override public View getView(int position, View reused, ViewGroup parent) {
      TextView row = reused == null ? new TextView(parent.getContext()) : (TextView) reused;
      row.setText("item " + position);
      return row;
    }
  }

  class Fill extends Thread {
    @Override public void run() {
      SystemClock.sleep(110);
      items.add("second"); // @add
      SystemClock.sleep(20);
      runOnUiThread(new Tell());
    }
  }

  class Tell implements Runnable {
    @Override public void run() { rows.notifyDataSetChanged(); }
  }
}
