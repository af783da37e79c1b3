package android.app;

import android.os.Bundle;
import android.os.Handler;
import android.view.View;
import android.widget.AdapterView;
import android.widget.ListAdapter;
import android.widget.ListView;

/** An activity that is a list. */
@Deprecated
public class ListActivity extends Activity {
  private final Handler focusHandler = new Handler();
  private ListAdapter adapter;
  private ListView list;
  private boolean ready;
  private final Runnable requestFocus = new Runnable() {
    @Override
    public void run() {
      list.focusableViewAvailable(list);
    }
  };
  private final AdapterView.OnItemClickListener onClick = new AdapterView.OnItemClickListener() {
    @Override
    public void onItemClick(AdapterView<?> parent, View v, int position, long id) {
      onListItemClick((ListView) parent, v, position, id);
    }
  };

  protected void onListItemClick(ListView l, View v, int position, long id) {}

  @Override
  protected void onRestoreInstanceState(Bundle state) {
    ensureList();
    super.onRestoreInstanceState(state);
  }

  @Override
  protected void onDestroy() {
    focusHandler.removeCallbacks(requestFocus);
    super.onDestroy();
  }

  @Override
  public void onContentChanged() {
    super.onContentChanged();
    View empty = findViewById(android.R.id.empty);
    list = (ListView) findViewById(android.R.id.list);
    if (list == null) {
      throw new RuntimeException("Your content must have a ListView whose id attribute is 'android.R.id.list'");
    }
    if (empty != null) list.setEmptyView(empty);
    list.setOnItemClickListener(onClick);
    if (ready) setListAdapter(adapter);
    focusHandler.post(requestFocus);
    ready = true;
  }

  public void setListAdapter(ListAdapter adapter) {
    ensureList();
    this.adapter = adapter;
    list.setAdapter(adapter);
  }

  public void setSelection(int position) {
    list.setSelection(position);
  }

  public int getSelectedItemPosition() {
    return list.getSelectedItemPosition();
  }

  public long getSelectedItemId() {
    return list.getSelectedItemId();
  }

  public ListView getListView() {
    ensureList();
    return list;
  }

  public ListAdapter getListAdapter() {
    return adapter;
  }

  private void ensureList() {
    if (list != null) return;
    ListView view = new ListView(this);
    view.identify(android.R.id.list);
    setContentView(view);
  }
}
