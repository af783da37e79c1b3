package com.google.android.material.imageview;

import android.content.Context;
import android.util.AttributeSet;
import androidx.appcompat.widget.AppCompatImageView;

/** A picture with a shape. */
public class ShapeableImageView extends AppCompatImageView {
  public ShapeableImageView(Context context) { this(context, null); }

  public ShapeableImageView(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public ShapeableImageView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
