package androidx.fragment.app;

import android.content.Context;
import android.content.ContextWrapper;
import android.util.AttributeSet;
import android.view.View;
import android.widget.FrameLayout;
import antecede.Unlisted;

/** A place for fragments in a layout; with a name, it makes the first one itself. */
public final class FragmentContainerView extends FrameLayout {
  private static final String ANDROID = "http://schemas.android.com/apk/res/android";

  public FragmentContainerView(Context context) {
    super(context);
  }

  public FragmentContainerView(Context context, AttributeSet attrs) {
    this(context, attrs, 0);
  }

  public FragmentContainerView(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    String name = attrs == null ? null : attrs.getAttributeValue(null, "class");
    if (name == null && attrs != null) name = attrs.getAttributeValue(ANDROID, "name");
    if (name == null || name.equals(getClass().getName())) return;
    FragmentManager manager = managerOf(context);
    if (manager == null || manager.findFragmentById(getId()) != null || getId() == View.NO_ID) return;
    Fragment fragment = manager.getFragmentFactory().instantiate(context.getClassLoader(), name);
    fragment.onInflate(context, attrs, null);
    manager.beginTransaction().setReorderingAllowed(true).add(getId(), fragment, attrs.getAttributeValue(ANDROID, "tag"))
        .commitNowAllowingStateLoss();
  }

  private static FragmentManager managerOf(Context context) {
    for (Context at = context; at instanceof ContextWrapper; at = ((ContextWrapper) at).getBaseContext()) {
      if (at instanceof FragmentActivity) return ((FragmentActivity) at).getSupportFragmentManager();
    }
    return null;
  }

  @SuppressWarnings("unchecked")
  public <F extends Fragment> F getFragment() {
    FragmentManager manager = managerOf(getContext());
    return manager == null ? null : (F) manager.findFragmentById(getId());
  }

  @Unlisted
  public void setDrawDisappearingViewsLast(boolean drawDisappearingViewsFirst) {}
}
