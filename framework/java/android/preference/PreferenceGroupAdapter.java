package android.preference;

import android.os.Handler;
import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseAdapter;
import antecede.Bag;

/** The preferences of a screen as rows; a change of the tree is taken up by a message. */
class PreferenceGroupAdapter extends BaseAdapter implements Preference.OnPreferenceChangeInternalListener {
  private final PreferenceGroup group;
  private final Handler handler = new Handler();
  private Bag<Preference> rows = new Bag<Preference>();
  private final Runnable sync = new Runnable() {
    @Override
    public void run() { sync(); }
  };

  PreferenceGroupAdapter(PreferenceGroup group) {
    this.group = group;
    group.setOnPreferenceChangeInternalListener(this);
    sync();
  }

  private void sync() {
    Bag<Preference> found = new Bag<Preference>();
    collect(found, group);
    rows = found;
    notifyDataSetChanged();
  }

  private void collect(Bag<Preference> to, PreferenceGroup from) {
    for (int i = 0; i < from.getPreferenceCount(); i++) {
      Preference one = from.getPreference(i);
      to.add(one);
      if (one instanceof PreferenceGroup && ((PreferenceGroup) one).isOnSameScreenAsChildren()) collect(to,
          (PreferenceGroup) one);
      one.setOnPreferenceChangeInternalListener(this);
    }
  }

  @Override
  public int getCount() { return rows.size(); }

  @Override
  public Preference getItem(int position) { return position < 0 || position >= rows.size() ? null : rows.get(position); }

  @Override
  public long getItemId(int position) { return position; }

  /** Rows are made anew: their layouts may differ. */
  @Override
  public View getView(int position, View convertView, ViewGroup parent) { return getItem(position).getView(null, parent); }

  @Override
  public boolean isEnabled(int position) {
    Preference one = getItem(position);
    return one == null || one.isSelectable();
  }

  @Override
  public boolean areAllItemsEnabled() { return false; }

  @Override
  public void onPreferenceChange(Preference preference) { notifyDataSetChanged(); }

  @Override
  public void onPreferenceHierarchyChange(Preference preference) {
    handler.removeCallbacks(sync);
    handler.post(sync);
  }

  @Override
  public int getItemViewType(int position) { return IGNORE_ITEM_VIEW_TYPE; }
}
