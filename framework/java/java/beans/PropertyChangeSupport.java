package java.beans;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Objects;

/** Keeps listeners and tells them: first those of all properties, then those of the one that changed. */
public class PropertyChangeSupport implements Serializable {
  private final Object source;
  /** In the order of their addition; those of one property are proxies. */
  private final ArrayList<PropertyChangeListener> listeners = new ArrayList<>();

  public PropertyChangeSupport(Object sourceBean) {
    if (sourceBean == null) throw new NullPointerException();
    source = sourceBean;
  }

  public void addPropertyChangeListener(PropertyChangeListener listener) {
    if (listener != null) listeners.add(listener);
  }

  public void removePropertyChangeListener(PropertyChangeListener listener) {
    if (listener instanceof PropertyChangeListenerProxy) {
      PropertyChangeListenerProxy proxy = (PropertyChangeListenerProxy) listener;
      removePropertyChangeListener(proxy.getPropertyName(), proxy.getListener());
    } else if (listener != null) {
      listeners.remove(listener);
    }
  }

  public PropertyChangeListener[] getPropertyChangeListeners() {
    return select(null, true, true);
  }

  public void addPropertyChangeListener(String propertyName, PropertyChangeListener listener) {
    if (listener == null || propertyName == null) return;
    PropertyChangeListener target = listener;
    while (target instanceof PropertyChangeListenerProxy) target = ((PropertyChangeListenerProxy) target)
        .getListener();
    listeners.add(new PropertyChangeListenerProxy(propertyName, target));
  }

  public void removePropertyChangeListener(String propertyName, PropertyChangeListener listener) {
    if (listener == null || propertyName == null) return;
    for (int i = 0; i < listeners.size(); i++) {
      if (!isFor(listeners.get(i), propertyName)) continue;
      if (((PropertyChangeListenerProxy) listeners.get(i)).getListener() == listener) {
        listeners.remove(i);
        return;
      }
    }
  }

  public PropertyChangeListener[] getPropertyChangeListeners(String propertyName) {
    if (propertyName == null) return new PropertyChangeListener[0];
    PropertyChangeListener[] found = select(propertyName, false, true);
    for (int i = 0; i < found.length; i++) found[i] = ((PropertyChangeListenerProxy) found[i]).getListener();
    return found;
  }

  private static boolean isFor(PropertyChangeListener listener, String property) {
    return listener instanceof PropertyChangeListenerProxy
        && (property == null || ((PropertyChangeListenerProxy) listener).getPropertyName().equals(property));
  }

  /** Listeners of all properties, then those of the property (null: of any). */
  private PropertyChangeListener[] select(String property, boolean general, boolean special) {
    ArrayList<PropertyChangeListener> found = new ArrayList<>();
    for (int i = 0; general && i < listeners.size(); i++) {
      if (!(listeners.get(i) instanceof PropertyChangeListenerProxy)) found.add(listeners.get(i));
    }
    for (int i = 0; special && i < listeners.size(); i++) {
      if (isFor(listeners.get(i), property)) found.add(listeners.get(i));
    }
    return found.toArray(new PropertyChangeListener[0]);
  }

  public void firePropertyChange(String propertyName, Object oldValue, Object newValue) {
    if (oldValue == null || newValue == null || !oldValue.equals(newValue)) {
      firePropertyChange(new PropertyChangeEvent(source, propertyName, oldValue, newValue));
    }
  }

  public void firePropertyChange(String propertyName, int oldValue, int newValue) {
    if (oldValue != newValue) firePropertyChange(propertyName, Integer.valueOf(oldValue), Integer.valueOf(newValue));
  }

  public void firePropertyChange(String propertyName, boolean oldValue, boolean newValue) {
    if (oldValue != newValue) firePropertyChange(propertyName, Boolean.valueOf(oldValue), Boolean.valueOf(newValue));
  }

  public void firePropertyChange(PropertyChangeEvent event) {
    Object oldValue = event.getOldValue(), newValue = event.getNewValue();
    if (oldValue != null && Objects.equals(oldValue, newValue)) return;
    String name = event.getPropertyName();
    for (PropertyChangeListener listener : select(name, true, name != null)) listener.propertyChange(event);
  }

  public void fireIndexedPropertyChange(String propertyName, int index, Object oldValue, Object newValue) {
    if (oldValue == null || newValue == null || !oldValue.equals(newValue)) {
      firePropertyChange(new IndexedPropertyChangeEvent(source, propertyName, oldValue, newValue, index));
    }
  }

  public void fireIndexedPropertyChange(String propertyName, int index, int oldValue, int newValue) {
    if (oldValue != newValue) {
      fireIndexedPropertyChange(propertyName, index, Integer.valueOf(oldValue), Integer.valueOf(newValue));
    }
  }

  public void fireIndexedPropertyChange(String propertyName, int index, boolean oldValue, boolean newValue) {
    if (oldValue != newValue) {
      fireIndexedPropertyChange(propertyName, index, Boolean.valueOf(oldValue), Boolean.valueOf(newValue));
    }
  }

  public boolean hasListeners(String propertyName) {
    return select(propertyName, true, propertyName != null).length > 0;
  }
}
