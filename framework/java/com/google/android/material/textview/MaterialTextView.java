package com.google.android.material.textview;

import android.content.Context;
import android.util.AttributeSet;
import androidx.appcompat.widget.AppCompatTextView;

/** A text. */
public class MaterialTextView extends AppCompatTextView {
  public MaterialTextView(Context context) { this(context, null); }

  public MaterialTextView(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.textViewStyle); }

  public MaterialTextView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
