package androidx.lifecycle;

/** Something that has a lifecycle. */
public interface LifecycleOwner {
  Lifecycle getLifecycle();
}
