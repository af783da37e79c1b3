package android.app;

import android.os.Bundle;
import android.view.ContextMenu;
import android.view.ContextMenu.ContextMenuInfo;
import android.view.View;
import android.view.View.OnCreateContextMenuListener;
import android.widget.ExpandableListAdapter;
import android.widget.ExpandableListView;

/** An activity that is a list of groups. */
@Deprecated
public class ExpandableListActivity extends Activity
    implements OnCreateContextMenuListener, ExpandableListView.OnChildClickListener, ExpandableListView.OnGroupCollapseListener,
        ExpandableListView.OnGroupExpandListener {
  private ExpandableListAdapter adapter;
  private ExpandableListView list;
  private boolean ready;

  @Override
  public void onCreateContextMenu(ContextMenu menu, View v, ContextMenuInfo menuInfo) {}

  @Override
  public boolean onChildClick(ExpandableListView parent, View v, int groupPosition, int childPosition, long id) {
    return false;
  }

  @Override
  public void onGroupCollapse(int groupPosition) {}

  @Override
  public void onGroupExpand(int groupPosition) {}

  @Override
  protected void onRestoreInstanceState(Bundle state) {
    ensureList();
    super.onRestoreInstanceState(state);
  }

  @Override
  public void onContentChanged() {
    super.onContentChanged();
    View empty = findViewById(android.R.id.empty);
    list = (ExpandableListView) findViewById(android.R.id.list);
    if (list == null) {
      throw new RuntimeException("Your content must have a ExpandableListView whose id attribute is 'android.R.id.list'");
    }
    if (empty != null) list.setEmptyView(empty);
    list.setOnChildClickListener(this);
    list.setOnGroupExpandListener(this);
    list.setOnGroupCollapseListener(this);
    if (ready) setListAdapter(adapter);
    ready = true;
  }

  public void setListAdapter(ExpandableListAdapter adapter) {
    ensureList();
    this.adapter = adapter;
    list.setAdapter(adapter);
  }

  public ExpandableListView getExpandableListView() {
    ensureList();
    return list;
  }

  public ExpandableListAdapter getExpandableListAdapter() {
    return adapter;
  }

  private void ensureList() {
    if (list != null) return;
    ExpandableListView view = new ExpandableListView(this);
    view.identify(android.R.id.list);
    setContentView(view);
  }

  public long getSelectedId() {
    return list.getSelectedId();
  }

  public long getSelectedPosition() {
    return list.getSelectedPosition();
  }

  public boolean setSelectedChild(int groupPosition, int childPosition, boolean shouldExpandGroup) {
    return list.setSelectedChild(groupPosition, childPosition, shouldExpandGroup);
  }

  public void setSelectedGroup(int groupPosition) {
    list.setSelectedGroup(groupPosition);
  }
}
