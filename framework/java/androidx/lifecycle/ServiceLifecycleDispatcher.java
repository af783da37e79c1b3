package androidx.lifecycle;

import android.os.Handler;

/** A lifecycle for a service: each event is posted to the front of the main looper. */
public class ServiceLifecycleDispatcher {
  private final LifecycleRegistry registry;
  private final Handler handler = new Handler();
  private Dispatch last;

  /** One event. */
  private static final class Dispatch implements Runnable {
    private final LifecycleRegistry registry;
    private final Lifecycle.Event event;
    private boolean done;

    Dispatch(LifecycleRegistry registry, Lifecycle.Event event) {
      this.registry = registry;
      this.event = event;
    }

    @Override
    public void run() {
      if (done) return;
      registry.handleLifecycleEvent(event);
      done = true;
    }
  }

  public ServiceLifecycleDispatcher(LifecycleOwner provider) {
    registry = new LifecycleRegistry(provider);
  }

  private void post(Lifecycle.Event event) {
    if (last != null) last.run();
    last = new Dispatch(registry, event);
    handler.postAtFrontOfQueue(last);
  }

  public void onServicePreSuperOnCreate() {
    post(Lifecycle.Event.ON_CREATE);
  }

  public void onServicePreSuperOnBind() {
    post(Lifecycle.Event.ON_START);
  }

  public void onServicePreSuperOnStart() {
    post(Lifecycle.Event.ON_START);
  }

  public void onServicePreSuperOnDestroy() {
    post(Lifecycle.Event.ON_STOP);
    post(Lifecycle.Event.ON_DESTROY);
  }

  public Lifecycle getLifecycle() {
    return registry;
  }
}
