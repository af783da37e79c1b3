package android.view;

import android.content.Context;
import android.widget.LinearLayout;
import android.widget.TextView;
import antecede.Engine;
import antecede.Hidden;

/**
 * The bar at the top of a window: Home, a title or a view of the app, the actions of a menu and a button for the rest of them.
 * All parts are plain
 * views, so that touches find them.
 */
@Hidden
public final class BarView extends LinearLayout implements MenuBuilder.Presenter {
  private static final int HEIGHT = 112;
  private static final int BUTTON = 96;

  private final TextView home;
  private final TextView title;
  private final TextView subtitle;
  private final BarPlace custom;
  private final LinearLayout actions;
  private final LinearLayout navigation;
  private final TextView overflow;
  private MenuBuilder menu;
  private MenuPopup popup;
  private Listener listener;

  /** Who made the window. */
  @Hidden
  public interface Listener {
    void onHome();

    void onOverflow();
  }

  /** What a button of the bar does. */
  private static final class Press implements View.OnClickListener {
    private final BarView bar;
    private final boolean home;

    Press(BarView bar, boolean home) {
      this.bar = bar;
      this.home = home;
    }

    @Override
    public void onClick(View v) {
      if (bar.listener == null) return;
      if (home) bar.listener.onHome();
      else bar.listener.onOverflow();
    }
  }

  public BarView(Context context) {
    super(context);
    setGravity(Gravity.CENTER_VERTICAL);
    setMinimumHeight(HEIGHT);
    home = text(context, "<");
    home.identify(android.R.id.home);
    home.setOnClickListener(new Press(this, true));
    home.setVisibility(GONE);
    title = text(context, "");
    subtitle = text(context, "");
    subtitle.setVisibility(GONE);
    custom = new BarPlace(context);
    navigation = new LinearLayout(context);
    actions = new LinearLayout(context);
    actions.setGravity(Gravity.CENTER_VERTICAL);
    overflow = text(context, "...");
    overflow.setContentDescription("More options");
    overflow.setOnClickListener(new Press(this, false));
    overflow.setVisibility(GONE);
    addView(home, new LayoutParams(BUTTON, HEIGHT));
    LinearLayout titles = new LinearLayout(context);
    titles.setOrientation(VERTICAL);
    titles.addView(title);
    titles.addView(subtitle);
    addView(titles);
    addView(navigation);
    addView(custom, new LayoutParams(0, ViewGroup.LayoutParams.WRAP_CONTENT, 1));
    addView(actions, new LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, HEIGHT));  // No action is higher, whatever room there is.
    addView(overflow, new LayoutParams(BUTTON, HEIGHT));
  }

  private static TextView text(Context context, CharSequence text) {
    TextView view = new TextView(context);
    view.setText(text);
    view.setGravity(Gravity.CENTER_VERTICAL);
    view.setPadding(16, 0, 16, 0);
    return view;
  }

  public void setListener(Listener listener) {
    this.listener = listener;
  }

  public void setTitle(CharSequence text) {
    title.setText(text);
  }

  public CharSequence getTitle() {
    return title.getText();
  }

  public void setTitleShown(boolean shown) {
    title.setVisibility(shown ? VISIBLE : GONE);
  }

  public void setSubtitle(CharSequence text) {
    subtitle.setText(text);
    subtitle.setVisibility(text == null || text.length() == 0 ? GONE : VISIBLE);
  }

  public CharSequence getSubtitle() {
    return subtitle.getText();
  }

  /** Home can be pressed. */
  public void setHomeEnabled(boolean on) {
    home.setVisibility(on ? VISIBLE : GONE);
  }

  public void setCustomView(View view) {
    custom.removeAllViews();
    if (view != null) custom.addView(view);
  }

  public View getCustomView() {
    return custom.childAt(0);
  }

  /** Where tabs or a list of places stand. */
  public LinearLayout getNavigation() {
    return navigation;
  }

  /** Shows the actions of that menu; null: none. */
  public void setMenu(MenuBuilder menu) {
    this.menu = menu;
    if (menu != null) menu.setPresenter(this);
    fill();
  }

  private void fill() {
    actions.removeAllViews();
    boolean more = false;
    for (int i = 0; menu != null && i < menu.itemCount(); i++) {
      MenuItemImpl item = menu.itemAt(i);
      if (!item.isShown()) continue;
      if (item.isAction() || item.isActionViewExpanded()) addAction(item);
      else more = true;
    }
    overflow.setVisibility(more ? VISIBLE : GONE);
  }

  private void addAction(MenuItemImpl item) {
    boolean own = item.getActionView() != null && (!item.isCollapsible() || item.isActionViewExpanded());
    View view = own ? item.getActionView() : MenuPopup.row(getContext(), menu, item);
    if (view.getParent() instanceof ViewGroup) ((ViewGroup) view.getParent()).removeView(view);
    // An analysis knows the id from the menu's file.
    if (own && !Engine.isAbstract() && item.getItemId() != 0 && view.getId() == NO_ID) view.setId(item.getItemId());
    if (!own) view.setMinimumWidth(BUTTON);
    actions.addView(view);
  }

  @Override
  public void menuChanged(MenuBuilder changed) {
    if (changed == menu) fill();
  }

  @Override
  public void menuClosed(MenuBuilder closed) {
    if (popup != null) popup.dismiss();
    popup = null;
  }

  @Override
  public boolean subMenuSelected(SubMenuBuilder subMenu) {
    if (!subMenu.hasVisibleItems()) return false;
    popup = new MenuPopup(getContext(), getWindowToken(), subMenu, true, null);
    popup.show();
    return true;
  }
}
