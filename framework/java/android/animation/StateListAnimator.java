package android.animation;

import android.util.StateSet;
import android.view.View;
import antecede.Bag;
import antecede.Hidden;

/** Animators for the states of a view. */
public class StateListAnimator implements Cloneable {
  private Bag<int[]> states = new Bag<int[]>();
  private Bag<Animator> animators = new Bag<Animator>();
  private int last = -1;

  public StateListAnimator() {}

  public void addState(int[] specs, Animator animator) {
    states.add(specs);
    animators.add(animator);
  }

  /** The view is in that state now. */
  @Hidden
  public void setState(View view, int[] state) {
    int match = -1;
    for (int i = 0; i < states.size() && match < 0; i++) {
      if (StateSet.stateSetMatches(states.get(i), state)) match = i;
    }
    if (match == last) return;
    if (last >= 0) animators.get(last).cancel();
    last = match;
    if (match < 0) return;
    animators.get(match).setTarget(view);
    animators.get(match).start();
  }

  public void jumpToCurrentState() {
    if (last >= 0) animators.get(last).end();
  }

  @Override
  public StateListAnimator clone() {
    StateListAnimator copy = new StateListAnimator();
    for (int i = 0; i < states.size(); i++) copy.addState(states.get(i), animators.get(i).clone());
    return copy;
  }
}
