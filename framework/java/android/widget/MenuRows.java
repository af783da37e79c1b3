package android.widget;

import android.content.Context;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import antecede.Bag;

/** The visible items of a menu as rows of a list. */
final class MenuRows extends BaseAdapter {
  private final Context context;
  private final Bag<MenuItem> items = new Bag<MenuItem>();

  MenuRows(Context context, Menu menu) {
    this.context = context;
    for (int i = 0; i < menu.size(); i++) {
      if (menu.getItem(i).isVisible()) items.add(menu.getItem(i));
    }
  }

  @Override
  public int getCount() { return items.size(); }

  @Override
  public Object getItem(int position) { return items.get(position); }

  @Override
  public long getItemId(int position) { return items.get(position).getItemId(); }

  @Override
  public boolean isEnabled(int position) { return items.get(position).isEnabled(); }

  @Override
  public boolean areAllItemsEnabled() { return false; }

  @Override
  public View getView(int position, View convertView, ViewGroup parent) {
    TextView row = convertView == null ? new TextView(context) : (TextView) convertView;
    MenuItem item = items.get(position);
    int room = (int) (16 * context.getResources().getDisplayMetrics().density);
    row.setPadding(room, room, room, room);
    row.setText(item.getTitle());
    row.setEnabled(item.isEnabled());
    return row;
  }
}
