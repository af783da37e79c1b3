package androidx.appcompat.view;

import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import antecede.Unlisted;

/** A mode in which the action bar belongs to something selected. */
public abstract class ActionMode {
  private Object tag;
  private boolean titleOptional;

  /** Fills and serves a mode. */
  public interface Callback {
    boolean onCreateActionMode(ActionMode mode, Menu menu);

    boolean onPrepareActionMode(ActionMode mode, Menu menu);

    boolean onActionItemClicked(ActionMode mode, MenuItem item);

    void onDestroyActionMode(ActionMode mode);
  }

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
    this.titleOptional = titleOptional;
  }

  public boolean getTitleOptionalHint() {
    return titleOptional;
  }

  public boolean isTitleOptional() {
    return false;
  }

  public abstract void setCustomView(View view);

  public abstract void invalidate();

  public abstract void finish();

  public abstract Menu getMenu();

  public abstract CharSequence getTitle();

  public abstract CharSequence getSubtitle();

  public abstract View getCustomView();

  public abstract MenuInflater getMenuInflater();

  @Unlisted
  public boolean isUiFocusable() {
    return true;
  }
}
