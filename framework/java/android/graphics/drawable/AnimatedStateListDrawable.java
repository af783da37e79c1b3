package android.graphics.drawable;

/** Chooses by the state; the transitions in between are not shown. */
@antecede.Plain
public class AnimatedStateListDrawable extends StateListDrawable {
  public AnimatedStateListDrawable() {}

  public void addState(int[] stateSet, Drawable drawable, int id) {
    if (drawable == null) throw new IllegalArgumentException("Drawable must not be null");
    addState(stateSet, drawable);
  }

  public <T extends Drawable & Animatable> void addTransition(int fromId, int toId, T transition, boolean reversible) {
    if (transition == null) throw new IllegalArgumentException("Transition drawable must not be null");
  }
}
