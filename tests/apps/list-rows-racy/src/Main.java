package ground.listrowsracy;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseAdapter;
import android.widget.ListView;
import android.widget.TextView;

/** A list whose row is given to another item while the picture of the first is on its way. */
public class Main extends Activity implements Runnable {
  final Rows rows = new Rows();
  String name = "first";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    ListView list = new ListView(this);
    list.setAdapter(rows);
    setContentView(list);
    new Handler(Looper.getMainLooper()).postDelayed(this, 517); // @post
  }

  @Override public void run() {
    name = "second"; // @next
    rows.notifyDataSetChanged();
  }

  class Rows extends BaseAdapter {
    @Override public int getCount() { return 1; }

    @Override public Object getItem(int position) { return name; }

    @Override public long getItemId(int position) { return position; }

    @Override public View getView(int position, View reused, ViewGroup parent) {
      TextView row = reused == null ? new TextView(parent.getContext()) : (TextView) reused;
      row.setTag(name); // @tag
      row.setText(name); // @bind
      if (name.equals("first")) new Fetch(row, name).execute(); // @execute
      return row;
    }
  }

  static class Fetch extends AsyncTask<Void, Void, Void> {
    final TextView row;
    final String name;

    Fetch(TextView row, String name) {
      this.row = row;
      this.name = name;
    }

    @Override protected Void doInBackground(Void... none) {
      SystemClock.sleep(500);
      return null;
    }

    @Override protected void onPostExecute(Void nothing) {
      row.setText("picture of " + name); // @show
    }
  }
}
