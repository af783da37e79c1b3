package ground.sierrafigure1;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseAdapter;
import android.widget.ListView;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main extends Activity {
  NewsAdapter adapter;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    ListView list = new ListView(this);
    adapter = new NewsAdapter();
    list.setAdapter(adapter);
    list.setOnItemClickListener((parent, row, position, id) -> new LoaderTask(adapter).execute());
    setContentView(list);
  }

  class NewsAdapter extends BaseAdapter {
    List<String> items = new ArrayList<>(); // @fill

    NewsAdapter() {
      for (int i = 0; i < 30; i++) {
        items.add("old " + i);
      }
    }

    @Override
    public int getCount() {
      return items.size(); // @count
    }

    @Override
    public Object getItem(int position) {
      return items.get(position);
    }

    @Override
    public long getItemId(int position) {
      return position;
    }

    @Override
    public View getView(int position, View row, ViewGroup parent) {
      TextView text = row != null ? (TextView) row : new TextView(Main.this);
      text.setHeight(200);
      text.setText(items.get(position)); // @row
      return text;
    }
  }

  class LoaderTask extends AsyncTask<Void, Void, Void> {
    final NewsAdapter adapter;

    LoaderTask(NewsAdapter adapter) {
      this.adapter = adapter;
    }

    @Override
    protected Void doInBackground(Void... none) {
      SystemClock.sleep(500); // a download
      adapter.items = new ArrayList<>(Collections.singletonList("new")); // @set
      SystemClock.sleep(100); // some more to do
      return null;
    }

    @Override
    protected void onPostExecute(Void none) {
      adapter.notifyDataSetChanged();
    }
  }
}
