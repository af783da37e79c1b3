package com.google.android.material.tabs;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.database.DataSetObserver;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AppAttributes;
import android.widget.HorizontalScrollView;
import android.widget.ImageView;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.viewpager.widget.PagerAdapter;
import androidx.viewpager.widget.ViewPager;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Observable;

/** Tabs, which may turn the pages of a pager. */
public class TabLayout extends HorizontalScrollView {
  public static final int MODE_SCROLLABLE = 0, MODE_FIXED = 1, MODE_AUTO = 2;
  public static final int GRAVITY_FILL = 0, GRAVITY_CENTER = 1, GRAVITY_START = 2;
  public static final int TAB_LABEL_VISIBILITY_UNLABELED = 0, TAB_LABEL_VISIBILITY_LABELED = 1;
  public static final int INDICATOR_GRAVITY_BOTTOM = 0, INDICATOR_GRAVITY_CENTER = 1, INDICATOR_GRAVITY_TOP = 2,
      INDICATOR_GRAVITY_STRETCH = 3;

  private final LinearLayout strip;
  private final Bag<Tab> tabs = new Bag<Tab>();
  @Observable private Tab selectedTab;
  private Tab selected;
  private int mode, gravity;
  private BaseOnTabSelectedListener single;
  private final Bag<BaseOnTabSelectedListener> listeners = new Bag<BaseOnTabSelectedListener>();
  private ViewPager pager;
  private PagerAdapter adapter;
  private TabLayoutOnPageChangeListener pageListener;
  private BaseOnTabSelectedListener pagerSelector;
  private ColorStateList colours;
  private final DataSetObserver observer = new DataSetObserver() {
    @Override
    public void onChanged() { populate(); }

    @Override
    public void onInvalidated() { populate(); }
  };
  private final ViewPager.OnAdapterChangeListener adapterListener = new ViewPager.OnAdapterChangeListener() {
    @Override
    public void onAdapterChanged(ViewPager viewPager, PagerAdapter oldAdapter, PagerAdapter newAdapter) {
      if (pager == viewPager) watch(newAdapter);
    }
  };

  @Deprecated
  public interface BaseOnTabSelectedListener<T extends Tab> {
    void onTabSelected(T tab);

    void onTabUnselected(T tab);

    void onTabReselected(T tab);
  }

  public interface OnTabSelectedListener extends BaseOnTabSelectedListener<Tab> {
    @Override
    void onTabSelected(Tab tab);

    @Override
    void onTabUnselected(Tab tab);

    @Override
    void onTabReselected(Tab tab);
  }

  /** A tab. */
  public static class Tab {
    public static final int INVALID_POSITION = -1;

    public TabLayout parent;
    public TabView view;
    private Object tag;
    private Drawable icon;
    @Observable private CharSequence text;
    private CharSequence description;
    private int position = INVALID_POSITION;
    private View custom;
    private int id = View.NO_ID;

    public Tab() {}

    public Object getTag() { return tag; }

    public Tab setTag(Object tag) {
      this.tag = tag;
      return this;
    }

    public Tab setId(int id) {
      this.id = id;
      if (view != null) view.setId(id);
      return this;
    }

    public int getId() { return id; }

    public View getCustomView() { return custom; }

    public Tab setCustomView(View view) {
      custom = view;
      update();
      return this;
    }

    public Tab setCustomView(int resId) {
      return setCustomView(LayoutInflater.from(view.getContext()).inflate(resId, view, false));
    }

    public Drawable getIcon() { return icon; }

    public int getPosition() { return position; }

    public CharSequence getText() { return text; }

    public Tab setIcon(Drawable icon) {
      this.icon = icon;
      update();
      return this;
    }

    public Tab setIcon(int resId) { return setIcon(parent.getContext().getDrawable(resId)); }

    public Tab setText(CharSequence text) {
      this.text = text;
      if (view != null) view.text.setText(text);
      update();
      return this;
    }

    public Tab setText(int resId) { return setText(parent.getResources().getText(resId)); }

    public void select() {
      if (parent == null) throw new IllegalArgumentException("Tab not attached to a TabLayout");
      parent.selectTab(this);
    }

    public boolean isSelected() {
      if (parent == null) throw new IllegalArgumentException("Tab not attached to a TabLayout");
      return parent.getSelectedTabPosition() == position;
    }

    public Tab setContentDescription(int resId) { return setContentDescription(parent.getResources().getText(resId)); }

    public Tab setContentDescription(CharSequence contentDesc) {
      description = contentDesc;
      if (view != null) view.setContentDescription(contentDesc);
      return this;
    }

    public CharSequence getContentDescription() { return description; }

    void update() {
      if (view != null) view.update();
    }
  }

  /** The view of a tab. */
  public final class TabView extends LinearLayout {
    private Tab tab;
    final TextView text;
    private final ImageView icon;

    public TabView(Context context) {
      super(context);
      setOrientation(VERTICAL);
      setGravity(Gravity.CENTER);
      setClickable(true);
      setMinimumHeight((int) (48 * getResources().getDisplayMetrics().density));
      addView(icon = new ImageView(context), LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
      addView(text = new TextView(context), LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
    }

    @Override
    public boolean performClick() {
      boolean handled = super.performClick();
      if (tab == null) return handled;
      tab.select();
      return true;
    }

    void update() {
      icon.setImageDrawable(tab.icon);
      icon.setVisibility(tab.icon == null || tab.custom != null ? GONE : VISIBLE);
      text.setVisibility(tab.custom != null ? GONE : VISIBLE);
      if (tab.custom == null || tab.custom.getParent() == this) return;
      if (tab.custom.getParent() instanceof ViewGroup) ((ViewGroup) tab.custom.getParent()).removeView(tab.custom);
      addView(tab.custom);
    }

    public Tab getTab() { return tab; }
  }

  public static class TabLayoutOnPageChangeListener implements ViewPager.OnPageChangeListener {
    private final TabLayout layout;

    public TabLayoutOnPageChangeListener(TabLayout tabLayout) { layout = tabLayout; }

    @Override
    public void onPageScrollStateChanged(int state) {}

    @Override
    public void onPageScrolled(int position, float positionOffset, int positionOffsetPixels) {}

    @Override
    public void onPageSelected(int position) {
      if (layout.selected != null && layout.selected.position == position || position >= layout.tabs.size()) return;
      layout.selectTab(layout.tabs.get(position), true);
    }
  }

  public static class ViewPagerOnTabSelectedListener implements OnTabSelectedListener {
    private final ViewPager pager;

    public ViewPagerOnTabSelectedListener(ViewPager viewPager) { pager = viewPager; }

    @Override
    public void onTabSelected(Tab tab) { pager.setCurrentItem(tab.getPosition()); }

    @Override
    public void onTabUnselected(Tab tab) {}

    @Override
    public void onTabReselected(Tab tab) {}
  }

  public TabLayout(Context context) { this(context, null); }

  public TabLayout(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public TabLayout(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    setFillViewport(true);
    strip = new LinearLayout(context);
    super.addView(strip, 0, new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.MATCH_PARENT));
    TypedArray values = AppAttributes.of(context, attrs, "tabMode", "tabGravity");
    mode = values.getInt(0, MODE_FIXED);
    gravity = values.getInt(1, GRAVITY_FILL);
    values.recycle();
  }

  @Override
  public void addView(View child) { addItem(child); }

  @Override
  public void addView(View child, int index) { addItem(child); }

  @Override
  public void addView(View child, ViewGroup.LayoutParams params) { addItem(child); }

  @Override
  public void addView(View child, int index, ViewGroup.LayoutParams params) { addItem(child); }

  private void addItem(View child) {
    if (!(child instanceof TabItem)) throw new IllegalArgumentException("Only TabItem instances can be added to TabLayout");
    TabItem item = (TabItem) child;
    Tab tab = newTab();
    if (item.text != null) tab.setText(item.text);
    if (item.icon != null) tab.setIcon(item.icon);
    if (item.customLayout != 0) tab.setCustomView(item.customLayout);
    addTab(tab);
  }

  public void addTab(Tab tab) { addTab(tab, tabs.isEmpty()); }

  public void addTab(Tab tab, int position) { addTab(tab, position, tabs.isEmpty()); }

  public void addTab(Tab tab, boolean setSelected) { addTab(tab, tabs.size(), setSelected); }

  public void addTab(Tab tab, int position, boolean setSelected) {
    if (tab.parent != this) throw new IllegalArgumentException("Tab belongs to a different TabLayout.");
    tabs.add(position, tab);
    number();
    boolean fixed = mode == MODE_FIXED && gravity == GRAVITY_FILL;
    strip.addView(tab.view, position, new LinearLayout.LayoutParams(fixed ? 0 : LayoutParams.WRAP_CONTENT,
        LayoutParams.MATCH_PARENT, fixed ? 1 : 0));
    if (setSelected) tab.select();
  }

  private void number() {
    for (int i = 0; i < tabs.size(); i++) tabs.get(i).position = i;
  }

  public Tab newTab() {
    Tab tab = new Tab();
    tab.parent = this;
    tab.view = new TabView(getContext());
    tab.view.tab = tab;
    tab.update();
    return tab;
  }

  public int getTabCount() { return tabs.size(); }

  public Tab getTabAt(int index) { return index < 0 || index >= tabs.size() ? null : tabs.get(index); }

  public int getSelectedTabPosition() {
    Tab tab = selectedTab;
    return tab == null ? -1 : tab.getPosition();
  }

  public void removeTab(Tab tab) {
    if (tab.parent != this) throw new IllegalArgumentException("Tab does not belong to this TabLayout.");
    removeTabAt(tab.position);
  }

  public void removeTabAt(int position) {
    Tab tab = tabs.removeAt(position);
    strip.removeViewAt(position);
    tab.parent = null;
    tab.position = Tab.INVALID_POSITION;
    number();
    if (tab == selected) selectTab(tabs.isEmpty() ? null : tabs.get(Math.max(0, position - 1)));
  }

  public void removeAllTabs() {
    strip.removeAllViews();
    tabs.clear();
    selected = null;
    selectedTab = null;
  }

  public void selectTab(Tab tab) { selectTab(tab, true); }

  public void selectTab(Tab tab, boolean updateIndicator) {
    Tab old = selected;
    if (old == tab) {
      if (tab != null) tell(tab, 2);
      return;
    }
    selected = tab;
    selectedTab = tab;
    for (int i = 0; i < tabs.size(); i++) tabs.get(i).view.setSelected(tabs.get(i) == tab);
    if (old != null) tell(old, 1);
    if (tab != null) tell(tab, 0);
  }

  @SuppressWarnings("unchecked")
  private void tell(Tab tab, int what) {
    for (int i = listeners.size() - 1; i >= 0; i--) {
      BaseOnTabSelectedListener<Tab> listener = listeners.get(i);
      Callbacks.invoke(this, "OnTabSelectedListener", listener);
      if (what == 0) listener.onTabSelected(tab);
      else if (what == 1) listener.onTabUnselected(tab);
      else listener.onTabReselected(tab);
    }
  }

  @Deprecated
  public void setOnTabSelectedListener(BaseOnTabSelectedListener listener) {
    if (single != null) removeOnTabSelectedListener(single);
    single = listener;
    if (listener != null) addOnTabSelectedListener(listener);
  }

  @Deprecated
  public void setOnTabSelectedListener(OnTabSelectedListener listener) {
    setOnTabSelectedListener((BaseOnTabSelectedListener) listener);
  }

  @Deprecated
  public void addOnTabSelectedListener(BaseOnTabSelectedListener listener) {
    if (listeners.contains(listener)) return;
    Callbacks.register(this, "OnTabSelectedListener", listener, true, "tell");
    listeners.add(listener);
  }

  public void addOnTabSelectedListener(OnTabSelectedListener listener) {
    addOnTabSelectedListener((BaseOnTabSelectedListener) listener);
  }

  @Deprecated
  public void removeOnTabSelectedListener(BaseOnTabSelectedListener listener) {
    if (listeners.remove(listener)) Callbacks.unregister(this, "OnTabSelectedListener", listener);
  }

  public void removeOnTabSelectedListener(OnTabSelectedListener listener) {
    removeOnTabSelectedListener((BaseOnTabSelectedListener) listener);
  }

  public void clearOnTabSelectedListeners() {
    Callbacks.unregister(this, "OnTabSelectedListener", null);
    listeners.clear();
  }

  public void setupWithViewPager(ViewPager viewPager) { setupWithViewPager(viewPager, true); }

  public void setupWithViewPager(ViewPager viewPager, boolean autoRefresh) {
    if (pager != null) {
      if (pageListener != null) pager.removeOnPageChangeListener(pageListener);
      pager.removeOnAdapterChangeListener(adapterListener);
    }
    if (pagerSelector != null) removeOnTabSelectedListener(pagerSelector);
    pagerSelector = null;
    pager = viewPager;
    if (viewPager == null) {
      watch(null);
      return;
    }
    if (pageListener == null) pageListener = new TabLayoutOnPageChangeListener(this);
    viewPager.addOnPageChangeListener(pageListener);
    pagerSelector = new ViewPagerOnTabSelectedListener(viewPager);
    addOnTabSelectedListener(pagerSelector);
    if (viewPager.getAdapter() != null) watch(viewPager.getAdapter());
    viewPager.addOnAdapterChangeListener(adapterListener);
  }

  @Deprecated
  public void setTabsFromPagerAdapter(PagerAdapter adapter) { watch(adapter); }

  private void watch(PagerAdapter next) {
    if (adapter != null) adapter.unregisterDataSetObserver(observer);
    adapter = next;
    if (next != null) next.registerDataSetObserver(observer);
    populate();
  }

  private void populate() {
    removeAllTabs();
    if (adapter == null) return;
    int count = adapter.getCount();
    for (int i = 0; i < count; i++) addTab(newTab().setText(adapter.getPageTitle(i)), false);
    if (pager == null || count == 0) return;
    int current = pager.getCurrentItem();
    if (current < tabs.size()) selectTab(tabs.get(current));
  }

  public void setScrollPosition(int position, float positionOffset, boolean updateSelectedTabView) {}

  public void setTabMode(int mode) { this.mode = mode; }

  public int getTabMode() { return mode; }

  public void setTabGravity(int gravity) { this.gravity = gravity; }

  public int getTabGravity() { return gravity; }

  public void setTabTextColors(ColorStateList textColor) { colours = textColor; }

  public ColorStateList getTabTextColors() { return colours; }

  public void setTabTextColors(int normalColor, int selectedColor) {}

  public void setSelectedTabIndicatorColor(int color) {}

  public void setSelectedTabIndicatorHeight(int height) {}
}
