package android.transition;

/** A listener that does nothing, to be extended. */
public abstract class TransitionListenerAdapter implements Transition.TransitionListener {
  public TransitionListenerAdapter() {}

  @Override
  public void onTransitionStart(Transition transition) {}

  @Override
  public void onTransitionEnd(Transition transition) {}

  @Override
  public void onTransitionCancel(Transition transition) {}

  @Override
  public void onTransitionPause(Transition transition) {}

  @Override
  public void onTransitionResume(Transition transition) {}
}
