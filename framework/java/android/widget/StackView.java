package android.widget;

import android.content.Context;
import android.util.AttributeSet;

/** Items as a stack of cards. */
public class StackView extends AdapterViewAnimator {
  public StackView(Context context) { super(context); }

  public StackView(Context context, AttributeSet attrs) { super(context, attrs); }

  public StackView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }

  public StackView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }
}
