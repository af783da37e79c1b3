package android.app;

import android.os.Bundle;
import android.view.View;
import android.widget.FrameLayout;
import android.widget.LinearLayout;
import android.widget.TabHost;
import android.widget.TabWidget;
import android.widget.TextView;

/** A screen of tabs, each with a view or an activity. */
@Deprecated
public class TabActivity extends ActivityGroup {
  private static final String CURRENT = "currentTab";

  private TabHost host;
  private String defaultTab;
  private int defaultIndex = -1;

  public void setDefaultTab(String tag) {
    defaultTab = tag;
    defaultIndex = -1;
  }

  public void setDefaultTab(int index) {
    defaultTab = null;
    defaultIndex = index;
  }

  @Override
  protected void onRestoreInstanceState(Bundle state) {
    super.onRestoreInstanceState(state);
    ensureTabHost();
    String current = state.getString(CURRENT);
    if (current != null) host.setCurrentTabByTag(current);
    if (host.getCurrentTab() >= 0) return;
    if (defaultTab != null) host.setCurrentTabByTag(defaultTab);
    else if (defaultIndex >= 0) host.setCurrentTab(defaultIndex);
  }

  @Override
  protected void onPostCreate(Bundle icicle) {
    super.onPostCreate(icicle);
    ensureTabHost();
    if (host.getCurrentTab() == -1) host.setCurrentTab(0);
  }

  @Override
  protected void onSaveInstanceState(Bundle outState) {
    super.onSaveInstanceState(outState);
    String current = host.getCurrentTabTag();
    if (current != null) outState.putString(CURRENT, current);
  }

  @Override
  public void onContentChanged() {
    super.onContentChanged();
    host = (TabHost) findViewById(android.R.id.tabhost);
    if (host == null) {
      throw new RuntimeException("Your content must have a TabHost whose id attribute is 'android.R.id.tabhost'");
    }
    host.setup(getLocalActivityManager());
  }

  private void ensureTabHost() {
    if (host != null) return;
    TabHost view = new TabHost(this);
    view.identify(android.R.id.tabhost);
    LinearLayout column = new LinearLayout(this);
    column.setOrientation(LinearLayout.VERTICAL);
    TabWidget tabs = new TabWidget(this);
    tabs.identify(android.R.id.tabs);
    FrameLayout content = new FrameLayout(this);
    content.identify(android.R.id.tabcontent);
    column.addView(tabs);
    column.addView(content);
    view.addView(column);
    setContentView(view);
  }

  @Override
  protected void onChildTitleChanged(Activity childActivity, CharSequence title) {
    if (getLocalActivityManager().getCurrentActivity() != childActivity) return;
    View tab = host.getCurrentTabView();
    if (tab instanceof TextView) ((TextView) tab).setText(title);
  }

  public TabHost getTabHost() {
    ensureTabHost();
    return host;
  }

  public TabWidget getTabWidget() {
    return host.getTabWidget();
  }
}
