package androidx.preference;

import android.os.Handler;
import android.os.Looper;
import android.preference.PreferenceRow;
import android.text.TextUtils;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.RecyclerView;
import antecede.Bag;
import antecede.Unlisted;

/** The preferences of a screen as rows; a change of the tree is taken up by a message. */
@Unlisted
public class PreferenceGroupAdapter extends RecyclerView.Adapter<PreferenceViewHolder>
    implements Preference.OnPreferenceChangeInternalListener, PreferenceGroup.PreferencePositionCallback {
  private final PreferenceGroup group;
  private final Handler handler = new Handler(Looper.getMainLooper());
  private Bag<Preference> all = new Bag<Preference>();
  private Bag<Preference> rows = new Bag<Preference>();
  /** One preference for each kind of row. */
  private final Bag<Preference> kinds = new Bag<Preference>();
  private final Runnable sync = new Runnable() {
    @Override
    public void run() { update(); }
  };

  /** Compares two lists of rows as the app wants it. */
  private static final class Difference extends DiffUtil.Callback {
    private final Bag<Preference> old, now;
    private final PreferenceManager.PreferenceComparisonCallback comparison;

    Difference(Bag<Preference> old, Bag<Preference> now, PreferenceManager.PreferenceComparisonCallback comparison) {
      this.old = old;
      this.now = now;
      this.comparison = comparison;
    }

    @Override
    public int getOldListSize() { return old.size(); }

    @Override
    public int getNewListSize() { return now.size(); }

    @Override
    public boolean areItemsTheSame(int oldItem, int newItem) {
      return comparison.arePreferenceItemsTheSame(old.get(oldItem), now.get(newItem));
    }

    @Override
    public boolean areContentsTheSame(int oldItem, int newItem) {
      return comparison.arePreferenceContentsTheSame(old.get(oldItem), now.get(newItem));
    }
  }

  /** Shows the rest of a group. */
  private final class Expand implements Preference.OnPreferenceClickListener {
    private final PreferenceGroup group;

    Expand(PreferenceGroup group) { this.group = group; }

    @Override
    public boolean onPreferenceClick(Preference preference) {
      group.setInitialExpandedChildrenCount(Integer.MAX_VALUE);
      onPreferenceHierarchyChange(preference);
      if (group.getOnExpandButtonClickListener() != null) group.getOnExpandButtonClickListener().onExpandButtonClick();
      return true;
    }
  }

  public PreferenceGroupAdapter(PreferenceGroup preferenceGroup) {
    group = preferenceGroup;
    group.setOnPreferenceChangeInternalListener(this);
    setHasStableIds(!(group instanceof PreferenceScreen) || ((PreferenceScreen) group).shouldUseGeneratedIds());
    update();
  }

  private void update() {
    for (int i = 0; i < all.size(); i++) all.get(i).setOnPreferenceChangeInternalListener(null);
    all = new Bag<Preference>();
    collect(group);
    Bag<Preference> old = rows;
    rows = new Bag<Preference>();
    show(group, rows);
    PreferenceManager manager = group.getPreferenceManager();
    PreferenceManager.PreferenceComparisonCallback comparison = manager == null ? null
        : manager.getPreferenceComparisonCallback();
    if (comparison != null) DiffUtil.calculateDiff(new Difference(old, rows, comparison)).dispatchUpdatesTo(this);
    else notifyDataSetChanged();
  }

  private void collect(PreferenceGroup from) {
    from.sortPreferences();
    for (int i = 0; i < from.getPreferenceCount(); i++) {
      Preference one = from.getPreference(i);
      all.add(one);
      kindOf(one);
      if (one instanceof PreferenceGroup && ((PreferenceGroup) one).isOnSameScreenAsChildren()) collect((PreferenceGroup) one);
      one.setOnPreferenceChangeInternalListener(this);
    }
  }

  /** What of a group is seen: with a limit, the first ones and a button for the others. */
  private void show(PreferenceGroup from, Bag<Preference> to) {
    int count = 0, limit = from.getInitialExpandedChildrenCount();
    for (int i = 0; i < from.getPreferenceCount(); i++) {
      Preference one = from.getPreference(i);
      if (!one.isVisible()) continue;
      if (count < limit) to.add(one);
      if (!(one instanceof PreferenceGroup)) {
        count++;
      } else if (((PreferenceGroup) one).isOnSameScreenAsChildren()) {
        Bag<Preference> inner = new Bag<Preference>();
        show((PreferenceGroup) one, inner);
        for (int j = 0; j < inner.size(); j++) {
          if (count++ < limit) to.add(inner.get(j));
        }
      }
    }
    if (count > limit) to.add(expandButton(from));
  }

  private Preference expandButton(PreferenceGroup of) {
    Preference button = new Preference(of.getContext());
    button.setTitle("Advanced");
    button.setOrder(999);
    button.setOnPreferenceClickListener(new Expand(of));
    return button;
  }

  public Preference getItem(int position) { return position < 0 || position >= rows.size() ? null : rows.get(position); }

  @Override
  public int getItemCount() { return rows.size(); }

  @Override
  public long getItemId(int position) { return hasStableIds() ? getItem(position).getId() : RecyclerView.NO_ID; }

  @Override
  public void onPreferenceChange(Preference preference) {
    int index = getPreferenceAdapterPosition(preference);
    if (index != RecyclerView.NO_POSITION) notifyItemChanged(index, preference);
  }

  @Override
  public void onPreferenceHierarchyChange(Preference preference) {
    handler.removeCallbacks(sync);
    handler.post(sync);
  }

  @Override
  public void onPreferenceVisibilityChange(Preference preference) { onPreferenceHierarchyChange(preference); }

  @Override
  public int getItemViewType(int position) { return kindOf(getItem(position)); }

  private int kindOf(Preference one) {
    for (int i = 0; i < kinds.size(); i++) {
      Preference other = kinds.get(i);
      if (one.getClass() == other.getClass() && one.getLayoutResource() == other.getLayoutResource()
          && one.getWidgetLayoutResource() == other.getWidgetLayoutResource()) {
        return i;
      }
    }
    kinds.add(one);
    return kinds.size() - 1;
  }

  @Override
  public PreferenceViewHolder onCreateViewHolder(ViewGroup parent, int viewType) {
    Preference kind = kinds.get(viewType);
    LayoutInflater inflater = LayoutInflater.from(parent.getContext());
    int layout = kind.getLayoutResource(), widgetLayout = kind.getWidgetLayoutResource();
    View row = layout == 0 ? PreferenceRow.make(parent.getContext()) : inflater.inflate(layout, parent, false);
    ViewGroup frame = row.findViewById(android.R.id.widget_frame);
    if (frame != null && widgetLayout != 0) {
      inflater.inflate(widgetLayout, frame);
    } else if (frame != null) {
      View widget = kind.makeWidget(parent.getContext());
      if (widget == null) frame.setVisibility(View.GONE);
      else frame.addView(widget);
    }
    return new PreferenceViewHolder(row);
  }

  @Override
  public void onBindViewHolder(PreferenceViewHolder holder, int position) { getItem(position).onBindViewHolder(holder); }

  @Override
  public int getPreferenceAdapterPosition(String key) {
    for (int i = 0; i < rows.size(); i++) {
      if (TextUtils.equals(key, rows.get(i).getKey())) return i;
    }
    return RecyclerView.NO_POSITION;
  }

  @Override
  public int getPreferenceAdapterPosition(Preference preference) {
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).equals(preference)) return i;
    }
    return RecyclerView.NO_POSITION;
  }
}
