package androidx.lifecycle;

/** As its superinterface. */
@Deprecated
public interface GenericLifecycleObserver extends LifecycleEventObserver {}
