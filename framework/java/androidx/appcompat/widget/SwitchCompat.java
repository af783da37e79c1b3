package androidx.appcompat.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.widget.AppAttributes;
import android.widget.CompoundButton;

/** A switch. */
public class SwitchCompat extends CompoundButton {
  private CharSequence on, off;
  private Drawable track, thumb;
  private boolean showText, split;
  private int padding, minWidth, thumbPadding;

  public SwitchCompat(Context context) { this(context, null); }

  public SwitchCompat(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public SwitchCompat(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    setClickable(true);
    setFocusable(true);
    TypedArray values = AppAttributes.of(context, attrs, "android:textOn", "android:textOff", "showText", "switchPadding",
        "switchMinWidth");
    on = values.getText(0);
    off = values.getText(1);
    showText = values.getBoolean(2, true);
    padding = values.getDimensionPixelSize(3, 0);
    minWidth = values.getDimensionPixelSize(4, (int) (48 * getResources().getDisplayMetrics().density));
    values.recycle();
    setMinWidth(minWidth);
  }

  public void setTextOn(CharSequence textOn) { on = textOn; }

  public CharSequence getTextOn() { return on; }

  public void setTextOff(CharSequence textOff) { off = textOff; }

  public CharSequence getTextOff() { return off; }

  public void setShowText(boolean showText) { this.showText = showText; }

  public boolean getShowText() { return showText; }

  public void setSplitTrack(boolean splitTrack) { split = splitTrack; }

  public boolean getSplitTrack() { return split; }

  public void setTrackDrawable(Drawable track) { this.track = track; }

  public void setTrackResource(int resId) { track = getContext().getDrawable(resId); }

  public Drawable getTrackDrawable() { return track; }

  public void setThumbDrawable(Drawable thumb) { this.thumb = thumb; }

  public void setThumbResource(int resId) { thumb = getContext().getDrawable(resId); }

  public Drawable getThumbDrawable() { return thumb; }

  public void setSwitchPadding(int pixels) { padding = pixels; }

  public int getSwitchPadding() { return padding; }

  public void setSwitchMinWidth(int pixels) { minWidth = pixels; }

  public int getSwitchMinWidth() { return minWidth; }

  public void setThumbTextPadding(int pixels) { thumbPadding = pixels; }

  public int getThumbTextPadding() { return thumbPadding; }

  public void setSwitchTextAppearance(Context context, int resid) {}

  @Override
  public CharSequence getAccessibilityClassName() { return "android.widget.Switch"; }
}
