package android.support.v4.app;

/** Ours, under a name that contracts know: what its manager does to it comes in the order of the automaton. */
public abstract class Fragment {
  public void performStart() {
    onStart();
  }

  public void performResume() {
    onResume();
  }

  protected abstract void onStart();

  protected abstract void onResume();
}
