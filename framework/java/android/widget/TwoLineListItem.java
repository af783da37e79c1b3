package android.widget;

import android.content.Context;
import android.util.AttributeSet;

/** Two texts, found by their ids. */
@Deprecated
public class TwoLineListItem extends RelativeLayout {
  private TextView text1, text2;

  public TwoLineListItem(Context context) { this(context, null, 0); }

  public TwoLineListItem(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public TwoLineListItem(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public TwoLineListItem(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  @Override
  protected void onFinishInflate() {
    super.onFinishInflate();
    text1 = findViewById(android.R.id.text1);
    text2 = findViewById(android.R.id.text2);
  }

  public TextView getText1() { return text1; }

  public TextView getText2() { return text2; }
}
