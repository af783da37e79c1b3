package com.google.android.material.tabs;

import androidx.recyclerview.widget.RecyclerView;
import androidx.viewpager2.widget.ViewPager2;

/** Ties tabs to the pages of a pager. */
public final class TabLayoutMediator {
  private final TabLayout tabs;
  private final ViewPager2 pager;
  private final boolean smooth;
  private final TabConfigurationStrategy strategy;
  private RecyclerView.Adapter<?> adapter;
  private boolean attached;

  public interface TabConfigurationStrategy {
    void onConfigureTab(TabLayout.Tab tab, int position);
  }

  private final ViewPager2.OnPageChangeCallback pages = new ViewPager2.OnPageChangeCallback() {
    @Override
    public void onPageSelected(int position) {
      if (position < tabs.getTabCount() && tabs.getSelectedTabPosition() != position) tabs.selectTab(tabs.getTabAt(position));
    }
  };

  private final TabLayout.OnTabSelectedListener selection = new TabLayout.OnTabSelectedListener() {
    @Override
    public void onTabSelected(TabLayout.Tab tab) { pager.setCurrentItem(tab.getPosition(), smooth); }

    @Override
    public void onTabUnselected(TabLayout.Tab tab) {}

    @Override
    public void onTabReselected(TabLayout.Tab tab) {}
  };

  private final RecyclerView.AdapterDataObserver data = new RecyclerView.AdapterDataObserver() {
    @Override
    public void onChanged() { populate(); }

    @Override
    public void onItemRangeChanged(int positionStart, int itemCount) { populate(); }

    @Override
    public void onItemRangeInserted(int positionStart, int itemCount) { populate(); }

    @Override
    public void onItemRangeRemoved(int positionStart, int itemCount) { populate(); }

    @Override
    public void onItemRangeMoved(int fromPosition, int toPosition, int itemCount) { populate(); }
  };

  public TabLayoutMediator(TabLayout tabLayout, ViewPager2 viewPager, TabConfigurationStrategy tabConfigurationStrategy) {
    this(tabLayout, viewPager, true, tabConfigurationStrategy);
  }

  public TabLayoutMediator(TabLayout tabLayout, ViewPager2 viewPager, boolean autoRefresh,
      TabConfigurationStrategy tabConfigurationStrategy) {
    this(tabLayout, viewPager, autoRefresh, true, tabConfigurationStrategy);
  }

  public TabLayoutMediator(TabLayout tabLayout, ViewPager2 viewPager, boolean autoRefresh, boolean smoothScroll,
      TabConfigurationStrategy tabConfigurationStrategy) {
    tabs = tabLayout;
    pager = viewPager;
    smooth = smoothScroll;
    strategy = tabConfigurationStrategy;
  }

  public void attach() {
    if (attached) throw new IllegalStateException("TabLayoutMediator is already attached");
    adapter = pager.getAdapter();
    if (adapter == null) throw new IllegalStateException("TabLayoutMediator attached before ViewPager2 has an adapter");
    attached = true;
    pager.registerOnPageChangeCallback(pages);
    tabs.addOnTabSelectedListener(selection);
    adapter.registerAdapterDataObserver(data);
    populate();
  }

  public void detach() {
    if (adapter != null) adapter.unregisterAdapterDataObserver(data);
    adapter = null;
    tabs.removeOnTabSelectedListener(selection);
    pager.unregisterOnPageChangeCallback(pages);
    attached = false;
  }

  public boolean isAttached() { return attached; }

  private void populate() {
    tabs.removeAllTabs();
    if (adapter == null) return;
    int count = adapter.getItemCount();
    for (int i = 0; i < count; i++) {
      TabLayout.Tab tab = tabs.newTab();
      strategy.onConfigureTab(tab, i);
      tabs.addTab(tab, false);
    }
    if (count > 0) tabs.selectTab(tabs.getTabAt(Math.min(pager.getCurrentItem(), count - 1)));
  }
}
