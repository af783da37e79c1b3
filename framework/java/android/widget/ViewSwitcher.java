package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;

/** Two views in turn. */
public class ViewSwitcher extends ViewAnimator {
  private ViewFactory factory;

  /** Makes the two views. */
  public interface ViewFactory {
    View makeView();
  }

  public ViewSwitcher(Context context) { super(context); }

  public ViewSwitcher(Context context, AttributeSet attrs) { super(context, attrs); }

  @Override
  public void addView(View child, int index, ViewGroup.LayoutParams params) {
    if (childCount() >= 2) throw new IllegalStateException("Can't add more than 2 views to a ViewSwitcher");
    super.addView(child, index, params);
  }

  public View getNextView() { return childAt(getDisplayedChild() == 0 ? 1 : 0); }

  public void setFactory(ViewFactory factory) {
    this.factory = factory;
    add();
    add();
  }

  private void add() {
    View child = factory.makeView();
    ViewGroup.LayoutParams params = child.getLayoutParams();
    addView(child, params == null ? new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT) : params);
  }

  public void reset() {
    View view = childAt(0);
    if (view != null) view.setVisibility(GONE);
    view = childAt(1);
    if (view != null) view.setVisibility(GONE);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return ViewSwitcher.class.getName(); }
}
