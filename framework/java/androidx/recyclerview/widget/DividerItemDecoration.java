package androidx.recyclerview.widget;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.view.View;

/** A line between items. */
public class DividerItemDecoration extends RecyclerView.ItemDecoration {
  public static final int HORIZONTAL = 0, VERTICAL = 1;

  private Drawable divider;
  private int orientation;

  public DividerItemDecoration(Context context, int orientation) { setOrientation(orientation); }

  public void setOrientation(int orientation) {
    if (orientation != HORIZONTAL && orientation != VERTICAL) {
      throw new IllegalArgumentException("Invalid orientation. It should be either HORIZONTAL or VERTICAL");
    }
    this.orientation = orientation;
  }

  public void setDrawable(Drawable drawable) {
    if (drawable == null) throw new IllegalArgumentException("Drawable cannot be null.");
    divider = drawable;
  }

  public Drawable getDrawable() { return divider; }

  @Override
  public void onDraw(Canvas c, RecyclerView parent, RecyclerView.State state) {}

  @Override
  public void getItemOffsets(Rect outRect, View view, RecyclerView parent, RecyclerView.State state) {
    if (divider == null) outRect.set(0, 0, 0, 0);
    else if (orientation == VERTICAL) outRect.set(0, 0, 0, divider.getIntrinsicHeight());
    else outRect.set(0, 0, divider.getIntrinsicWidth(), 0);
  }
}
