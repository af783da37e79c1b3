package android.transition;

import android.util.ArrayMap;
import android.view.ViewGroup;
import android.view.ViewTreeObserver;

/** Plays transitions: what changes until the next frame is animated then. */
public class TransitionManager {
  private final ArrayMap<Scene, Transition> transitions = new ArrayMap<Scene, Transition>();

  private static final class Play implements ViewTreeObserver.OnPreDrawListener {
    private final ViewGroup root;
    private final Transition transition;

    Play(ViewGroup root, Transition transition) {
      this.root = root;
      this.transition = transition;
    }

    @Override
    public boolean onPreDraw() {
      root.getViewTreeObserver().removeOnPreDrawListener(this);
      transition.capture(root, false);
      transition.play(root);
      return true;
    }
  }

  public TransitionManager() {}

  public void setTransition(Scene scene, Transition transition) {
    transitions.put(scene, transition);
  }

  public void setTransition(Scene fromScene, Scene toScene, Transition transition) {
    transitions.put(toScene, transition);
  }

  public void transitionTo(Scene scene) {
    Transition transition = transitions.get(scene);
    go(scene, transition == null ? new AutoTransition() : transition);
  }

  public static void go(Scene scene) {
    go(scene, new AutoTransition());
  }

  public static void go(Scene scene, Transition transition) {
    beginDelayedTransition(scene.getSceneRoot(), transition);
    scene.enter();
  }

  public static void beginDelayedTransition(ViewGroup sceneRoot) {
    beginDelayedTransition(sceneRoot, new AutoTransition());
  }

  public static void beginDelayedTransition(ViewGroup sceneRoot, Transition transition) {
    if (transition == null || !sceneRoot.isLaidOut()) return;
    Transition copy = transition.clone();
    copy.forget();
    copy.capture(sceneRoot, true);
    sceneRoot.getViewTreeObserver().addOnPreDrawListener(new Play(sceneRoot, copy));
    sceneRoot.invalidate();
  }

  public static void endTransitions(ViewGroup sceneRoot) {}
}
