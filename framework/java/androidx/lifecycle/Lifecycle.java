package androidx.lifecycle;

import antecede.Unlisted;
import java.util.concurrent.atomic.AtomicReference;

/** The states of something that begins, goes on and ends, for those who want to hear of them. */
public abstract class Lifecycle {
  /** For the coroutine scope that Kotlin code keeps here. */
  @Unlisted public AtomicReference<Object> mInternalScopeRef = new AtomicReference<Object>();

  /** What leads from state to state. */
  public enum Event {
    ON_CREATE,
    ON_START,
    ON_RESUME,
    ON_PAUSE,
    ON_STOP,
    ON_DESTROY,
    ON_ANY;

    @Unlisted public static final Companion Companion = new Companion();

    /** What Kotlin code calls. */
    @Unlisted
    public static final class Companion {
      private Companion() {}

      public Event downFrom(State state) {
        return Event.downFrom(state);
      }

      public Event downTo(State state) {
        return Event.downTo(state);
      }

      public Event upFrom(State state) {
        return Event.upFrom(state);
      }

      public Event upTo(State state) {
        return Event.upTo(state);
      }
    }

    public static Event downFrom(State state) {
      switch (state) {
        case CREATED:
          return ON_DESTROY;
        case STARTED:
          return ON_STOP;
        case RESUMED:
          return ON_PAUSE;
        default:
          return null;
      }
    }

    public static Event downTo(State state) {
      switch (state) {
        case DESTROYED:
          return ON_DESTROY;
        case CREATED:
          return ON_STOP;
        case STARTED:
          return ON_PAUSE;
        default:
          return null;
      }
    }

    public static Event upFrom(State state) {
      switch (state) {
        case INITIALIZED:
          return ON_CREATE;
        case CREATED:
          return ON_START;
        case STARTED:
          return ON_RESUME;
        default:
          return null;
      }
    }

    public static Event upTo(State state) {
      switch (state) {
        case CREATED:
          return ON_CREATE;
        case STARTED:
          return ON_START;
        case RESUMED:
          return ON_RESUME;
        default:
          return null;
      }
    }

    public State getTargetState() {
      switch (this) {
        case ON_CREATE:
        case ON_STOP:
          return State.CREATED;
        case ON_START:
        case ON_PAUSE:
          return State.STARTED;
        case ON_RESUME:
          return State.RESUMED;
        case ON_DESTROY:
          return State.DESTROYED;
        default:
          throw new IllegalArgumentException(this + " has no target state");
      }
    }
  }

  /** Where it stands. */
  public enum State {
    DESTROYED,
    INITIALIZED,
    CREATED,
    STARTED,
    RESUMED;

    public boolean isAtLeast(State state) {
      return compareTo(state) >= 0;
    }
  }

  public abstract void addObserver(LifecycleObserver observer);

  public abstract void removeObserver(LifecycleObserver observer);

  public abstract State getCurrentState();

  @Unlisted
  public AtomicReference<Object> getInternalScopeRef() {
    return mInternalScopeRef;
  }

  @Unlisted
  public void setInternalScopeRef(AtomicReference<Object> reference) {
    mInternalScopeRef = reference;
  }
}
