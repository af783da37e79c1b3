package java.beans;

import java.util.EventObject;

/** A property changed from one value to another. */
public class PropertyChangeEvent extends EventObject {
  private final String propertyName;
  private final Object oldValue;
  private final Object newValue;
  private Object propagationId;

  public PropertyChangeEvent(Object source, String propertyName, Object oldValue, Object newValue) {
    super(source);
    this.propertyName = propertyName;
    this.oldValue = oldValue;
    this.newValue = newValue;
  }

  public String getPropertyName() {
    return propertyName;
  }

  public Object getNewValue() {
    return newValue;
  }

  public Object getOldValue() {
    return oldValue;
  }

  public void setPropagationId(Object propagationId) {
    this.propagationId = propagationId;
  }

  public Object getPropagationId() {
    return propagationId;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(getClass().getName()).append("[propertyName=").append(propertyName);
    appendTo(text);
    return text.append("; oldValue=").append(oldValue).append("; newValue=").append(newValue)
        .append("; propagationId=")
        .append(propagationId).append("; source=").append(source).append("]").toString();
  }

  void appendTo(StringBuilder text) {}
}
