package android.transition;

import android.content.Context;
import android.view.ViewGroup;

/** Makes transitions of transition files: those that fade and move. */
public class TransitionInflater {
  private TransitionInflater() {}

  public static TransitionInflater from(Context context) {
    return new TransitionInflater();
  }

  public Transition inflateTransition(int resource) {
    return new AutoTransition();
  }

  public TransitionManager inflateTransitionManager(int resource, ViewGroup sceneRoot) {
    return new TransitionManager();
  }
}
