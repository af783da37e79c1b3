package com.google.android.material.textfield;

import android.content.Context;
import android.util.AttributeSet;
import androidx.appcompat.widget.AppCompatEditText;

/** The field of a text input. */
public class TextInputEditText extends AppCompatEditText {
  public TextInputEditText(Context context) { super(context); }

  public TextInputEditText(Context context, AttributeSet attrs) { super(context, attrs); }

  public TextInputEditText(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
