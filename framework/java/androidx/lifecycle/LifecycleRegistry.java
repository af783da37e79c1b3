package androidx.lifecycle;

import antecede.Bag;
import antecede.Callbacks;

/**
 * A lifecycle that is told its events. A new observer is brought up to the present state at once; on the way down the latest
 * hears first.
 */
public class LifecycleRegistry extends Lifecycle {
  private static final String SLOT = "LifecycleObserver";

  private final LifecycleOwner owner;
  private final Bag<Entry> observers = new Bag<Entry>();
  private State state = State.INITIALIZED;
  private boolean handling;
  private boolean changed;
  private int adding;

  /** An observer, and what it knows. */
  private final class Entry {
    private final LifecycleObserver observer;
    private final LifecycleEventObserver events;
    private State state;
    private boolean gone;

    Entry(LifecycleObserver observer, State state) {
      this.observer = observer;
      this.state = state;
      if (observer instanceof LifecycleEventObserver) events = (LifecycleEventObserver) observer;
      else events = observer instanceof FullLifecycleObserver ? null : new MarkedObserver(observer);
    }

    void dispatch(Event event) {
      State target = event.getTargetState();
      if (target.compareTo(state) < 0) state = target;
      Callbacks.invoke(LifecycleRegistry.this, SLOT, observer);
      if (observer instanceof FullLifecycleObserver) tell((FullLifecycleObserver) observer, event);
      if (events != null) events.onStateChanged(owner, event);
      state = target;
    }

    private void tell(FullLifecycleObserver full, Event event) {
      switch (event) {
        case ON_CREATE:
          full.onCreate(owner);
          break;
        case ON_START:
          full.onStart(owner);
          break;
        case ON_RESUME:
          full.onResume(owner);
          break;
        case ON_PAUSE:
          full.onPause(owner);
          break;
        case ON_STOP:
          full.onStop(owner);
          break;
        case ON_DESTROY:
          full.onDestroy(owner);
          break;
        default:
          break;
      }
    }
  }

  public LifecycleRegistry(LifecycleOwner provider) {
    owner = provider;
  }

  public static LifecycleRegistry createUnsafe(LifecycleOwner owner) {
    return new LifecycleRegistry(owner);
  }

  @Deprecated
  public void markState(State state) {
    setCurrentState(state);
  }

  public void setCurrentState(State state) {
    moveTo(state);
  }

  public void handleLifecycleEvent(Event event) {
    moveTo(event.getTargetState());
  }

  private void moveTo(State next) {
    if (state == next) return;
    if (state == State.INITIALIZED && next == State.DESTROYED) {
      throw new IllegalStateException("State must be at least CREATED to move to " + next + ", but was " + state
          + " in component " + owner);
    }
    state = next;
    if (handling || adding > 0) {
      changed = true;
      return;
    }
    handling = true;
    sync();
    handling = false;
    if (state == State.DESTROYED) {
      for (int i = 0; i < observers.size(); i++) observers.get(i).gone = true;
      observers.clear();
    }
  }

  private Entry find(LifecycleObserver observer) {
    for (int i = 0; i < observers.size(); i++) {
      if (observers.get(i).observer == observer) return observers.get(i);
    }
    return null;
  }

  private boolean isSynced() {
    if (observers.isEmpty()) return true;
    State oldest = observers.get(0).state;
    return oldest == observers.last().state && state == oldest;
  }

  private void sync() {
    while (!isSynced()) {
      changed = false;
      if (state.compareTo(observers.get(0).state) < 0) goDown();
      if (!changed && !observers.isEmpty() && state.compareTo(observers.last().state) > 0) goUp();
    }
    changed = false;
  }

  private void goUp() {
    Bag<Entry> all = observers.copy();
    for (int i = 0; i < all.size() && !changed; i++) {
      Entry entry = all.get(i);
      while (entry.state.compareTo(state) < 0 && !changed && !entry.gone) entry.dispatch(Event.upFrom(entry.state));
    }
  }

  private void goDown() {
    Bag<Entry> all = observers.copy();
    for (int i = all.size() - 1; i >= 0 && !changed; i--) {
      Entry entry = all.get(i);
      while (entry.state.compareTo(state) > 0 && !changed && !entry.gone) entry.dispatch(Event.downFrom(entry.state));
    }
  }

  @Override
  public void addObserver(LifecycleObserver observer) {
    if (find(observer) != null) return;
    Entry entry = new Entry(observer, state == State.DESTROYED ? State.DESTROYED : State.INITIALIZED);
    observers.add(entry);
    Callbacks.observe(this, SLOT, observer, true);
    boolean nested = adding != 0 || handling;
    adding++;
    // No further than those before it.
    while (entry.state.compareTo(limit(entry)) < 0 && !entry.gone) entry.dispatch(Event.upFrom(entry.state));
    adding--;
    if (!nested) sync();
  }

  private State limit(Entry entry) {
    int index = observers.indexOf(entry);
    if (index <= 0) return state;
    State before = observers.get(index - 1).state;
    return before.compareTo(state) < 0 ? before : state;
  }

  @Override
  public void removeObserver(LifecycleObserver observer) {
    Entry entry = find(observer);
    if (entry == null) return;
    entry.gone = true;
    observers.remove(entry);
    Callbacks.unregister(this, SLOT, observer);
  }

  public int getObserverCount() {
    return observers.size();
  }

  @Override
  public State getCurrentState() {
    return state;
  }
}
