package androidx.lifecycle;

/** Hears of each event by a method of its own. */
interface FullLifecycleObserver extends LifecycleObserver {
  void onCreate(LifecycleOwner owner);

  void onStart(LifecycleOwner owner);

  void onResume(LifecycleOwner owner);

  void onPause(LifecycleOwner owner);

  void onStop(LifecycleOwner owner);

  void onDestroy(LifecycleOwner owner);
}
