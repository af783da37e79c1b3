package android.view.animation;

import android.content.Context;
import android.os.Handler;
import android.util.AttributeSet;
import antecede.Bag;
import java.util.ArrayList;
import java.util.List;

/** Animations that run together. */
public class AnimationSet extends Animation {
  private Bag<Animation> animations = new Bag<Animation>();
  private final boolean shareInterpolator;
  private boolean durationSet;
  private boolean begun;

  public AnimationSet(Context context, AttributeSet attrs) {
    super(context, attrs);
    shareInterpolator = attrs.getAttributeBooleanValue("http://schemas.android.com/apk/res/android", "shareInterpolator", true);
    durationSet = attrs.getAttributeValue("http://schemas.android.com/apk/res/android", "duration") != null;
  }

  public AnimationSet(boolean shareInterpolator) {
    this.shareInterpolator = shareInterpolator;
  }

  @Override
  protected AnimationSet clone() throws CloneNotSupportedException {
    AnimationSet copy = (AnimationSet) super.clone();
    copy.animations = new Bag<Animation>();
    for (int i = 0; i < animations.size(); i++) copy.animations.add(animations.get(i).clone());
    return copy;
  }

  @Override
  public void setDuration(long durationMillis) {
    durationSet = true;
    super.setDuration(durationMillis);
  }

  public void addAnimation(Animation a) {
    animations.add(a);
    if (!durationSet) super.setDuration(Math.max(super.getDuration(), a.getStartOffset() + a.getDuration()));
  }

  public List<Animation> getAnimations() {
    ArrayList<Animation> result = new ArrayList<Animation>();
    for (int i = 0; i < animations.size(); i++) result.add(animations.get(i));
    return result;
  }

  @Override
  public void setStartTime(long startTimeMillis) {
    super.setStartTime(startTimeMillis);
    for (int i = 0; animations != null && i < animations.size(); i++) animations.get(i).setStartTime(startTimeMillis);
    begun = false;
  }

  @Override
  public void restrictDuration(long durationMillis) {
    super.restrictDuration(durationMillis);
    for (int i = 0; i < animations.size(); i++) animations.get(i).restrictDuration(durationMillis);
  }

  @Override
  public void scaleCurrentDuration(float scale) {
    for (int i = 0; i < animations.size(); i++) animations.get(i).scaleCurrentDuration(scale);
  }

  @Override
  public long computeDurationHint() {
    long longest = 0;
    for (int i = 0; i < animations.size(); i++) longest = Math.max(longest, animations.get(i).computeDurationHint());
    return longest;
  }

  @antecede.Unlisted
  @Override
  public void setListenerHandler(Handler handler) {
    super.setListenerHandler(handler);
    for (int i = 0; i < animations.size(); i++) animations.get(i).setListenerHandler(handler);
  }

  @Override
  public void initialize(int width, int height, int parentWidth, int parentHeight) {
    super.initialize(width, height, parentWidth, parentHeight);
    for (int i = 0; i < animations.size(); i++) {
      Animation animation = animations.get(i);
      if (durationSet) animation.setDuration(getDuration());
      if (shareInterpolator) animation.setInterpolator(getInterpolator());
      if (getStartOffset() != 0 && !begun) animation.setStartOffset(animation.getStartOffset() + getStartOffset());
      animation.initialize(width, height, parentWidth, parentHeight);
    }
    begun = true;
  }

  @Override
  public void reset() {
    super.reset();
    for (int i = 0; animations != null && i < animations.size(); i++) animations.get(i).reset();
  }

  /** Goes on as long as one of them does. */
  @Override
  public boolean getTransformation(long currentTime, Transformation t) {
    boolean more = false;
    boolean ended = true;
    for (int i = animations.size() - 1; i >= 0; i--) {
      Transformation one = new Transformation();
      more |= animations.get(i).getTransformation(currentTime, one, getScaleFactor());
      ended &= animations.get(i).hasEnded();
      t.compose(one);
    }
    progress(more || !ended);
    return more;
  }

  @Override
  public boolean willChangeTransformationMatrix() {
    for (int i = 0; i < animations.size(); i++) {
      if (animations.get(i).willChangeTransformationMatrix()) return true;
    }
    return false;
  }

  @Override
  public boolean willChangeBounds() {
    for (int i = 0; i < animations.size(); i++) {
      if (animations.get(i).willChangeBounds()) return true;
    }
    return false;
  }
}
