package androidx.appcompat.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.MenuItem;
import android.view.ViewGroup;
import android.widget.AppAttributes;

/** The platform's toolbar, with attributes and listeners of the library. */
public class Toolbar extends android.widget.Toolbar {
  public interface OnMenuItemClickListener extends android.widget.Toolbar.OnMenuItemClickListener {
    @Override
    boolean onMenuItemClick(MenuItem item);
  }

  public static class LayoutParams extends android.widget.Toolbar.LayoutParams {
    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }

    public LayoutParams(int width, int height) { super(width, height); }

    public LayoutParams(int width, int height, int gravity) { super(width, height, gravity); }

    public LayoutParams(int gravity) { super(gravity); }

    public LayoutParams(LayoutParams source) { super((android.widget.Toolbar.LayoutParams) source); }

    public LayoutParams(ViewGroup.MarginLayoutParams source) { super(source); }

    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }
  }

  public Toolbar(Context context) { this(context, null); }

  public Toolbar(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public Toolbar(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, "title", "subtitle", "logo", "navigationIcon",
        "navigationContentDescription", "popupTheme", "menu");
    if (values.getText(0) != null) setTitle(values.getText(0));
    if (values.getText(1) != null) setSubtitle(values.getText(1));
    if (values.getDrawable(2) != null) setLogo(values.getDrawable(2));
    if (values.getDrawable(3) != null) setNavigationIcon(values.getDrawable(3));
    if (values.getText(4) != null) setNavigationContentDescription(values.getText(4));
    setPopupTheme(values.getResourceId(5, 0));
    int menu = values.getResourceId(6, 0);
    values.recycle();
    if (menu != 0) inflateMenu(menu);
  }

  public void setOnMenuItemClickListener(OnMenuItemClickListener listener) {
    super.setOnMenuItemClickListener((android.widget.Toolbar.OnMenuItemClickListener) listener);
  }

  @Override
  public LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) {
    if (p instanceof LayoutParams) return new LayoutParams((LayoutParams) p);
    return p instanceof MarginLayoutParams ? new LayoutParams((MarginLayoutParams) p) : new LayoutParams(p);
  }

  @Override
  protected LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
  }
}
