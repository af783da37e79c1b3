package android.widget;

import android.content.Context;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.view.View;

/** An empty place. */
public final class Space extends View {
  public Space(Context context) { this(context, null); }

  public Space(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public Space(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public Space(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    if (getVisibility() == VISIBLE) setVisibility(INVISIBLE);
  }

  @Override
  public void draw(Canvas canvas) {}

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    setMeasuredDimension(size(getSuggestedMinimumWidth(), widthMeasureSpec),
        size(getSuggestedMinimumHeight(), heightMeasureSpec));
  }

  private static int size(int wish, int spec) {
    int given = MeasureSpec.getSize(spec);
    if (MeasureSpec.getMode(spec) == MeasureSpec.UNSPECIFIED) return wish;
    return MeasureSpec.getMode(spec) == MeasureSpec.AT_MOST ? Math.min(wish, given) : given;
  }
}
