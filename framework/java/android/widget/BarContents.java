package android.widget;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.text.TextUtils;
import android.view.MenuBuilder;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import antecede.Callbacks;
import antecede.Hidden;

/** What a toolbar shows: navigation button, title, the app's own views, and its menu, of which some items are buttons. */
@Hidden
public final class BarContents {
  private final ViewGroup bar;
  private final TextView title, subtitle;
  private ImageButton navigation;
  private ImageView logo;
  private View.OnClickListener navigationListener;
  private MenuBuilder menu;
  private Listener listener;
  private final LinearLayout actions;
  private PopupMenu overflow;

  /** The toolbar's listener. */
  @Hidden
  public interface Listener {
    boolean onItem(MenuItem item);
  }

  private final class Navigate implements View.OnClickListener {
    @Override
    public void onClick(View v) {
      if (navigationListener == null) return;
      Callbacks.invoke(bar, "NavigationOnClickListener", navigationListener);
      navigationListener.onClick(v);
    }
  }

  private final class Items implements MenuBuilder.Callback {
    @Override
    public boolean onMenuItemSelected(MenuBuilder menu, MenuItem item) { return listener != null && listener.onItem(item); }
  }

  private final class Act implements View.OnClickListener {
    private final MenuItem item;

    Act(MenuItem item) { this.item = item; }

    @Override
    public void onClick(View v) { menu.performItemAction(item); }
  }

  private final class More implements View.OnClickListener {
    @Override
    public void onClick(View v) { showOverflow(); }
  }

  public BarContents(ViewGroup bar) {
    this.bar = bar;
    Context context = bar.getContext();
    title = new TextView(context);
    title.setSingleLine();
    title.setTextSize(20);
    subtitle = new TextView(context);
    subtitle.setSingleLine();
    actions = new LinearLayout(context);
    subtitle.setVisibility(View.GONE);
    title.setVisibility(View.GONE);
    bar.addView(title);
    bar.addView(subtitle);
    bar.addView(actions);
  }

  public void setListener(Listener listener) { this.listener = listener; }

  public void setTitle(CharSequence text) {
    title.setText(text);
    title.setVisibility(TextUtils.isEmpty(text) ? View.GONE : View.VISIBLE);
  }

  public CharSequence getTitle() { return title.getText(); }

  public TextView getTitleView() { return title; }

  public void setSubtitle(CharSequence text) {
    subtitle.setText(text);
    subtitle.setVisibility(TextUtils.isEmpty(text) ? View.GONE : View.VISIBLE);
  }

  public CharSequence getSubtitle() { return subtitle.getText(); }

  public void setLogo(Drawable drawable) {
    if (logo == null) bar.addView(logo = new ImageView(bar.getContext()));
    logo.setImageDrawable(drawable);
    logo.setVisibility(drawable == null ? View.GONE : View.VISIBLE);
  }

  public Drawable getLogo() { return logo == null ? null : logo.getDrawable(); }

  private ImageButton navigation() {
    if (navigation != null) return navigation;
    navigation = new ImageButton(bar.getContext());
    navigation.setOnClickListener(new Navigate());
    navigation.setVisibility(View.GONE);
    bar.addView(navigation, 0);
    return navigation;
  }

  public void setNavigationIcon(Drawable icon) {
    navigation().setImageDrawable(icon);
    navigation.setVisibility(icon == null ? View.GONE : View.VISIBLE);
  }

  public Drawable getNavigationIcon() { return navigation == null ? null : navigation.getDrawable(); }

  public void setNavigationListener(View.OnClickListener listener) {
    if (listener == null) Callbacks.unregister(bar, "NavigationOnClickListener", null);
    else Callbacks.observe(bar, "NavigationOnClickListener", listener, false);
    navigationListener = listener;
    navigation();
  }

  public void setNavigationDescription(CharSequence description) { navigation().setContentDescription(description); }

  public CharSequence getNavigationDescription() { return navigation == null ? null : navigation.getContentDescription(); }

  public MenuBuilder getMenu() {
    if (menu == null) {
      menu = new MenuBuilder(bar.getContext());
      menu.setCallback(new Items());
    }
    return menu;
  }

  public void setMenu(MenuBuilder menu) {
    this.menu = menu;
    bar.requestLayout();
  }

  /** Items that want to be in the bar become buttons; a button for the rest follows. */
  private void fill() {
    actions.removeAllViews();
    if (menu == null) return;
    boolean more = false;
    for (int i = 0; i < menu.size(); i++) {
      MenuItem item = menu.getItem(i);
      if (!item.isVisible()) continue;
      if (item.getActionView() != null && item.getActionView().getParent() == null) actions.addView(item.getActionView());
      else if (item.getIcon() != null && item.getActionView() == null) button(item.getIcon(), item.getTitle()).setOnClickListener(new Act(item));
      else more = true;
    }
    if (more) button(null, "More options").setOnClickListener(new More());
  }

  private ImageButton button(Drawable icon, CharSequence description) {
    ImageButton button = new ImageButton(bar.getContext());
    if (icon != null) button.setImageDrawable(icon);
    button.setContentDescription(description);
    actions.addView(button);
    return button;
  }

  public boolean showOverflow() {
    if (menu == null || menu.size() == 0) return false;
    overflow = new PopupMenu(bar.getContext(), actions, menu);
    overflow.show();
    return true;
  }

  public boolean hideOverflow() {
    if (overflow == null) return false;
    overflow.dismiss();
    overflow = null;
    return true;
  }

  public boolean isOverflowShowing() { return overflow != null; }

  public void measure(int widthSpec, int heightSpec) {
    fill();
    int most = 0;
    int free = View.MeasureSpec.makeMeasureSpec(View.MeasureSpec.getSize(widthSpec), View.MeasureSpec.AT_MOST);
    for (int i = 0; i < bar.childCount(); i++) {
      View child = bar.childAt(i);
      if (child.shown() == View.GONE) continue;
      ViewGroup.LayoutParams params = child.getLayoutParams();
      child.measure(ViewGroup.getChildMeasureSpec(free, 0, params.width),
          ViewGroup.getChildMeasureSpec(heightSpec, 0, params.height));
      most = Math.max(most, child.getMeasuredHeight());
    }
    int height = Math.max(most + bar.getPaddingTop() + bar.getPaddingBottom(), bar.getMinimumHeight());
    measured(View.resolveSize(View.MeasureSpec.getSize(widthSpec), widthSpec), View.resolveSize(height, heightSpec));
  }

  private void measured(int width, int height) {
    if (bar instanceof Toolbar) ((Toolbar) bar).setSize(width, height);
    else if (bar instanceof Sized) ((Sized) bar).setSize(width, height);
  }

  /** A toolbar of another package. */
  @Hidden
  public interface Sized {
    void setSize(int width, int height);
  }

  public void layout(int width, int height) {
    int left = bar.getPaddingLeft(), right = width - bar.getPaddingRight();
    right = place(actions, right - actions.getMeasuredWidth(), 0, height) - actions.getMeasuredWidth();
    if (navigation != null && navigation.shown() != View.GONE) left = place(navigation, left, 0, height);
    if (logo != null && logo.shown() != View.GONE) left = place(logo, left, 0, height);
    boolean both = subtitle.shown() != View.GONE && title.shown() != View.GONE;
    if (title.shown() != View.GONE) place(title, left, 0, both ? height / 2 : height);
    if (subtitle.shown() != View.GONE) place(subtitle, left, both ? height / 2 : 0, both ? height / 2 : height);
    if (title.shown() != View.GONE) left += title.getMeasuredWidth();
    for (int i = 0; i < bar.childCount(); i++) {
      View child = bar.childAt(i);
      boolean own = child == actions || child == navigation || child == logo || child == title || child == subtitle;
      if (!own && child.shown() != View.GONE) left = place(child, left, 0, height);
    }
  }

  private static int place(View view, int x, int y, int room) {
    int top = y + Math.max(0, (room - view.getMeasuredHeight()) / 2);
    view.layout(x, top, x + view.getMeasuredWidth(), top + view.getMeasuredHeight());
    return x + view.getMeasuredWidth();
  }
}
