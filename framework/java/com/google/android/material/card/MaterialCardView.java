package com.google.android.material.card;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.widget.AppAttributes;
import android.widget.Checkable;
import androidx.cardview.widget.CardView;
import antecede.Callbacks;
import antecede.Observable;

/** A card that may be chosen. */
public class MaterialCardView extends CardView implements Checkable {
  private boolean checkable, dragged;
  @Observable private boolean mChecked;
  private OnCheckedChangeListener listener;
  private Drawable checkedIcon;
  private ColorStateList stroke;
  private int strokeWidth;

  /** Hears that it was checked or unchecked. */
  public interface OnCheckedChangeListener {
    void onCheckedChanged(MaterialCardView card, boolean isChecked);
  }

  public MaterialCardView(Context context) { this(context, null); }

  public MaterialCardView(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public MaterialCardView(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, defStyleAttr, 0, "android:checkable", "strokeColor", "strokeWidth",
        "checkedIcon");
    checkable = values.getBoolean(0, false);
    stroke = values.getColorStateList(1);
    strokeWidth = values.getDimensionPixelSize(2, 0);
    checkedIcon = values.getDrawable(3);
    values.recycle();
  }

  @Override
  public boolean isChecked() { return mChecked; }

  @Override
  public void setChecked(boolean checked) {
    if (mChecked != checked) toggle();
  }

  @Override
  public void toggle() {
    if (!checkable || !isEnabled()) return;
    mChecked = !mChecked;
    refreshDrawableState();
    if (listener == null) return;
    Callbacks.invoke(this, "OnCheckedChangeListener", listener);
    listener.onCheckedChanged(this, mChecked);
  }

  public void setOnCheckedChangeListener(OnCheckedChangeListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnCheckedChangeListener", null);
    else Callbacks.register(this, "OnCheckedChangeListener", listener, false, "toggle");
    this.listener = listener;
  }

  public void setCheckable(boolean checkable) { this.checkable = checkable; }

  public boolean isCheckable() { return checkable; }

  public void setDragged(boolean dragged) { this.dragged = dragged; }

  public boolean isDragged() { return dragged; }

  public void setCheckedIcon(Drawable checkedIcon) { this.checkedIcon = checkedIcon; }

  public Drawable getCheckedIcon() { return checkedIcon; }

  public void setStrokeWidth(int strokeWidth) { this.strokeWidth = strokeWidth; }

  public int getStrokeWidth() { return strokeWidth; }

  public void setStrokeColor(int strokeColor) { stroke = ColorStateList.valueOf(strokeColor); }

  public void setStrokeColor(ColorStateList strokeColor) { stroke = strokeColor; }

  public int getStrokeColor() { return stroke == null ? -1 : stroke.getDefaultColor(); }

  public ColorStateList getStrokeColorStateList() { return stroke; }
}
