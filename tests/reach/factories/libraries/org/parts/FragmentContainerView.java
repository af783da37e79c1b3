package org.parts;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.widget.FrameLayout;

public final class FragmentContainerView extends FrameLayout {
  private static final int[] NAMES = {android.R.attr.name};

  FragmentContainerView(Context context, AttributeSet attributes, FragmentManager manager) {
    super(context, attributes);
    TypedArray values = context.obtainStyledAttributes(attributes, NAMES);
    String name = values.getString(0);
    values.recycle();
    addView(manager.add(name).mView);
  }
}
