package androidx.constraintlayout.widget;

import android.content.Context;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.view.View;

/** A line that others are tied to. */
public class Guideline extends View {
  public Guideline(Context context) { this(context, null); }

  public Guideline(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public Guideline(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public Guideline(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr);
    super.setVisibility(GONE);
  }

  @Override
  public void setVisibility(int visibility) {}

  @Override
  public void draw(Canvas canvas) {}

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) { setMeasuredDimension(0, 0); }

  public void setGuidelineBegin(int margin) {
    ConstraintLayout.LayoutParams params = (ConstraintLayout.LayoutParams) getLayoutParams();
    params.guideBegin = margin;
    setLayoutParams(params);
  }

  public void setGuidelineEnd(int margin) {
    ConstraintLayout.LayoutParams params = (ConstraintLayout.LayoutParams) getLayoutParams();
    params.guideEnd = margin;
    setLayoutParams(params);
  }

  public void setGuidelinePercent(float ratio) {
    ConstraintLayout.LayoutParams params = (ConstraintLayout.LayoutParams) getLayoutParams();
    params.guidePercent = ratio;
    setLayoutParams(params);
  }
}
