package androidx.viewpager2.adapter;

import android.os.Bundle;
import android.os.Parcelable;
import android.util.LongSparseArray;
import android.view.ViewGroup;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentActivity;
import androidx.fragment.app.FragmentManager;
import androidx.fragment.app.FragmentTransaction;
import androidx.lifecycle.Lifecycle;
import androidx.recyclerview.widget.RecyclerView;
import androidx.viewpager2.widget.ViewPager2;

/** Pages that are fragments. A page is added when its frame is shown, and only the current one is resumed. */
public abstract class FragmentStateAdapter extends RecyclerView.Adapter<FragmentViewHolder> implements StatefulAdapter {
  final FragmentManager manager;
  final Lifecycle lifecycle;
  private final LongSparseArray<Fragment> fragments = new LongSparseArray<Fragment>();
  private final LongSparseArray<Fragment.SavedState> states = new LongSparseArray<Fragment.SavedState>();
  private final LongSparseArray<Integer> containers = new LongSparseArray<Integer>();
  private ViewPager2 pager;
  private long primary = RecyclerView.NO_ID;
  private final ViewPager2.OnPageChangeCallback pages = new ViewPager2.OnPageChangeCallback() {
    @Override
    public void onPageSelected(int position) { updateMaxLifecycle(false); }

    @Override
    public void onPageScrollStateChanged(int state) { updateMaxLifecycle(false); }
  };
  private final RecyclerView.AdapterDataObserver data = new RecyclerView.AdapterDataObserver() {
    @Override
    public void onChanged() { updateMaxLifecycle(true); }
  };

  public FragmentStateAdapter(FragmentActivity fragmentActivity) {
    this(fragmentActivity.getSupportFragmentManager(), fragmentActivity.getLifecycle());
  }

  public FragmentStateAdapter(Fragment fragment) { this(fragment.getChildFragmentManager(), fragment.getLifecycle()); }

  public FragmentStateAdapter(FragmentManager fragmentManager, Lifecycle lifecycle) {
    manager = fragmentManager;
    this.lifecycle = lifecycle;
    super.setHasStableIds(true);
  }

  public abstract Fragment createFragment(int position);

  @Override
  public void onAttachedToRecyclerView(RecyclerView recyclerView) {
    if (!(recyclerView.getParent() instanceof ViewPager2)) {
      throw new IllegalStateException("Expected ViewPager2 instance. Got: " + recyclerView.getParent());
    }
    pager = (ViewPager2) recyclerView.getParent();
    pager.registerOnPageChangeCallback(pages);
    registerAdapterDataObserver(data);
  }

  @Override
  public void onDetachedFromRecyclerView(RecyclerView recyclerView) {
    pager.unregisterOnPageChangeCallback(pages);
    unregisterAdapterDataObserver(data);
    pager = null;
  }

  @Override
  public final FragmentViewHolder onCreateViewHolder(ViewGroup parent, int viewType) { return FragmentViewHolder.create(parent); }

  @Override
  public final void onBindViewHolder(FragmentViewHolder holder, int position) {
    long id = holder.getItemId();
    int view = holder.getContainer().getId();
    for (int i = containers.size() - 1; i >= 0; i--) {
      if (containers.valueAt(i) != view || containers.keyAt(i) == id) continue;
      long old = containers.keyAt(i);
      remove(old);
      containers.remove(old);
    }
    containers.put(id, view);
    if (fragments.get(getItemId(position)) == null) {
      Fragment fragment = createFragment(position);
      fragment.setInitialSavedState(states.get(getItemId(position)));
      fragments.put(getItemId(position), fragment);
    }
    if (holder.getContainer().isAttachedToWindow()) place(holder);
  }

  @Override
  public final void onViewAttachedToWindow(FragmentViewHolder holder) { place(holder); }

  private void place(FragmentViewHolder holder) {
    Fragment fragment = fragments.get(holder.getItemId());
    if (fragment == null) throw new IllegalStateException("Design assumption violated.");
    if (fragment.isAdded() || manager.isStateSaved()) return;
    manager.beginTransaction().add(holder.getContainer().getId(), fragment, "f" + holder.getItemId())
        .setMaxLifecycle(fragment, Lifecycle.State.STARTED).commitNow();
    updateMaxLifecycle(false);
  }

  @Override
  public final void onViewRecycled(FragmentViewHolder holder) {
    int view = holder.getContainer().getId();
    for (int i = containers.size() - 1; i >= 0; i--) {
      if (containers.valueAt(i) != view) continue;
      long id = containers.keyAt(i);
      remove(id);
      containers.remove(id);
    }
  }

  @Override
  public final boolean onFailedToRecycleView(FragmentViewHolder holder) { return true; }

  private void remove(long id) {
    Fragment fragment = fragments.get(id);
    if (fragment == null) return;
    if (!contains(id)) states.remove(id);
    if (fragment.isAdded() && !manager.isStateSaved()) {
      if (contains(id)) states.put(id, manager.saveFragmentInstanceState(fragment));
      manager.beginTransaction().remove(fragment).commitNow();
    }
    fragments.remove(id);
  }

  private boolean contains(long id) { return containsItem(id); }

  void updateMaxLifecycle(boolean dataSetChanged) {
    if (pager == null || manager.isStateSaved() || pager.getScrollState() != ViewPager2.SCROLL_STATE_IDLE
        || fragments.size() == 0) {
      return;
    }
    int current = pager.getCurrentItem();
    if (current >= getItemCount()) return;
    long id = getItemId(current);
    Fragment now = fragments.get(id);
    if (id == primary && !dataSetChanged || now == null || !now.isAdded()) return;
    primary = id;
    FragmentTransaction transaction = manager.beginTransaction();
    for (int i = 0; i < fragments.size(); i++) {
      Fragment fragment = fragments.valueAt(i);
      if (!fragment.isAdded()) continue;
      if (fragment != now) transaction.setMaxLifecycle(fragment, Lifecycle.State.STARTED);
      fragment.setMenuVisibility(fragment == now);
    }
    transaction.setMaxLifecycle(now, Lifecycle.State.RESUMED);
    transaction.commitNow();
  }

  @Override
  public long getItemId(int position) { return position; }

  public boolean containsItem(long itemId) { return itemId >= 0 && itemId < getItemCount(); }

  @Override
  public final void setHasStableIds(boolean hasStableIds) {
    throw new UnsupportedOperationException("Stable Ids are required for the adapter to function properly, and the adapter takes care of setting the flag.");
  }

  @Override
  public final Parcelable saveState() {
    Bundle saved = new Bundle();
    for (int i = 0; i < fragments.size(); i++) {
      Fragment fragment = fragments.valueAt(i);
      if (fragment.isAdded()) manager.putFragment(saved, "f#" + fragments.keyAt(i), fragment);
    }
    for (int i = 0; i < states.size(); i++) saved.putParcelable("s#" + states.keyAt(i), states.valueAt(i));
    return saved;
  }

  @Override
  public final void restoreState(Parcelable savedState) {
    Bundle saved = (Bundle) savedState;
    for (String key : saved.keySet()) {
      long id = Long.parseLong(key.substring(2));
      if (key.startsWith("f#")) fragments.put(id, manager.getFragment(saved, key));
      else if (containsItem(id)) states.put(id, (Fragment.SavedState) saved.getParcelable(key));
    }
  }
}
