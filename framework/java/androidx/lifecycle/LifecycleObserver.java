package androidx.lifecycle;

/** Somebody who hears of a lifecycle. */
public interface LifecycleObserver {}
