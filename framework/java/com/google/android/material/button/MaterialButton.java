package com.google.android.material.button;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.widget.AppAttributes;
import android.widget.Checkable;
import androidx.appcompat.widget.AppCompatButton;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Observable;

/** A button with an icon, that may stay pressed. */
public class MaterialButton extends AppCompatButton implements Checkable {
  public static final int ICON_GRAVITY_START = 1, ICON_GRAVITY_TEXT_START = 2, ICON_GRAVITY_END = 3, ICON_GRAVITY_TEXT_END = 4,
      ICON_GRAVITY_TOP = 16, ICON_GRAVITY_TEXT_TOP = 32;

  private final Bag<OnCheckedChangeListener> listeners = new Bag<OnCheckedChangeListener>();
  private boolean checkable, toggleOnClick = true, broadcasting;
  @Observable private boolean mChecked;
  private Drawable icon;
  private ColorStateList iconTint, strokeColor, rippleColor;
  private int iconGravity = ICON_GRAVITY_START, iconPadding, iconSize, strokeWidth, cornerRadius;

  /** Hears that it was checked or unchecked. */
  public interface OnCheckedChangeListener {
    void onCheckedChanged(MaterialButton button, boolean isChecked);
  }

  public MaterialButton(Context context) { this(context, null); }

  public MaterialButton(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.buttonStyle); }

  public MaterialButton(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, defStyleAttr, 0, "android:checkable", "android:checked", "icon",
        "iconGravity",
        "iconPadding", "iconSize", "strokeWidth", "cornerRadius", "toggleCheckedStateOnClick");
    checkable = values.getBoolean(0, false);
    setChecked(values.getBoolean(1, false));
    icon = values.getDrawable(2);
    iconGravity = values.getInteger(3, ICON_GRAVITY_START);
    iconPadding = values.getDimensionPixelSize(4, 0);
    iconSize = values.getDimensionPixelSize(5, 0);
    strokeWidth = values.getDimensionPixelSize(6, 0);
    cornerRadius = values.getDimensionPixelSize(7, 0);
    toggleOnClick = values.getBoolean(8, true);
    values.recycle();
  }

  @Override
  public boolean performClick() {
    if (isEnabled() && checkable && toggleOnClick) toggle();
    return super.performClick();
  }

  @Override
  public void toggle() { setChecked(!mChecked); }

  @Override
  public boolean isChecked() { return mChecked; }

  @Override
  public void setChecked(boolean checked) {
    if (!checkable || mChecked == checked) return;
    mChecked = checked;
    refreshDrawableState();
    if (broadcasting) return;
    broadcasting = true;
    for (int i = 0; i < listeners.size(); i++) {
      Callbacks.invoke(this, "OnCheckedChangeListener", listeners.get(i));
      listeners.get(i).onCheckedChanged(this, mChecked);
    }
    broadcasting = false;
  }

  public void addOnCheckedChangeListener(OnCheckedChangeListener listener) {
    Callbacks.register(this, "OnCheckedChangeListener", listener, false, "setChecked");
    listeners.add(listener);
  }

  public void removeOnCheckedChangeListener(OnCheckedChangeListener listener) {
    Callbacks.unregister(this, "OnCheckedChangeListener", listener);
    listeners.remove(listener);
  }

  public void clearOnCheckedChangeListeners() {
    Callbacks.unregister(this, "OnCheckedChangeListener", null);
    listeners.clear();
  }

  public boolean isCheckable() { return checkable; }

  public void setCheckable(boolean checkable) {
    this.checkable = checkable;
    refreshDrawableState();
  }

  public boolean isToggleCheckedStateOnClick() { return toggleOnClick; }

  public void setToggleCheckedStateOnClick(boolean toggleCheckedStateOnClick) { toggleOnClick = toggleCheckedStateOnClick; }

  public void setIcon(Drawable icon) {
    this.icon = icon;
    requestLayout();
  }

  public void setIconResource(int iconResourceId) {
    setIcon(iconResourceId == 0 ? null : getContext().getDrawable(iconResourceId));
  }

  public Drawable getIcon() { return icon; }

  public void setIconGravity(int iconGravity) { this.iconGravity = iconGravity; }

  public int getIconGravity() { return iconGravity; }

  public void setIconPadding(int iconPadding) { this.iconPadding = iconPadding; }

  public int getIconPadding() { return iconPadding; }

  public void setIconSize(int iconSize) { this.iconSize = iconSize; }

  public int getIconSize() { return iconSize; }

  public void setStrokeWidth(int strokeWidth) { this.strokeWidth = strokeWidth; }

  public int getStrokeWidth() { return strokeWidth; }

  public void setCornerRadius(int cornerRadius) { this.cornerRadius = cornerRadius; }

  public int getCornerRadius() { return cornerRadius; }

  public void setIconTint(ColorStateList iconTint) { this.iconTint = iconTint; }

  public ColorStateList getIconTint() { return iconTint; }

  public void setStrokeColor(ColorStateList strokeColor) { this.strokeColor = strokeColor; }

  public ColorStateList getStrokeColor() { return strokeColor; }

  public void setRippleColor(ColorStateList rippleColor) { this.rippleColor = rippleColor; }

  public ColorStateList getRippleColor() { return rippleColor; }

  public void setIconTintResource(int iconTintResourceId) { setIconTint(getContext().getColorStateList(iconTintResourceId)); }

  public void setStrokeColorResource(int strokeColorResourceId) {
    setStrokeColor(getContext().getColorStateList(strokeColorResourceId));
  }

  public void setStrokeWidthResource(int strokeWidthResourceId) {
    setStrokeWidth(getResources().getDimensionPixelSize(strokeWidthResourceId));
  }

  public void setCornerRadiusResource(int cornerRadiusResourceId) {
    setCornerRadius(getResources().getDimensionPixelSize(cornerRadiusResourceId));
  }

  public void setRippleColorResource(int rippleColorResourceId) {
    setRippleColor(getContext().getColorStateList(rippleColorResourceId));
  }
}
