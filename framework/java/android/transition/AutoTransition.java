package android.transition;

import android.content.Context;
import android.util.AttributeSet;

/** Fades and moves. */
public class AutoTransition extends TransitionSet {
  public AutoTransition() {
    init();
  }

  public AutoTransition(Context context, AttributeSet attrs) {
    super(context, attrs);
    init();
  }

  private void init() {
    setOrdering(ORDERING_SEQUENTIAL);
    addTransition(new Fade(Fade.OUT)).addTransition(new ChangeBounds()).addTransition(new Fade(Fade.IN));
  }
}
