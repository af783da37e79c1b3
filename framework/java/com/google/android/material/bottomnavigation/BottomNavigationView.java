package com.google.android.material.bottomnavigation;

import android.content.Context;
import android.util.AttributeSet;
import android.view.MenuItem;
import com.google.android.material.navigation.NavigationBarView;

/** A few destinations at the bottom. */
public class BottomNavigationView extends NavigationBarView {
  @Deprecated
  public interface OnNavigationItemSelectedListener extends OnItemSelectedListener {
    @Override
    boolean onNavigationItemSelected(MenuItem item);
  }

  @Deprecated
  public interface OnNavigationItemReselectedListener extends OnItemReselectedListener {
    @Override
    void onNavigationItemReselected(MenuItem item);
  }

  public BottomNavigationView(Context context) { this(context, null); }

  public BottomNavigationView(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public BottomNavigationView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }

  @Deprecated
  public void setOnNavigationItemSelectedListener(OnNavigationItemSelectedListener listener) {
    setOnItemSelectedListener(listener);
  }

  @Deprecated
  public void setOnNavigationItemReselectedListener(OnNavigationItemReselectedListener listener) {
    setOnItemReselectedListener(listener);
  }

  @Override
  public int getMaxItemCount() { return 5; }
}
