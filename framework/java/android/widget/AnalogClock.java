package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.BlendMode;
import android.graphics.drawable.Icon;
import android.util.AttributeSet;
import android.view.View;

/** A clock with hands: not drawn. */
@Deprecated
public class AnalogClock extends View {
  public AnalogClock(Context context) { this(context, null); }

  public AnalogClock(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public AnalogClock(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public AnalogClock(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int size = (int) (128 * getResources().getDisplayMetrics().density);
    setMeasuredDimension(resolveSizeAndState(size, widthMeasureSpec, 0), resolveSizeAndState(size, heightMeasureSpec, 0));
  }

  // What only keeps a value.

  private BlendMode dialTintBlendMode;
  private ColorStateList dialTintList;
  private BlendMode hourHandTintBlendMode;
  private ColorStateList hourHandTintList;
  private BlendMode minuteHandTintBlendMode;
  private ColorStateList minuteHandTintList;
  private BlendMode secondHandTintBlendMode;
  private ColorStateList secondHandTintList;
  private String timeZone;
  private Icon dial;
  private Icon hourHand;
  private Icon minuteHand;
  private Icon secondHand;

  public BlendMode getDialTintBlendMode() {
    return dialTintBlendMode;
  }

  public ColorStateList getDialTintList() {
    return dialTintList;
  }

  public BlendMode getHourHandTintBlendMode() {
    return hourHandTintBlendMode;
  }

  public ColorStateList getHourHandTintList() {
    return hourHandTintList;
  }

  public BlendMode getMinuteHandTintBlendMode() {
    return minuteHandTintBlendMode;
  }

  public ColorStateList getMinuteHandTintList() {
    return minuteHandTintList;
  }

  public BlendMode getSecondHandTintBlendMode() {
    return secondHandTintBlendMode;
  }

  public ColorStateList getSecondHandTintList() {
    return secondHandTintList;
  }

  public String getTimeZone() {
    return timeZone;
  }

  public void setDial(Icon dial) {
    this.dial = dial;
  }

  public void setDialTintBlendMode(BlendMode dialTintBlendMode) {
    this.dialTintBlendMode = dialTintBlendMode;
  }

  public void setDialTintList(ColorStateList dialTintList) {
    this.dialTintList = dialTintList;
  }

  public void setHourHand(Icon hourHand) {
    this.hourHand = hourHand;
  }

  public void setHourHandTintBlendMode(BlendMode hourHandTintBlendMode) {
    this.hourHandTintBlendMode = hourHandTintBlendMode;
  }

  public void setHourHandTintList(ColorStateList hourHandTintList) {
    this.hourHandTintList = hourHandTintList;
  }

  public void setMinuteHand(Icon minuteHand) {
    this.minuteHand = minuteHand;
  }

  public void setMinuteHandTintBlendMode(BlendMode minuteHandTintBlendMode) {
    this.minuteHandTintBlendMode = minuteHandTintBlendMode;
  }

  public void setMinuteHandTintList(ColorStateList minuteHandTintList) {
    this.minuteHandTintList = minuteHandTintList;
  }

  public void setSecondHand(Icon secondHand) {
    this.secondHand = secondHand;
  }

  public void setSecondHandTintBlendMode(BlendMode secondHandTintBlendMode) {
    this.secondHandTintBlendMode = secondHandTintBlendMode;
  }

  public void setSecondHandTintList(ColorStateList secondHandTintList) {
    this.secondHandTintList = secondHandTintList;
  }

  public void setTimeZone(String timeZone) {
    this.timeZone = timeZone;
  }
}
