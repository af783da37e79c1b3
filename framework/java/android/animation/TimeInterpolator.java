package android.animation;

/** How fast an animation goes at which time. */
public interface TimeInterpolator {
  float getInterpolation(float input);
}
