package android.app;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AdapterView;
import android.widget.HorizontalScrollView;
import android.widget.LinearLayout;
import android.widget.Spinner;
import android.widget.SpinnerAdapter;
import android.widget.TextView;
import antecede.Bag;
import antecede.Callbacks;

/**
 * What every action bar knows: titles, options, tabs, the list. The views of tabs and list are here; where they are shown, the
 * subclasses say.
 */
@SuppressWarnings("deprecation")
abstract class BarState extends ActionBar {
  final Context context;
  private final Activity activity;
  private final Bag<TabState> tabs = new Bag<TabState>();
  private final Bag<OnMenuVisibilityListener> menuListeners = new Bag<OnMenuVisibilityListener>();
  private TabState selected;
  private int savedTab = -1;
  private int mode = NAVIGATION_MODE_STANDARD;
  private LinearLayout tabRow;
  private HorizontalScrollView tabScroll;
  private Spinner spinner;
  CharSequence title;
  CharSequence subtitle;
  private int options = DISPLAY_SHOW_HOME | DISPLAY_SHOW_TITLE;
  private View customView;
  private boolean showing = true;
  private boolean explicitTitle;

  /** A tab and its view. */
  private final class TabState extends Tab implements View.OnClickListener {
    private static final String SLOT = "TabListener";

    private Drawable icon;
    private CharSequence text;
    private CharSequence description;
    private Object tag;
    private View custom;
    private TabListener listener;
    private TextView view;

    @Override
    public int getPosition() {
      return tabs.indexOf(this);
    }

    @Override
    public Drawable getIcon() {
      return icon;
    }

    @Override
    public CharSequence getText() {
      return text;
    }

    @Override
    public Tab setIcon(Drawable icon) {
      this.icon = icon;
      return this;
    }

    @Override
    public Tab setIcon(int resId) {
      return setIcon(context.getDrawable(resId));
    }

    @Override
    public Tab setText(CharSequence text) {
      this.text = text;
      if (view != null) view.setText(text);
      return this;
    }

    @Override
    public Tab setText(int resId) {
      return setText(context.getResources().getText(resId));
    }

    @Override
    public Tab setCustomView(View view) {
      custom = view;
      return this;
    }

    @Override
    public Tab setCustomView(int layoutResId) {
      return setCustomView(LayoutInflater.from(getThemedContext()).inflate(layoutResId, null));
    }

    @Override
    public View getCustomView() {
      return custom;
    }

    @Override
    public Tab setTag(Object obj) {
      tag = obj;
      return this;
    }

    @Override
    public Object getTag() {
      return tag;
    }

    @Override
    public Tab setTabListener(TabListener listener) {
      this.listener = listener;
      if (listener != null) Callbacks.observe(this, SLOT, listener, false);
      else Callbacks.unregister(this, SLOT, null);
      return this;
    }

    @Override
    public void select() {
      selectTab(this);
    }

    @Override
    public Tab setContentDescription(int resId) {
      return setContentDescription(context.getResources().getText(resId));
    }

    @Override
    public Tab setContentDescription(CharSequence contentDesc) {
      description = contentDesc;
      return this;
    }

    @Override
    public CharSequence getContentDescription() {
      return description;
    }

    View makeView() {
      View shown = custom;
      if (shown == null) {
        view = new TextView(context);
        view.setText(text);
        shown = view;
      }
      shown.setClickable(true);
      shown.setOnClickListener(this);
      return shown;
    }

    @Override
    public void onClick(View v) {
      select();
    }

    void unselected(FragmentTransaction transaction) {
      if (listener == null) return;
      Callbacks.invoke(this, SLOT, listener);
      listener.onTabUnselected(this, transaction);
    }

    void selected(FragmentTransaction transaction) {
      if (listener == null) return;
      Callbacks.invoke(this, SLOT, listener);
      listener.onTabSelected(this, transaction);
    }

    void reselected(FragmentTransaction transaction) {
      if (listener == null) return;
      Callbacks.invoke(this, SLOT, listener);
      listener.onTabReselected(this, transaction);
    }
  }

  BarState(Context context, Activity activity) {
    this.context = context;
    this.activity = activity;
  }

  /** Titles, options or the custom view have changed. */
  abstract void update();

  /** The view of tabs or list is to be shown; null: none. */
  abstract void showNavigation(View view);

  abstract void setShown(boolean shown);

  @Override
  public Context getThemedContext() {
    return context;
  }

  // ---- title and options

  @Override
  public void setTitle(CharSequence title) {
    explicitTitle = true;
    this.title = title;
    update();
  }

  @Override
  public void setTitle(int resId) {
    setTitle(context.getText(resId));
  }

  void setWindowTitle(CharSequence title) {
    if (explicitTitle) return;
    this.title = title;
    update();
  }

  @Override
  public CharSequence getTitle() {
    return title;
  }

  @Override
  public void setSubtitle(CharSequence subtitle) {
    this.subtitle = subtitle;
    update();
  }

  @Override
  public void setSubtitle(int resId) {
    setSubtitle(context.getText(resId));
  }

  @Override
  public CharSequence getSubtitle() {
    return subtitle;
  }

  @Override
  public void setDisplayOptions(int options) {
    this.options = options;
    update();
  }

  @Override
  public void setDisplayOptions(int options, int mask) {
    setDisplayOptions(options & mask | this.options & ~mask);
  }

  @Override
  public int getDisplayOptions() {
    return options;
  }

  @Override
  public void setDisplayUseLogoEnabled(boolean useLogo) {
    setDisplayOptions(useLogo ? DISPLAY_USE_LOGO : 0, DISPLAY_USE_LOGO);
  }

  @Override
  public void setDisplayShowHomeEnabled(boolean showHome) {
    setDisplayOptions(showHome ? DISPLAY_SHOW_HOME : 0, DISPLAY_SHOW_HOME);
  }

  @Override
  public void setDisplayHomeAsUpEnabled(boolean showHomeAsUp) {
    setDisplayOptions(showHomeAsUp ? DISPLAY_HOME_AS_UP : 0, DISPLAY_HOME_AS_UP);
  }

  @Override
  public void setDisplayShowTitleEnabled(boolean showTitle) {
    setDisplayOptions(showTitle ? DISPLAY_SHOW_TITLE : 0, DISPLAY_SHOW_TITLE);
  }

  @Override
  public void setDisplayShowCustomEnabled(boolean showCustom) {
    setDisplayOptions(showCustom ? DISPLAY_SHOW_CUSTOM : 0, DISPLAY_SHOW_CUSTOM);
  }

  boolean shows(int option) {
    return (options & option) != 0;
  }

  @Override
  public void setCustomView(View view) {
    customView = view;
    update();
  }

  @Override
  public void setCustomView(View view, LayoutParams layoutParams) {
    view.setLayoutParams(layoutParams);
    setCustomView(view);
  }

  @Override
  public void setCustomView(int resId) {
    setCustomView(LayoutInflater.from(getThemedContext()).inflate(resId, null));
  }

  @Override
  public View getCustomView() {
    return customView;
  }

  @Override
  public void setIcon(int resId) {}

  @Override
  public void setIcon(Drawable icon) {}

  @Override
  public void setLogo(int resId) {}

  @Override
  public void setLogo(Drawable logo) {}

  @Override
  public void setBackgroundDrawable(Drawable d) {}

  @Override
  public void setElevation(float elevation) {}

  @Override
  public void setHideOnContentScrollEnabled(boolean hideOnContentScroll) {}

  @Override
  public void show() {
    showing = true;
    setShown(true);
  }

  @Override
  public void hide() {
    showing = false;
    setShown(false);
  }

  @Override
  public boolean isShowing() {
    return showing;
  }

  @Override
  public void addOnMenuVisibilityListener(OnMenuVisibilityListener listener) {
    menuListeners.add(listener);
    Callbacks.observe(this, "OnMenuVisibilityListener", listener, true);
  }

  @Override
  public void removeOnMenuVisibilityListener(OnMenuVisibilityListener listener) {
    if (menuListeners.remove(listener)) Callbacks.unregister(this, "OnMenuVisibilityListener", listener);
  }

  @Override
  public void dispatchMenuVisibilityChanged(boolean isVisible) {
    Bag<OnMenuVisibilityListener> all = menuListeners.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "OnMenuVisibilityListener", all.get(i));
      all.get(i).onMenuVisibilityChanged(isVisible);
    }
  }

  // ---- tabs and list

  @Override
  public int getNavigationMode() {
    return mode;
  }

  @Override
  public void setNavigationMode(int mode) {
    if (this.mode == NAVIGATION_MODE_TABS) savedTab = getSelectedNavigationIndex();
    if (this.mode == NAVIGATION_MODE_TABS && mode != NAVIGATION_MODE_TABS) selectTab(null);
    this.mode = mode;
    if (mode == NAVIGATION_MODE_TABS) {
      ensureTabs();
      showNavigation(tabScroll);
      if (savedTab >= 0) setSelectedNavigationItem(savedTab);
      savedTab = -1;
    } else {
      showNavigation(mode == NAVIGATION_MODE_LIST ? spinner : null);
    }
  }

  private void ensureTabs() {
    if (tabRow != null) return;
    tabRow = new LinearLayout(context);
    for (int i = 0; i < tabs.size(); i++) tabRow.addView(tabs.get(i).makeView());
    tabScroll = new HorizontalScrollView(context);
    tabScroll.addView(tabRow, new ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT,
        ViewGroup.LayoutParams.WRAP_CONTENT));
  }

  @Override
  public void setListNavigationCallbacks(SpinnerAdapter adapter, final OnNavigationListener callback) {
    if (spinner == null) spinner = new Spinner(context);
    if (callback != null) Callbacks.observe(this, "OnNavigationListener", callback, false);
    spinner.setAdapter(adapter);
    spinner.setOnItemSelectedListener(new AdapterView.OnItemSelectedListener() {
      @Override
      public void onItemSelected(AdapterView<?> parent, View view, int position, long id) {
        if (callback == null) return;
        Callbacks.invoke(BarState.this, "OnNavigationListener", callback);
        callback.onNavigationItemSelected(position, id);
      }

      @Override
      public void onNothingSelected(AdapterView<?> parent) {}
    });
    if (mode == NAVIGATION_MODE_LIST) showNavigation(spinner);
  }

  @Override
  public void setSelectedNavigationItem(int position) {
    if (mode == NAVIGATION_MODE_TABS) selectTab(tabs.get(position));
    else if (mode == NAVIGATION_MODE_LIST) spinner.setSelection(position);
    else throw new IllegalStateException("setSelectedNavigationIndex not valid for current navigation mode");
  }

  @Override
  public int getSelectedNavigationIndex() {
    if (mode == NAVIGATION_MODE_TABS) return selected == null ? -1 : selected.getPosition();
    return mode == NAVIGATION_MODE_LIST ? spinner.getSelectedItemPosition() : -1;
  }

  @Override
  public int getNavigationItemCount() {
    if (mode == NAVIGATION_MODE_TABS) return tabs.size();
    return mode == NAVIGATION_MODE_LIST && spinner.getAdapter() != null ? spinner.getAdapter().getCount() : 0;
  }

  @Override
  public Tab newTab() {
    return new TabState();
  }

  @Override
  public void addTab(Tab tab) {
    addTab(tab, tabs.isEmpty());
  }

  @Override
  public void addTab(Tab tab, boolean setSelected) {
    addTab(tab, tabs.size(), setSelected);
  }

  @Override
  public void addTab(Tab tab, int position) {
    addTab(tab, position, tabs.isEmpty());
  }

  @Override
  public void addTab(Tab tab, int position, boolean setSelected) {
    TabState state = (TabState) tab;
    if (state.listener == null) throw new IllegalStateException("Action Bar Tab must have a Callback");
    tabs.add(position, state);
    if (tabRow != null) tabRow.addView(state.makeView(), position);
    if (setSelected) selectTab(tab);
  }

  @Override
  public void removeTab(Tab tab) {
    removeTabAt(tab.getPosition());
  }

  @Override
  public void removeTabAt(int position) {
    int chosen = selected != null ? selected.getPosition() : savedTab;
    tabs.removeAt(position);
    if (tabRow != null) tabRow.removeViewAt(position);
    if (chosen == position) selectTab(tabs.isEmpty() ? null : tabs.get(Math.max(0, position - 1)));
  }

  @Override
  public void removeAllTabs() {
    if (selected != null) selectTab(null);
    tabs.clear();
    if (tabRow != null) tabRow.removeAllViews();
    savedTab = -1;
  }

  @Override
  public void selectTab(Tab tab) {
    if (mode != NAVIGATION_MODE_TABS) {
      savedTab = tab == null ? -1 : tab.getPosition();
      return;
    }
    FragmentTransaction transaction =
        activity == null ? null : activity.getFragmentManager().beginTransaction().disallowAddToBackStack();
    if (selected == tab) {
      if (selected != null) selected.reselected(transaction);
    } else {
      if (selected != null) selected.unselected(transaction);
      selected = (TabState) tab;
      if (selected != null) selected.selected(transaction);
    }
    if (transaction != null && !transaction.isEmpty()) transaction.commit();
  }

  @Override
  public Tab getSelectedTab() {
    return selected;
  }

  @Override
  public Tab getTabAt(int index) {
    return tabs.get(index);
  }

  @Override
  public int getTabCount() {
    return tabs.size();
  }
}
