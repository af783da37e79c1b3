package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import antecede.Callbacks;

/** Stars. */
public class RatingBar extends AbsSeekBar {
  private static final int[] ATTRIBUTES = {android.R.attr.numStars, android.R.attr.rating, android.R.attr.stepSize,
      android.R.attr.isIndicator};

  private int numStars = 5;
  private boolean indicator;
  private int progressOnStart;
  private OnRatingBarChangeListener listener;

  /** Hears of a rating. */
  public interface OnRatingBarChangeListener {
    void onRatingChanged(RatingBar ratingBar, float rating, boolean fromUser);
  }

  public RatingBar(Context context) { this(context, null); }

  public RatingBar(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.ratingBarStyle); }

  public RatingBar(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public RatingBar(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    numStars = Math.max(1, values.getInt(0, 5));
    setIsIndicator(values.getBoolean(3, false));
    float step = values.getFloat(2, -1);
    setStepSize(step > 0 ? step : 0.5f);
    float rating = values.getFloat(1, -1);
    if (rating >= 0) setRating(rating);
    values.recycle();
  }

  public void setOnRatingBarChangeListener(OnRatingBarChangeListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnRatingBarChangeListener", null);
    else Callbacks.register(this, "OnRatingBarChangeListener", listener, false, "tell");
    this.listener = listener;
  }

  public OnRatingBarChangeListener getOnRatingBarChangeListener() { return listener; }

  public void setIsIndicator(boolean isIndicator) {
    indicator = isIndicator;
    setFocusable(!isIndicator);
  }

  public boolean isIndicator() { return indicator; }

  @Override
  boolean isUserSeekable() { return !indicator; }

  public void setNumStars(int numStars) {
    if (numStars <= 0) return;
    this.numStars = numStars;
    requestLayout();
  }

  public int getNumStars() { return numStars; }

  private float perStar() { return numStars > 0 ? 1f * getMax() / numStars : 1; }

  public void setRating(float rating) { setProgress(Math.round(rating * perStar())); }

  public float getRating() { return getProgress() / perStar(); }

  public void setStepSize(float stepSize) {
    if (stepSize <= 0) return;
    float max = numStars / stepSize;
    int progress = (int) (max / getMax() * getProgress());
    setMax((int) max);
    setProgress(progress);
  }

  public float getStepSize() { return (float) numStars / getMax(); }

  @Override
  void onProgressRefresh(float scale, boolean fromUser, int progress) {
    super.onProgressRefresh(scale, fromUser, progress);
    if (!fromUser) tell(false);
  }

  private void tell(boolean fromUser) {
    if (listener == null) return;
    Callbacks.invoke(this, "OnRatingBarChangeListener", listener);
    listener.onRatingChanged(this, getRating(), fromUser);
  }

  @Override
  void onStartTrackingTouch() {
    progressOnStart = getProgress();
    super.onStartTrackingTouch();
  }

  @Override
  void onStopTrackingTouch() {
    super.onStopTrackingTouch();
    if (getProgress() != progressOnStart) tell(true);
  }

  @Override
  void onKeyChange() { tell(true); }

  @Override
  protected synchronized void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    super.onMeasure(widthMeasureSpec, heightMeasureSpec);
    int star = (int) (24 * getResources().getDisplayMetrics().density);
    setMeasuredDimension(resolveSizeAndState(star * numStars, widthMeasureSpec, 0), getMeasuredHeight());
  }

  @Override
  public synchronized void setMax(int max) {
    if (max > 0) super.setMax(max);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return RatingBar.class.getName(); }
}
