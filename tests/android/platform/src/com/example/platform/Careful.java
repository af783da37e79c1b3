package com.example.platform;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.FrameLayout;
import java.util.ArrayList;
import java.util.List;

/** Overrides setters with fields that its own constructor fills: the constructor of View must not call them (ConstraintLayout). */
public class Careful extends FrameLayout {
  private final List<String> heard = new ArrayList<String>();

  public Careful(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  @Override
  public void setId(int id) {
    heard.add("id");
    super.setId(id);
  }

  @Override
  public void setTag(Object tag) {
    heard.add("tag");
    super.setTag(tag);
  }

  @Override
  public void setVisibility(int visibility) {
    heard.add("visibility");
    super.setVisibility(visibility);
  }

  @Override
  public void setClickable(boolean clickable) {
    heard.add("clickable");
    super.setClickable(clickable);
  }

  @Override
  public void setPadding(int left, int top, int right, int bottom) {
    heard.add("padding");
    super.setPadding(left, top, right, bottom);
  }

  @Override
  public String toString() {
    return "heard " + heard + ", tag " + getTag() + ", padding " + getPaddingLeft() + ", clickable " + isClickable();
  }
}
