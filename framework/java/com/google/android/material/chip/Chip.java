package com.google.android.material.chip;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.SoundEffectConstants;
import android.view.View;
import android.widget.AppAttributes;
import android.widget.CompoundButton;
import androidx.appcompat.widget.AppCompatCheckBox;
import antecede.Callbacks;

/** A small label that can be clicked, chosen or closed. */
public class Chip extends AppCompatCheckBox {
  private OnClickListener close;
  private CompoundButton.OnCheckedChangeListener listener;
  private boolean checkable, closeVisible, chipIconVisible, checkedIconVisible, onClose;
  private Drawable chipIcon, closeIcon, checkedIcon;
  private ColorStateList background, stroke;
  private float strokeWidth, corner, minHeight;
  private CharSequence closeDescription;
  /** The group it is in hears of a change first. */
  CompoundButton.OnCheckedChangeListener group;

  private final class Changed implements CompoundButton.OnCheckedChangeListener {
    @Override
    public void onCheckedChanged(CompoundButton button, boolean isChecked) {
      if (group != null) group.onCheckedChanged(button, isChecked);
      if (listener == null) return;
      Callbacks.invoke(Chip.this, "OnCheckedChangeListener", listener);
      listener.onCheckedChanged(button, isChecked);
    }
  }

  public Chip(Context context) { this(context, null); }

  public Chip(Context context, AttributeSet attrs) { this(context, attrs, AppAttributes.resource(context, "attr", "chipStyle")); }

  public Chip(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, defStyleAttr, 0, "android:checkable", "android:checked",
        "closeIconVisible",
        "closeIconEnabled", "chipIcon", "closeIcon", "chipMinHeight", "chipIconVisible");
    checkable = values.getBoolean(0, false);
    closeVisible = values.getBoolean(2, values.getBoolean(3, false));
    chipIcon = values.getDrawable(4);
    closeIcon = values.getDrawable(5);
    minHeight = values.getDimension(6, 32 * getResources().getDisplayMetrics().density);
    chipIconVisible = values.getBoolean(7, false);
    setMinimumHeight((int) minHeight);
    super.setOnCheckedChangeListener(new Changed());
    setChecked(values.getBoolean(1, false));
    values.recycle();
  }

  @Override
  public void setChecked(boolean checked) {
    if (checkable) super.setChecked(checked);
  }

  @Override
  public void toggle() { setChecked(!isChecked()); }

  @Override
  public void setOnCheckedChangeListener(CompoundButton.OnCheckedChangeListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnCheckedChangeListener", null);
    else Callbacks.observe(this, "OnCheckedChangeListener", listener, false);
    this.listener = listener;
  }

  public void setOnCloseIconClickListener(OnClickListener listener) {
    if (listener == null) Callbacks.unregister(this, "close", null);
    else Callbacks.register(this, "close", listener, false, "performCloseIconClick");
    close = listener;
  }

  public boolean performCloseIconClick() {
    playSoundEffect(SoundEffectConstants.CLICK);
    if (close == null) return false;
    Callbacks.invoke(this, "close", close);
    close.onClick(this);
    return true;
  }

  /** The icon is a square at the end. */
  @Override
  public boolean onTouchEvent(MotionEvent event) {
    boolean inside = closeVisible && event.getX() >= getWidth() - getHeight();
    if (event.getActionMasked() == MotionEvent.ACTION_DOWN) {
      onClose = inside && isEnabled();
    } else if (onClose) {
      if (event.getActionMasked() == MotionEvent.ACTION_UP && inside) performCloseIconClick();
      if (event.getActionMasked() != MotionEvent.ACTION_MOVE) onClose = false;
      return true;
    }
    return onClose || super.onTouchEvent(event);
  }

  public boolean isCheckable() { return checkable; }

  public void setCheckable(boolean checkable) {
    if (!checkable && isChecked()) setChecked(false);
    this.checkable = checkable;
  }

  public void setCheckableResource(int id) { setCheckable(getResources().getBoolean(id)); }

  public boolean isCloseIconVisible() { return closeVisible; }

  @Deprecated
  public boolean isCloseIconEnabled() { return closeVisible; }

  public void setCloseIconVisible(boolean closeIconVisible) {
    closeVisible = closeIconVisible;
    requestLayout();
  }

  public void setCloseIconVisible(int id) { setCloseIconVisible(getResources().getBoolean(id)); }

  @Deprecated
  public void setCloseIconEnabled(boolean closeIconEnabled) { setCloseIconVisible(closeIconEnabled); }

  public void setCloseIcon(Drawable closeIcon) { this.closeIcon = closeIcon; }

  public void setCloseIconResource(int id) { setCloseIcon(getContext().getDrawable(id)); }

  public Drawable getCloseIcon() { return closeIcon; }

  public void setCloseIconContentDescription(CharSequence closeIconContentDescription) {
    closeDescription = closeIconContentDescription;
  }

  public CharSequence getCloseIconContentDescription() { return closeDescription; }

  public boolean isChipIconVisible() { return chipIconVisible; }

  public void setChipIconVisible(boolean chipIconVisible) { this.chipIconVisible = chipIconVisible; }

  public void setChipIconVisible(int id) { setChipIconVisible(getResources().getBoolean(id)); }

  public void setChipIcon(Drawable chipIcon) {
    this.chipIcon = chipIcon;
    requestLayout();
  }

  public void setChipIconResource(int id) { setChipIcon(getContext().getDrawable(id)); }

  public Drawable getChipIcon() { return chipIcon; }

  public boolean isCheckedIconVisible() { return checkedIconVisible; }

  public void setCheckedIconVisible(boolean checkedIconVisible) { this.checkedIconVisible = checkedIconVisible; }

  public void setCheckedIcon(Drawable checkedIcon) { this.checkedIcon = checkedIcon; }

  public Drawable getCheckedIcon() { return checkedIcon; }

  public ColorStateList getChipBackgroundColor() { return background; }

  public void setChipBackgroundColor(ColorStateList chipBackgroundColor) { background = chipBackgroundColor; }

  public void setChipBackgroundColorResource(int id) { setChipBackgroundColor(getContext().getColorStateList(id)); }

  public ColorStateList getChipStrokeColor() { return stroke; }

  public void setChipStrokeColor(ColorStateList chipStrokeColor) { stroke = chipStrokeColor; }

  public void setChipStrokeColorResource(int id) { setChipStrokeColor(getContext().getColorStateList(id)); }

  public float getChipStrokeWidth() { return strokeWidth; }

  public void setChipStrokeWidth(float chipStrokeWidth) { strokeWidth = chipStrokeWidth; }

  public float getChipCornerRadius() { return corner; }

  public void setChipCornerRadius(float chipCornerRadius) { corner = chipCornerRadius; }

  public float getChipMinHeight() { return minHeight; }

  public void setChipMinHeight(float minHeight) {
    this.minHeight = minHeight;
    setMinimumHeight((int) minHeight);
  }

  @Deprecated
  public CharSequence getChipText() { return getText(); }

  @Deprecated
  public void setChipText(CharSequence chipText) { setText(chipText); }

  @Deprecated
  public void setChipTextResource(int id) { setText(getResources().getString(id)); }
}
