package androidx.lifecycle;

/** Something with a registry. */
@Deprecated
public interface LifecycleRegistryOwner extends LifecycleOwner {
  @Override
  LifecycleRegistry getLifecycle();
}
