package android.view.animation;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import java.util.Random;

/** Gives each child of a group its animation, one a little later than the other. */
public class LayoutAnimationController {
  public static final int ORDER_NORMAL = 0;
  public static final int ORDER_REVERSE = 1;
  public static final int ORDER_RANDOM = 2;
  private static final int[] NAMES = {android.R.attr.interpolator, android.R.attr.delay, android.R.attr.animation,
      android.R.attr.animationOrder};

  protected Animation mAnimation;
  protected Random mRandomizer;
  protected Interpolator mInterpolator;
  private float delay;
  private int order;
  private long longest;
  private long start;

  /** Which child it is, and of how many. */
  public static class AnimationParameters {
    public int count;
    public int index;

    public AnimationParameters() {}
  }

  public LayoutAnimationController(Context context, AttributeSet attrs) {
    TypedArray values = context.obtainStyledAttributes(attrs, NAMES);
    delay = values.getFloat(1, 0.5f);
    order = values.getInt(3, ORDER_NORMAL);
    int animation = values.getResourceId(2, 0);
    int curve = values.getResourceId(0, 0);
    values.recycle();
    if (animation > 0) setAnimation(context, animation);
    if (curve > 0) setInterpolator(context, curve);
  }

  public LayoutAnimationController(Animation animation) {
    this(animation, 0.5f);
  }

  public LayoutAnimationController(Animation animation, float delay) {
    this.delay = delay;
    setAnimation(animation);
  }

  public int getOrder() {
    return order;
  }

  public void setOrder(int order) {
    this.order = order;
  }

  public void setAnimation(Context context, int resourceID) {
    setAnimation(AnimationUtils.loadAnimation(context, resourceID));
  }

  public void setAnimation(Animation animation) {
    mAnimation = animation;
    mAnimation.setFillBefore(true);
  }

  public Animation getAnimation() {
    return mAnimation;
  }

  public void setInterpolator(Context context, int resourceID) {
    setInterpolator(AnimationUtils.loadInterpolator(context, resourceID));
  }

  public void setInterpolator(Interpolator interpolator) {
    mInterpolator = interpolator;
  }

  public Interpolator getInterpolator() {
    return mInterpolator;
  }

  public float getDelay() {
    return delay;
  }

  public void setDelay(float delay) {
    this.delay = delay;
  }

  public boolean willOverlap() {
    return delay < 1;
  }

  public void start() {
    start = AnimationUtils.currentAnimationTimeMillis();
  }

  public final Animation getAnimationForView(View view) {
    long wait = getDelayForView(view) + mAnimation.getStartOffset();
    longest = Math.max(longest, wait);
    try {
      Animation animation = mAnimation.clone();
      animation.setStartOffset(wait);
      return animation;
    } catch (CloneNotSupportedException e) {
      return null;
    }
  }

  public boolean isDone() {
    return AnimationUtils.currentAnimationTimeMillis() > start + longest + mAnimation.getDuration();
  }

  protected long getDelayForView(View view) {
    ViewGroup.LayoutParams params = view.getLayoutParams();
    AnimationParameters parameters = params == null ? null : params.layoutAnimationParameters;
    if (parameters == null) return 0;
    return (long) (getTransformedIndex(parameters) * delay * mAnimation.getDuration());
  }

  protected int getTransformedIndex(AnimationParameters params) {
    if (order == ORDER_REVERSE) return params.count - 1 - params.index;
    if (order != ORDER_RANDOM) return params.index;
    if (mRandomizer == null) mRandomizer = new Random();
    return mRandomizer.nextInt(params.count);
  }
}
