package reach.factories;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;

/** What an inflater asks of a group, and tells it. */
public class Column extends LinearLayout {
  public Column(Context context, AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
  }

  @Override public LayoutParams generateLayoutParams(AttributeSet attributes) {
    Main.count++;
    return new Place(getContext(), attributes);
  }

  @Override public void addView(View child, ViewGroup.LayoutParams params) {
    super.addView(child, params);
    if (params instanceof Place) ((Place) params).taken();
  }

  @Override protected void onFinishInflate() {
    super.onFinishInflate();
    Main.count++;
  }

  static class Place extends LayoutParams {
    Place(Context context, AttributeSet attributes) { super(context, attributes); }

    void taken() { Main.count++; }
  }
}
