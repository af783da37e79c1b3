package androidx.fragment.app;

import android.content.Context;
import android.os.Bundle;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import android.widget.LinearLayout;
import android.widget.TabHost;
import android.widget.TabWidget;
import antecede.Bag;

/** Tabs that are fragments: one is attached at a time. */
@Deprecated
public class FragmentTabHost extends TabHost implements TabHost.OnTabChangeListener {
  private final Bag<Tab> tabs = new Bag<Tab>();
  private Context context;
  private FragmentManager manager;
  private int containerId;
  private FrameLayout content;
  private OnTabChangeListener listener;
  private Tab last;
  private boolean attached;

  /** A tab. */
  private static final class Tab {
    final String tag;
    final Class<?> type;
    final Bundle arguments;
    Fragment fragment;

    Tab(String tag, Class<?> type, Bundle arguments) {
      this.tag = tag;
      this.type = type;
      this.arguments = arguments;
    }
  }

  @Deprecated
  public FragmentTabHost(Context context) {
    super(context, null);
    super.setOnTabChangedListener(this);
  }

  @Deprecated
  public FragmentTabHost(Context context, AttributeSet attrs) {
    super(context, attrs);
    super.setOnTabChangedListener(this);
  }

  @Deprecated
  public void setup(Context context, FragmentManager manager) {
    setup(context, manager, android.R.id.tabcontent);
  }

  @Deprecated
  public void setup(Context context, FragmentManager manager, int containerId) {
    ensureHierarchy(context);
    super.setup();
    this.context = context;
    this.manager = manager;
    this.containerId = containerId;
    content = (FrameLayout) findViewById(containerId);
    if (content == null) throw new IllegalStateException("No tab content FrameLayout found for id " + containerId);
    if (getId() == View.NO_ID) setId(android.R.id.tabhost);
  }

  private void ensureHierarchy(Context context) {
    if (findViewById(android.R.id.tabs) != null) return;
    LinearLayout column = new LinearLayout(context);
    column.setOrientation(LinearLayout.VERTICAL);
    addView(column, new FrameLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT));
    TabWidget widget = new TabWidget(context);
    widget.setId(android.R.id.tabs);
    column.addView(widget, new LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT,
        ViewGroup.LayoutParams.WRAP_CONTENT, 0));
    FrameLayout frame = new FrameLayout(context);
    frame.setId(android.R.id.tabcontent);
    column.addView(frame, new LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, 0, 1));
  }

  @Override
  @Deprecated
  public final void setup() {
    throw new IllegalStateException("Must call setup() that takes a Context and FragmentManager");
  }

  @Override
  @Deprecated
  public void setOnTabChangedListener(OnTabChangeListener l) {
    listener = l;
  }

  @Deprecated
  public void addTab(TabHost.TabSpec tabSpec, Class<?> clss, Bundle args) {
    tabSpec.setContent(new TabHost.TabContentFactory() {
      @Override
      public View createTabContent(String tag) {
        View empty = new View(context);
        empty.setMinimumWidth(0);
        empty.setMinimumHeight(0);
        return empty;
      }
    });
    Tab tab = new Tab(tabSpec.getTag(), clss, args);
    if (attached) {
      tab.fragment = manager.findFragmentByTag(tab.tag);
      if (tab.fragment != null && !tab.fragment.isDetached()) manager.beginTransaction().detach(tab.fragment).commit();
    }
    tabs.add(tab);
    addTab(tabSpec);
  }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    String current = getCurrentTabTag();
    FragmentTransaction transaction = null;
    for (int i = 0; i < tabs.size(); i++) {
      Tab tab = tabs.get(i);
      tab.fragment = manager.findFragmentByTag(tab.tag);
      if (tab.fragment == null || tab.fragment.isDetached()) continue;
      if (tab.tag.equals(current)) {
        last = tab;
      } else {
        if (transaction == null) transaction = manager.beginTransaction();
        transaction.detach(tab.fragment);
      }
    }
    attached = true;
    transaction = change(current, transaction);
    if (transaction == null) return;
    transaction.commit();
    manager.executePendingTransactions();
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    attached = false;
  }

  @Override
  @Deprecated
  public void onTabChanged(String tabId) {
    FragmentTransaction transaction = attached ? change(tabId, null) : null;
    if (transaction != null) transaction.commit();
    if (listener != null) listener.onTabChanged(tabId);
  }

  private FragmentTransaction change(String tag, FragmentTransaction transaction) {
    Tab next = null;
    for (int i = 0; i < tabs.size(); i++) {
      if (tabs.get(i).tag.equals(tag)) next = tabs.get(i);
    }
    if (last == next) return transaction;
    FragmentTransaction result = transaction == null ? manager.beginTransaction() : transaction;
    if (last != null && last.fragment != null) result.detach(last.fragment);
    if (next != null && next.fragment == null) {
      next.fragment = manager.getFragmentFactory().instantiate(context.getClassLoader(), next.type.getName());
      next.fragment.setArguments(next.arguments);
      result.add(containerId, next.fragment, next.tag);
    } else if (next != null) {
      result.attach(next.fragment);
    }
    last = next;
    return result;
  }
}
