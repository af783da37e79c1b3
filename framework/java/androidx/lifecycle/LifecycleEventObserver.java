package androidx.lifecycle;

/** Hears of every event. */
public interface LifecycleEventObserver extends LifecycleObserver {
  void onStateChanged(LifecycleOwner source, Lifecycle.Event event);
}
