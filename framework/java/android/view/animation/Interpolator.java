package android.view.animation;

import android.animation.TimeInterpolator;

/** How fast an animation goes at which time. */
public interface Interpolator extends TimeInterpolator {}
