package com.example.platform;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Asks a text for its lines as soon as it is measured, as the snackbar does. */
public class Measuring extends LinearLayout {
  private boolean told;

  public Measuring(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    TextView message = (TextView) getChildAt(0);
    boolean before = message.getLayout() != null;
    super.onMeasure(widthMeasureSpec, heightMeasureSpec);
    if (told) return;
    told = true;
    System.out.println("layout before measuring " + before + ", lines after it " + message.getLayout().getLineCount());
  }
}
