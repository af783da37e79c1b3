package androidx.viewpager.widget;

import android.database.DataSetObservable;
import android.database.DataSetObserver;
import android.os.Parcelable;
import android.view.View;
import android.view.ViewGroup;

/** Makes the pages of a pager. */
public abstract class PagerAdapter {
  public static final int POSITION_UNCHANGED = -1;
  public static final int POSITION_NONE = -2;

  private final DataSetObservable observable = new DataSetObservable();
  private DataSetObserver pager;

  public abstract int getCount();

  public void startUpdate(ViewGroup container) {
    startUpdate((View) container);
  }

  public Object instantiateItem(ViewGroup container, int position) {
    return instantiateItem((View) container, position);
  }

  public void destroyItem(ViewGroup container, int position, Object object) {
    destroyItem((View) container, position, object);
  }

  public void setPrimaryItem(ViewGroup container, int position, Object object) {
    setPrimaryItem((View) container, position, object);
  }

  public void finishUpdate(ViewGroup container) {
    finishUpdate((View) container);
  }

  @Deprecated
  public void startUpdate(View container) {}

  @Deprecated
  public Object instantiateItem(View container, int position) {
    throw new UnsupportedOperationException("Required method instantiateItem was not overridden");
  }

  @Deprecated
  public void destroyItem(View container, int position, Object object) {
    throw new UnsupportedOperationException("Required method destroyItem was not overridden");
  }

  @Deprecated
  public void setPrimaryItem(View container, int position, Object object) {}

  @Deprecated
  public void finishUpdate(View container) {}

  public abstract boolean isViewFromObject(View view, Object object);

  public Parcelable saveState() {
    return null;
  }

  public void restoreState(Parcelable state, ClassLoader loader) {}

  public int getItemPosition(Object object) {
    return POSITION_UNCHANGED;
  }

  public void notifyDataSetChanged() {
    synchronized (this) {
      if (pager != null) pager.onChanged();
    }
    observable.notifyChanged();
  }

  public void registerDataSetObserver(DataSetObserver observer) {
    observable.registerObserver(observer);
  }

  public void unregisterDataSetObserver(DataSetObserver observer) {
    observable.unregisterObserver(observer);
  }

  void setViewPagerObserver(DataSetObserver observer) {
    synchronized (this) {
      pager = observer;
    }
  }

  public CharSequence getPageTitle(int position) {
    return null;
  }

  public float getPageWidth(int position) {
    return 1;
  }
}
