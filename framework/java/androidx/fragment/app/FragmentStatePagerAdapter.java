package androidx.fragment.app;

import android.os.Bundle;
import android.os.Parcelable;
import android.view.View;
import android.view.ViewGroup;
import androidx.lifecycle.Lifecycle;
import androidx.viewpager.widget.PagerAdapter;
import antecede.Bag;

/** Pages that are fragments: a page that is left is destroyed, its state kept. */
@Deprecated
public abstract class FragmentStatePagerAdapter extends PagerAdapter {
  @Deprecated public static final int BEHAVIOR_SET_USER_VISIBLE_HINT = 0;
  public static final int BEHAVIOR_RESUME_ONLY_CURRENT_FRAGMENT = 1;

  private final FragmentManager manager;
  private final int behavior;
  private final Bag<Fragment.SavedState> states = new Bag<Fragment.SavedState>();
  private final Bag<Fragment> fragments = new Bag<Fragment>();
  private FragmentTransaction transaction;
  private Fragment current;

  @Deprecated
  public FragmentStatePagerAdapter(FragmentManager fm) {
    this(fm, BEHAVIOR_SET_USER_VISIBLE_HINT);
  }

  public FragmentStatePagerAdapter(FragmentManager fm, int behavior) {
    manager = fm;
    this.behavior = behavior;
  }

  public abstract Fragment getItem(int position);

  @Override
  public void startUpdate(ViewGroup container) {
    if (container.getId() == View.NO_ID) {
      throw new IllegalStateException("ViewPager with adapter " + this + " requires a view id");
    }
  }

  @Override
  public Object instantiateItem(ViewGroup container, int position) {
    if (position < fragments.size() && fragments.get(position) != null) return fragments.get(position);
    if (transaction == null) transaction = manager.beginTransaction();
    Fragment fragment = getItem(position);
    if (position < states.size() && states.get(position) != null) fragment.setInitialSavedState(states.get(position));
    while (fragments.size() <= position) fragments.add(null);
    fragment.setMenuVisibility(false);
    if (behavior == BEHAVIOR_SET_USER_VISIBLE_HINT) fragment.setUserVisibleHint(false);
    fragments.set(position, fragment);
    transaction.add(container.getId(), fragment);
    if (behavior == BEHAVIOR_RESUME_ONLY_CURRENT_FRAGMENT) transaction.setMaxLifecycle(fragment, Lifecycle.State.STARTED);
    return fragment;
  }

  private void show(Fragment fragment, boolean shown) {
    fragment.setMenuVisibility(shown);
    if (behavior == BEHAVIOR_RESUME_ONLY_CURRENT_FRAGMENT) {
      if (transaction == null) transaction = manager.beginTransaction();
      transaction.setMaxLifecycle(fragment, shown ? Lifecycle.State.RESUMED : Lifecycle.State.STARTED);
    } else {
      fragment.setUserVisibleHint(shown);
    }
  }

  @Override
  public void destroyItem(ViewGroup container, int position, Object object) {
    Fragment fragment = (Fragment) object;
    if (transaction == null) transaction = manager.beginTransaction();
    while (states.size() <= position) states.add(null);
    states.set(position, fragment.isAdded() ? manager.saveFragmentInstanceState(fragment) : null);
    fragments.set(position, null);
    transaction.remove(fragment);
    if (fragment == current) current = null;
  }

  @Override
  public void setPrimaryItem(ViewGroup container, int position, Object object) {
    if (object == current) return;
    if (current != null) show(current, false);
    show((Fragment) object, true);
    current = (Fragment) object;
  }

  @Override
  public void finishUpdate(ViewGroup container) {
    if (transaction == null) return;
    FragmentTransaction done = transaction;
    transaction = null;
    done.commitNowAllowingStateLoss();
  }

  @Override
  public boolean isViewFromObject(View view, Object object) {
    return ((Fragment) object).getView() == view;
  }

  @Override
  public Parcelable saveState() {
    Bundle state = new Bundle();
    Parcelable[] all = new Parcelable[states.size()];
    for (int i = 0; i < all.length; i++) all[i] = states.get(i);
    state.putParcelableArray("states", all);
    for (int i = 0; i < fragments.size(); i++) {
      Fragment fragment = fragments.get(i);
      if (fragment != null && fragment.isAdded()) manager.putFragment(state, "f" + i, fragment);
    }
    return state;
  }

  @Override
  public void restoreState(Parcelable state, ClassLoader loader) {
    if (state == null) return;
    Bundle bundle = (Bundle) state;
    states.clear();
    fragments.clear();
    Parcelable[] all = bundle.getParcelableArray("states");
    for (int i = 0; all != null && i < all.length; i++) states.add((Fragment.SavedState) all[i]);
    for (String key : bundle.keySet()) {
      if (!key.startsWith("f")) continue;
      int index = Integer.parseInt(key.substring(1));
      Fragment fragment = manager.getFragment(bundle, key);
      while (fragments.size() <= index) fragments.add(null);
      if (fragment == null) continue;
      fragment.setMenuVisibility(false);
      fragments.set(index, fragment);
    }
  }
}
