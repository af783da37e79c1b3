package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.BlendMode;
import android.graphics.PorterDuff;
import android.graphics.Typeface;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.Icon;
import android.util.AttributeSet;

/** Is switched on and off. */
public class Switch extends CompoundButton {
  private static final int[] ATTRIBUTES = {android.R.attr.textOn, android.R.attr.textOff};

  private CharSequence textOn, textOff;

  public Switch(Context context) { this(context, null); }

  public Switch(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.switchStyle); }

  public Switch(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public Switch(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    textOn = values.getText(0);
    textOff = values.getText(1);
    values.recycle();
  }

  public void setTextOn(CharSequence textOn) {
    this.textOn = textOn;
    requestLayout();
  }

  public CharSequence getTextOn() { return textOn; }

  public void setTextOff(CharSequence textOff) {
    this.textOff = textOff;
    requestLayout();
  }

  public CharSequence getTextOff() { return textOff; }

  @Override
  public CharSequence getAccessibilityClassName() { return Switch.class.getName(); }

  private boolean showText;
  private boolean splitTrack;
  private int switchMinWidth;
  private int switchPadding;
  private Drawable thumbDrawable;
  private int thumbTextPadding;
  private ColorStateList thumbTintList;
  private PorterDuff.Mode thumbTintMode;
  private Drawable trackDrawable;
  private ColorStateList trackTintList;
  private PorterDuff.Mode trackTintMode;

  public void setShowText(boolean showText) { this.showText = showText; }
  public boolean getShowText() { return showText; }

  public void setSplitTrack(boolean splitTrack) { this.splitTrack = splitTrack; }
  public boolean getSplitTrack() { return splitTrack; }

  public void setSwitchMinWidth(int switchMinWidth) { this.switchMinWidth = switchMinWidth; }
  public int getSwitchMinWidth() { return switchMinWidth; }

  public void setSwitchPadding(int switchPadding) { this.switchPadding = switchPadding; }
  public int getSwitchPadding() { return switchPadding; }

  public void setSwitchTextAppearance(Context context, int value) {}

  public void setSwitchTypeface(Typeface switchTypeface) {}

  public void setSwitchTypeface(Typeface typeface, int value) {}

  public void setThumbDrawable(Drawable thumbDrawable) { this.thumbDrawable = thumbDrawable; }
  public Drawable getThumbDrawable() { return thumbDrawable; }

  public void setThumbResource(int thumbResource) {}

  public void setThumbTextPadding(int thumbTextPadding) { this.thumbTextPadding = thumbTextPadding; }
  public int getThumbTextPadding() { return thumbTextPadding; }

  public void setThumbTintList(ColorStateList thumbTintList) { this.thumbTintList = thumbTintList; }
  public ColorStateList getThumbTintList() { return thumbTintList; }

  public void setThumbTintMode(PorterDuff.Mode thumbTintMode) { this.thumbTintMode = thumbTintMode; }
  public PorterDuff.Mode getThumbTintMode() { return thumbTintMode; }

  public void setTrackDrawable(Drawable trackDrawable) { this.trackDrawable = trackDrawable; }
  public Drawable getTrackDrawable() { return trackDrawable; }

  public void setTrackResource(int trackResource) {}

  public void setTrackTintList(ColorStateList trackTintList) { this.trackTintList = trackTintList; }
  public ColorStateList getTrackTintList() { return trackTintList; }

  public void setTrackTintMode(PorterDuff.Mode trackTintMode) { this.trackTintMode = trackTintMode; }
  public PorterDuff.Mode getTrackTintMode() { return trackTintMode; }

  // What only keeps a value.

  private BlendMode thumbTintBlendMode;
  private BlendMode trackTintBlendMode;
  private Icon thumbIcon;
  private Icon trackIcon;

  public BlendMode getThumbTintBlendMode() {
    return thumbTintBlendMode;
  }

  public BlendMode getTrackTintBlendMode() {
    return trackTintBlendMode;
  }

  public void setThumbIcon(Icon thumbIcon) {
    this.thumbIcon = thumbIcon;
  }

  public void setThumbTintBlendMode(BlendMode thumbTintBlendMode) {
    this.thumbTintBlendMode = thumbTintBlendMode;
  }

  public void setTrackIcon(Icon trackIcon) {
    this.trackIcon = trackIcon;
  }

  public void setTrackTintBlendMode(BlendMode trackTintBlendMode) {
    this.trackTintBlendMode = trackTintBlendMode;
  }
}
