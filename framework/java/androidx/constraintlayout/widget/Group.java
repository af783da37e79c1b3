package androidx.constraintlayout.widget;

import android.content.Context;
import android.util.AttributeSet;

/** Children that are shown and hidden together. */
public class Group extends ConstraintHelper {
  public Group(Context context) { super(context); }

  public Group(Context context, AttributeSet attrs) { super(context, attrs); }

  public Group(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    applyLayoutFeatures();
  }

  @Override
  public void setVisibility(int visibility) {
    super.setVisibility(visibility);
    applyLayoutFeatures();
  }

  @Override
  public void updatePreLayout(ConstraintLayout container) { applyLayoutFeatures(container); }
}
