package androidx.fragment.app;

import android.os.Parcelable;
import android.view.View;
import android.view.ViewGroup;
import androidx.lifecycle.Lifecycle;
import androidx.viewpager.widget.PagerAdapter;

/** Pages that are fragments: a page that is left is detached, not destroyed. */
@Deprecated
public abstract class FragmentPagerAdapter extends PagerAdapter {
  @Deprecated public static final int BEHAVIOR_SET_USER_VISIBLE_HINT = 0;
  public static final int BEHAVIOR_RESUME_ONLY_CURRENT_FRAGMENT = 1;

  private final FragmentManager manager;
  private final int behavior;
  private FragmentTransaction transaction;
  private Fragment current;

  @Deprecated
  public FragmentPagerAdapter(FragmentManager fm) {
    this(fm, BEHAVIOR_SET_USER_VISIBLE_HINT);
  }

  public FragmentPagerAdapter(FragmentManager fm, int behavior) {
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
    if (transaction == null) transaction = manager.beginTransaction();
    String name = "android:switcher:" + container.getId() + ":" + getItemId(position);
    Fragment fragment = manager.findFragmentByTag(name);
    if (fragment != null) {
      transaction.attach(fragment);
    } else {
      fragment = getItem(position);
      transaction.add(container.getId(), fragment, name);
    }
    if (fragment != current) show(fragment, false);
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
    if (transaction == null) transaction = manager.beginTransaction();
    transaction.detach((Fragment) object);
    if (object == current) current = null;
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
    return null;
  }

  @Override
  public void restoreState(Parcelable state, ClassLoader loader) {}

  public long getItemId(int position) {
    return position;
  }
}
