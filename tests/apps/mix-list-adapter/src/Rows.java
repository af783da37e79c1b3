package ground.mixlistadapter;

import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseAdapter;
import android.widget.TextView;

/** One row. */
class Rows extends BaseAdapter {
  String item;

  @Override public int getCount() { return 1; }

  @Override public Object getItem(int position) { return position; }

  @Override public long getItemId(int position) { return position; }

  @Override public View getView(int position, View reused, ViewGroup parent) {
    TextView row = reused == null ? new TextView(parent.getContext()) : (TextView) reused;
    row.setText(item); // @bind
    return row;
  }
}
