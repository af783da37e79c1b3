package androidx.constraintlayout.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.widget.AppAttributes;

/** A line at the outermost side of several children. */
public class Barrier extends ConstraintHelper {
  public static final int LEFT = 0, RIGHT = 1, TOP = 2, BOTTOM = 3, START = 5, END = 6;

  private int type = LEFT;
  private boolean allowsGone = true;
  private int margin;

  public Barrier(Context context) { this(context, null); }

  public Barrier(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public Barrier(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    super.setVisibility(GONE);
    TypedArray values = AppAttributes.of(context, attrs, "barrierDirection", "barrierAllowsGoneWidgets", "barrierMargin");
    type = values.getInt(0, LEFT);
    allowsGone = values.getBoolean(1, true);
    margin = values.getDimensionPixelSize(2, 0);
    values.recycle();
  }

  public int getType() { return type; }

  public void setType(int type) { this.type = type; }

  public void setAllowsGoneWidget(boolean supportGone) { allowsGone = supportGone; }

  public boolean getAllowsGoneWidget() { return allowsGone; }

  @Deprecated
  public boolean allowsGoneWidget() { return allowsGone; }

  public void setMargin(int margin) { this.margin = margin; }

  public int getMargin() { return margin; }
}
