package android.widget;

import android.app.LocalActivityManager;
import android.content.Context;
import android.content.Intent;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import android.view.ViewTreeObserver;
import android.view.Window;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Observable;

/** Tabs and their contents. */
public class TabHost extends FrameLayout implements ViewTreeObserver.OnTouchModeChangeListener {
  @Observable int mCurrentTab = -1;
  private TabWidget tabs;
  private FrameLayout content;
  private final Bag<TabSpec> specs = new Bag<TabSpec>();
  private View currentView;
  private OnTabChangeListener listener;
  private LocalActivityManager activities;

  /** Hears of another tab. */
  public interface OnTabChangeListener {
    void onTabChanged(String tabId);
  }

  /** Makes the content of a tab when it is first shown. */
  public interface TabContentFactory {
    View createTabContent(String tag);
  }

  /** A tab: its indicator, its content, its tag. */
  public class TabSpec {
    private final String tag;
    private CharSequence label;
    private Drawable icon;
    private View indicator;
    private int viewId;
    private TabContentFactory factory;
    private Intent intent;
    private View made;

    private TabSpec(String tag) { this.tag = tag; }

    public TabSpec setIndicator(CharSequence label) {
      this.label = label;
      return this;
    }

    public TabSpec setIndicator(CharSequence label, Drawable icon) {
      this.icon = icon;
      return setIndicator(label);
    }

    public TabSpec setIndicator(View view) {
      indicator = view;
      return this;
    }

    public TabSpec setContent(int viewId) {
      this.viewId = viewId;
      View view = content.findViewById(viewId);
      if (view == null) throw new RuntimeException("Could not create tab content because could not find view with id " + viewId);
      view.setVisibility(View.GONE);
      return this;
    }

    public TabSpec setContent(TabContentFactory contentFactory) {
      factory = contentFactory;
      Callbacks.observe(TabHost.this, "TabContentFactory", contentFactory, true);
      return this;
    }

    public TabSpec setContent(Intent intent) {
      this.intent = intent;
      return this;
    }

    public String getTag() { return tag; }

    private View indicator() {
      if (indicator != null) return indicator;
      TextView view = new TextView(getContext());
      view.identify(android.R.id.title);
      view.setGravity(Gravity.CENTER);
      view.setText(label);
      view.setMinHeight((int) (48 * getResources().getDisplayMetrics().density));
      if (icon != null) view.setCompoundDrawables(null, icon, null, null);
      return view;
    }

    /** The content: a view that is there, one from the factory, or an activity inside this one. */
    private View show() {
      if (intent != null) {
        if (activities == null) {
          throw new IllegalStateException("Did you forget to call 'public void setup(LocalActivityManager activityGroup)'?");
        }
        Window window = activities.startActivity(tag, intent);
        View decor = window == null ? null : window.getDecorView();
        if (made != decor && made != null && made.getParent() != null) content.removeView(made);
        made = decor;
      } else if (factory != null && made == null) {
        Callbacks.invoke(TabHost.this, "TabContentFactory", factory);
        made = factory.createTabContent(tag);
      } else if (factory == null) {
        made = content.findViewById(viewId);
      }
      if (made != null) made.setVisibility(View.VISIBLE);
      return made;
    }

    private void hide() {
      if (made != null) made.setVisibility(View.GONE);
    }
  }

  private final class Clicks implements TabWidget.OnTabSelectionChanged {
    @Override
    public void onTabSelectionChanged(int tabIndex, boolean clicked) { setCurrentTab(tabIndex); }
  }

  public TabHost(Context context) { this(context, null); }

  public TabHost(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.tabWidgetStyle); }

  public TabHost(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public TabHost(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs);
    setFocusableInTouchMode(true);
  }

  public TabSpec newTabSpec(String tag) {
    if (tag == null) throw new IllegalArgumentException("tag must be non-null");
    return new TabSpec(tag);
  }

  public void setup() {
    tabs = findViewById(android.R.id.tabs);
    if (tabs == null) throw new RuntimeException("Your TabHost must have a TabWidget whose id attribute is 'android.R.id.tabs'");
    tabs.setTabSelectionListener(new Clicks());
    content = findViewById(android.R.id.tabcontent);
    if (content == null) {
      throw new RuntimeException("Your TabHost must have a FrameLayout whose id attribute is 'android.R.id.tabcontent'");
    }
  }

  public void setup(LocalActivityManager activityGroup) {
    setup();
    activities = activityGroup;
  }

  public void addTab(TabSpec tabSpec) {
    if (tabSpec.indicator == null && tabSpec.label == null) {
      throw new IllegalArgumentException("you must specify a way to create the tab indicator.");
    }
    if (tabSpec.viewId == 0 && tabSpec.factory == null && tabSpec.intent == null) {
      throw new IllegalArgumentException("you must specify a way to create the tab content");
    }
    tabs.addView(tabSpec.indicator());
    specs.add(tabSpec);
    if (mCurrentTab == -1) setCurrentTab(0);
  }

  public void clearAllTabs() {
    tabs.removeAllViews();
    content.removeAllViews();
    specs.clear();
    mCurrentTab = -1;
    currentView = null;
    requestLayout();
    invalidate();
  }

  public TabWidget getTabWidget() { return tabs; }

  public int getCurrentTab() { return mCurrentTab; }

  public String getCurrentTabTag() {
    return mCurrentTab >= 0 && mCurrentTab < specs.size() ? specs.get(mCurrentTab).getTag() : null;
  }

  public View getCurrentTabView() {
    return mCurrentTab >= 0 && mCurrentTab < specs.size() ? tabs.getChildTabViewAt(mCurrentTab) : null;
  }

  public View getCurrentView() { return currentView; }

  public FrameLayout getTabContentView() { return content; }

  public void setCurrentTabByTag(String tag) {
    for (int i = 0; i < specs.size(); i++) {
      if (specs.get(i).getTag().equals(tag)) {
        setCurrentTab(i);
        return;
      }
    }
  }

  public void setCurrentTab(int index) {
    if (index < 0 || index >= specs.size() || index == mCurrentTab) return;
    if (mCurrentTab != -1) specs.get(mCurrentTab).hide();
    mCurrentTab = index;
    TabSpec spec = specs.get(index);
    tabs.focusCurrentTab(index);
    currentView = spec.show();
    if (currentView != null && currentView.getParent() == null) {
      content.addView(currentView, new ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT,
          ViewGroup.LayoutParams.MATCH_PARENT));
    }
    if (!tabs.hasFocus() && currentView != null) currentView.requestFocus();
    if (listener == null) return;
    Callbacks.invoke(this, "OnTabChangeListener", listener);
    listener.onTabChanged(getCurrentTabTag());
  }

  public void setOnTabChangedListener(OnTabChangeListener l) {
    if (l == null) Callbacks.unregister(this, "OnTabChangeListener", null);
    else Callbacks.register(this, "OnTabChangeListener", l, false, "setCurrentTab");
    listener = l;
  }

  @Override
  public void onTouchModeChanged(boolean isInTouchMode) {}

  @Override
  public CharSequence getAccessibilityClassName() { return TabHost.class.getName(); }
}
