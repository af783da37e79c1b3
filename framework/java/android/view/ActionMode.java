package android.view;

import android.graphics.Rect;

/** A time in which the bar shows other actions: those for what is selected. */
public abstract class ActionMode {
  private Object tag;
  private boolean titleOptionalHint;
  private int type;
  public static final int TYPE_PRIMARY = 0;
  public static final int TYPE_FLOATING = 1;
  public static final int DEFAULT_HIDE_DURATION = -1;

  public ActionMode() {}

  public void setTag(Object tag) {
    this.tag = tag;
  }

  public Object getTag() {
    return tag;
  }

  public abstract void setTitle(CharSequence title);

  public abstract void setTitle(int resId);

  public abstract void setSubtitle(CharSequence subtitle);

  public abstract void setSubtitle(int resId);

  public void setTitleOptionalHint(boolean titleOptional) {
    titleOptionalHint = titleOptional;
  }

  public boolean getTitleOptionalHint() {
    return titleOptionalHint;
  }

  public boolean isTitleOptional() {
    return titleOptionalHint;
  }

  public abstract void setCustomView(View view);

  public void setType(int type) {
    this.type = type;
  }

  public int getType() {
    return type;
  }

  public abstract void invalidate();

  public void invalidateContentRect() {}

  public void hide(long duration) {}

  public abstract void finish();

  public abstract Menu getMenu();

  public abstract CharSequence getTitle();

  public abstract CharSequence getSubtitle();

  public abstract View getCustomView();

  public abstract MenuInflater getMenuInflater();

  public void onWindowFocusChanged(boolean hasWindowFocus) {}

  /** Fills the bar and hears what is chosen. */

  public interface Callback {
    boolean onCreateActionMode(ActionMode mode, Menu menu);

    boolean onPrepareActionMode(ActionMode mode, Menu menu);

    boolean onActionItemClicked(ActionMode mode, MenuItem item);

    void onDestroyActionMode(ActionMode mode);
  }

  /** One that also knows where the content is. */

  public static abstract class Callback2 implements Callback {
    public Callback2() {}

    public void onGetContentRect(ActionMode mode, View view, Rect outRect) {
      if (view == null) outRect.set(0, 0, 0, 0);
      else outRect.set(0, 0, view.getWidth(), view.getHeight());
    }
  }
}
