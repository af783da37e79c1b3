package ground.eventracerfigure1;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseAdapter;
import android.widget.ListView;
import android.widget.TextView;

/** A text stands for the picture of a row. */
public class Main extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    ListView list = new ListView(this);
    list.setAdapter(new Rows());
    setContentView(list);
  }

  class Rows extends BaseAdapter {
    @Override
    public int getCount() {
      return 6;
    }

    @Override
    public Object getItem(int position) {
      return position;
    }

    @Override
    public long getItemId(int position) {
      return position;
    }

    @Override
    public View getView(int position, View old, ViewGroup parent) {
      if (old == null) {
        TextView row = new TextView(Main.this);
        row.setHeight(900);
        new ImageLoader(row, position).executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR); // @fresh
        return row;
      }
      new ImageLoader((TextView) old, position).executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR); // @reused
      return old;
    }
  }

  static class ImageLoader extends AsyncTask<Void, Void, String> {
    final TextView row;
    final int position;

    ImageLoader(TextView row, int position) {
      this.row = row;
      this.position = position;
    }

    @Override
    protected String doInBackground(Void... none) {
      SystemClock.sleep(position < 2 ? 460 : 10); // some downloads take longer than others
      return "picture " + position;
    }

    @Override
    protected void onPostExecute(String picture) {
      row.setText(picture); // @show
    }
  }
}
