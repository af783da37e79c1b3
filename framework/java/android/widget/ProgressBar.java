package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.BlendMode;
import android.graphics.Canvas;
import android.graphics.PorterDuff;
import android.graphics.drawable.AnimatedVectorDrawable;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.LayerDrawable;
import android.graphics.drawable.ScaleDrawable;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import android.view.animation.Interpolator;
import antecede.Observable;

/** Shows how far something is. A change from another thread is shown by the main looper. */
public class ProgressBar extends View {
  private static final int[] ATTRIBUTES = {android.R.attr.max, android.R.attr.progress, android.R.attr.secondaryProgress,
      android.R.attr.indeterminate, android.R.attr.indeterminateOnly, android.R.attr.min, android.R.attr.minWidth,
      android.R.attr.minHeight, android.R.attr.indeterminateDrawable, android.R.attr.progressDrawable};

  @Observable private int mProgress;
  @Observable private int mSecondaryProgress;
  @Observable private int mMax = 100;
  @Observable private boolean mIndeterminate;
  private int min;
  private boolean onlyIndeterminate;
  private final long uiThread;
  private final Refresh refresh = new Refresh();

  /** Shows the last progress that other threads set. */
  private final class Refresh implements Runnable {
    private boolean posted;
    private boolean primary, fromUser;
    private int value;

    @Override
    public void run() {
      posted = false;
      show(primary, value, fromUser);
    }
  }

  public ProgressBar(Context context) { this(context, null); }

  public ProgressBar(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.progressBarStyle); }

  public ProgressBar(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public ProgressBar(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    uiThread = Thread.currentThread().getId();
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    min = values.getInt(5, 0);
    setMax(values.getInt(0, 100));
    setProgress(values.getInt(1, 0));
    setSecondaryProgress(values.getInt(2, 0));
    onlyIndeterminate = values.getBoolean(4, false);
    setIndeterminate(onlyIndeterminate || values.getBoolean(3, false));
    if (!values.hasValue(6)) setMinimumWidth((int) (48 * getResources().getDisplayMetrics().density));
    if (!values.hasValue(7)) setMinimumHeight((int) (16 * getResources().getDisplayMetrics().density));
    indeterminateDrawable = values.getDrawable(8);
    progressDrawable = values.getDrawable(9);
    if (indeterminateDrawable == null) indeterminateDrawable = new AnimatedVectorDrawable();
    if (progressDrawable == null && !onlyIndeterminate) progressDrawable = layers();
    values.recycle();
  }

  /** The platform's styles give every bar three layers, which apps take apart to colour them. */
  private static Drawable layers() {
    LayerDrawable layers = new LayerDrawable(new Drawable[] {new ColorDrawable(0),
        new ScaleDrawable(new ColorDrawable(0), Gravity.LEFT, 1, -1), new ScaleDrawable(new ColorDrawable(0), Gravity.LEFT, 1, -1)});
    layers.setId(0, android.R.id.background);
    layers.setId(1, android.R.id.secondaryProgress);
    layers.setId(2, android.R.id.progress);
    return layers;
  }

  public synchronized boolean isIndeterminate() { return mIndeterminate; }

  public synchronized void setIndeterminate(boolean indeterminate) {
    if (onlyIndeterminate && mIndeterminate || indeterminate == mIndeterminate) return;
    mIndeterminate = indeterminate;
    invalidate();
  }

  public synchronized void setProgress(int progress) { setProgressInternal(progress, false); }

  public void setProgress(int progress, boolean animate) { setProgressInternal(progress, false); }

  synchronized boolean setProgressInternal(int progress, boolean fromUser) {
    if (mIndeterminate) return false;
    progress = Math.max(min, Math.min(progress, mMax));
    if (progress == mProgress) return false;
    mProgress = progress;
    refresh(true, progress, fromUser);
    return true;
  }

  public synchronized void setSecondaryProgress(int secondaryProgress) {
    if (mIndeterminate) return;
    secondaryProgress = Math.max(min, Math.min(secondaryProgress, mMax));
    if (secondaryProgress == mSecondaryProgress) return;
    mSecondaryProgress = secondaryProgress;
    refresh(false, secondaryProgress, false);
  }

  private void refresh(boolean primary, int value, boolean fromUser) {
    if (uiThread == Thread.currentThread().getId()) {
      show(primary, value, fromUser);
      return;
    }
    refresh.primary = primary;
    refresh.value = value;
    refresh.fromUser = fromUser;
    if (refresh.posted) return;
    refresh.posted = true;
    post(refresh);
  }

  private void show(boolean primary, int value, boolean fromUser) {
    invalidate();
    if (primary) onProgressRefresh(mMax == min ? 0 : (value - min) / (float) (mMax - min), fromUser, value);
  }

  /** For seek bars: tells the listener. */
  void onProgressRefresh(float scale, boolean fromUser, int progress) {}

  public synchronized int getProgress() { return mIndeterminate ? 0 : mProgress; }

  public synchronized int getSecondaryProgress() { return mIndeterminate ? 0 : mSecondaryProgress; }

  public synchronized int getMax() { return mMax; }

  public synchronized void setMax(int max) {
    max = Math.max(max, min);
    if (max == mMax) return;
    mMax = max;
    if (mProgress > max) mProgress = max;
    refresh(true, mProgress, false);
  }

  public synchronized int getMin() { return min; }

  public synchronized void setMin(int min) {
    this.min = Math.min(min, mMax);
    if (mProgress < min) setProgress(min);
  }

  public final synchronized void incrementProgressBy(int diff) { setProgress(mProgress + diff); }

  public final synchronized void incrementSecondaryProgressBy(int diff) { setSecondaryProgress(mSecondaryProgress + diff); }

  @Override
  protected synchronized void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int width = getSuggestedMinimumWidth() + getPaddingLeft() + getPaddingRight();
    int height = getSuggestedMinimumHeight() + getPaddingTop() + getPaddingBottom();
    setMeasuredDimension(resolveSizeAndState(width, widthMeasureSpec, 0), resolveSizeAndState(height, heightMeasureSpec, 0));
  }

  @Override
  protected synchronized void onDraw(Canvas canvas) { super.onDraw(canvas); }

  @Override
  protected void onDetachedFromWindow() {
    removeCallbacks(refresh);
    refresh.posted = false;
    super.onDetachedFromWindow();
  }

  @Override
  public Parcelable onSaveInstanceState() {
    SavedState state = new SavedState(super.onSaveInstanceState());
    state.progress = mProgress;
    state.secondaryProgress = mSecondaryProgress;
    return state;
  }

  @Override
  public void onRestoreInstanceState(Parcelable state) {
    SavedState saved = (SavedState) state;
    super.onRestoreInstanceState(saved.getSuperState());
    setProgress(saved.progress);
    setSecondaryProgress(saved.secondaryProgress);
  }

  static class SavedState extends BaseSavedState {
    public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
      @Override
      public SavedState createFromParcel(Parcel in) { return new SavedState(in); }

      @Override
      public SavedState[] newArray(int size) { return new SavedState[size]; }
    };

    int progress, secondaryProgress;

    SavedState(Parcelable superState) { super(superState); }

    private SavedState(Parcel in) {
      super(in);
      progress = in.readInt();
      secondaryProgress = in.readInt();
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
      super.writeToParcel(out, flags);
      out.writeInt(progress);
      out.writeInt(secondaryProgress);
    }
  }

  @Override
  public CharSequence getAccessibilityClassName() { return ProgressBar.class.getName(); }

  private Drawable indeterminateDrawable;
  private ColorStateList indeterminateTintList;
  private PorterDuff.Mode indeterminateTintMode;
  private Interpolator interpolator;
  private ColorStateList progressBackgroundTintList;
  private PorterDuff.Mode progressBackgroundTintMode;
  private Drawable progressDrawable;
  private ColorStateList progressTintList;
  private PorterDuff.Mode progressTintMode;
  private ColorStateList secondaryProgressTintList;
  private PorterDuff.Mode secondaryProgressTintMode;

  public void setIndeterminateDrawable(Drawable indeterminateDrawable) { this.indeterminateDrawable = indeterminateDrawable; }
  public Drawable getIndeterminateDrawable() { return indeterminateDrawable; }

  public void setIndeterminateDrawableTiled(Drawable indeterminateDrawableTiled) {}

  public void setIndeterminateTintList(ColorStateList indeterminateTintList) {
    this.indeterminateTintList = indeterminateTintList;
  }
  public ColorStateList getIndeterminateTintList() { return indeterminateTintList; }

  public void setIndeterminateTintMode(PorterDuff.Mode indeterminateTintMode) {
    this.indeterminateTintMode = indeterminateTintMode;
  }
  public PorterDuff.Mode getIndeterminateTintMode() { return indeterminateTintMode; }

  public void setInterpolator(Context context, int value) {}

  public void setInterpolator(Interpolator interpolator) { this.interpolator = interpolator; }
  public Interpolator getInterpolator() { return interpolator; }

  public void setProgressBackgroundTintList(ColorStateList progressBackgroundTintList) {
    this.progressBackgroundTintList = progressBackgroundTintList;
  }
  public ColorStateList getProgressBackgroundTintList() { return progressBackgroundTintList; }

  public void setProgressBackgroundTintMode(PorterDuff.Mode progressBackgroundTintMode) {
    this.progressBackgroundTintMode = progressBackgroundTintMode;
  }
  public PorterDuff.Mode getProgressBackgroundTintMode() { return progressBackgroundTintMode; }

  public void setProgressDrawable(Drawable progressDrawable) { this.progressDrawable = progressDrawable; }
  public Drawable getProgressDrawable() { return progressDrawable; }

  public void setProgressDrawableTiled(Drawable progressDrawableTiled) {}

  public void setProgressTintList(ColorStateList progressTintList) { this.progressTintList = progressTintList; }
  public ColorStateList getProgressTintList() { return progressTintList; }

  public void setProgressTintMode(PorterDuff.Mode progressTintMode) { this.progressTintMode = progressTintMode; }
  public PorterDuff.Mode getProgressTintMode() { return progressTintMode; }

  public void setSecondaryProgressTintList(ColorStateList secondaryProgressTintList) {
    this.secondaryProgressTintList = secondaryProgressTintList;
  }
  public ColorStateList getSecondaryProgressTintList() { return secondaryProgressTintList; }

  public void setSecondaryProgressTintMode(PorterDuff.Mode secondaryProgressTintMode) {
    this.secondaryProgressTintMode = secondaryProgressTintMode;
  }
  public PorterDuff.Mode getSecondaryProgressTintMode() { return secondaryProgressTintMode; }

  // What only keeps a value.

  private Drawable currentDrawable;
  private BlendMode indeterminateTintBlendMode;
  private int maxHeight;
  private int maxWidth;
  private int minHeight;
  private int minWidth;
  private BlendMode progressBackgroundTintBlendMode;
  private BlendMode progressTintBlendMode;
  private BlendMode secondaryProgressTintBlendMode;
  private boolean animating;

  public Drawable getCurrentDrawable() {
    return currentDrawable;
  }

  public BlendMode getIndeterminateTintBlendMode() {
    return indeterminateTintBlendMode;
  }

  public int getMaxHeight() {
    return maxHeight;
  }

  public int getMaxWidth() {
    return maxWidth;
  }

  public int getMinHeight() {
    return minHeight;
  }

  public int getMinWidth() {
    return minWidth;
  }

  public BlendMode getProgressBackgroundTintBlendMode() {
    return progressBackgroundTintBlendMode;
  }

  public BlendMode getProgressTintBlendMode() {
    return progressTintBlendMode;
  }

  public BlendMode getSecondaryProgressTintBlendMode() {
    return secondaryProgressTintBlendMode;
  }

  public boolean isAnimating() {
    return animating;
  }

  public void setIndeterminateTintBlendMode(BlendMode indeterminateTintBlendMode) {
    this.indeterminateTintBlendMode = indeterminateTintBlendMode;
  }

  public void setMaxHeight(int maxHeight) {
    this.maxHeight = maxHeight;
  }

  public void setMaxWidth(int maxWidth) {
    this.maxWidth = maxWidth;
  }

  public void setMinHeight(int minHeight) {
    this.minHeight = minHeight;
  }

  public void setMinWidth(int minWidth) {
    this.minWidth = minWidth;
  }

  public void setProgressBackgroundTintBlendMode(BlendMode progressBackgroundTintBlendMode) {
    this.progressBackgroundTintBlendMode = progressBackgroundTintBlendMode;
  }

  public void setProgressTintBlendMode(BlendMode progressTintBlendMode) {
    this.progressTintBlendMode = progressTintBlendMode;
  }

  public void setSecondaryProgressTintBlendMode(BlendMode secondaryProgressTintBlendMode) {
    this.secondaryProgressTintBlendMode = secondaryProgressTintBlendMode;
  }
}
