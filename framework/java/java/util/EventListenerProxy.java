package java.util;

/** A listener with something added to it, such as the name of a property. */
public abstract class EventListenerProxy<T extends EventListener> implements EventListener {
  private final T listener;

  public EventListenerProxy(T listener) {
    this.listener = listener;
  }

  public T getListener() {
    return listener;
  }
}
