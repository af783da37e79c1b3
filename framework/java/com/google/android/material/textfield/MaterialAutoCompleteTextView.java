package com.google.android.material.textfield;

import android.content.Context;
import android.util.AttributeSet;
import androidx.appcompat.widget.AppCompatAutoCompleteTextView;

/** A field that makes proposals. */
public class MaterialAutoCompleteTextView extends AppCompatAutoCompleteTextView {
  public MaterialAutoCompleteTextView(Context context) { this(context, null); }

  public MaterialAutoCompleteTextView(Context context, AttributeSet attrs) {
    this(context, attrs, android.R.attr.autoCompleteTextViewStyle);
  }

  public MaterialAutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
  }

  public void setSimpleItems(int stringArrayResId) { setSimpleItems(getResources().getStringArray(stringArrayResId)); }

  public void setSimpleItems(String[] stringArray) {
    setAdapter(new android.widget.ArrayAdapter<String>(getContext(), android.R.layout.simple_list_item_1, stringArray));
  }
}
