package java.beans;

import java.util.EventListener;

/** Is told when a property changed. */
public interface PropertyChangeListener extends EventListener {
  void propertyChange(PropertyChangeEvent evt);
}
