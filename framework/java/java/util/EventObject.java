package java.util;

import java.io.Serializable;

/** Something that happened at a source. */
public class EventObject implements Serializable {
  protected transient Object source;

  public EventObject(Object source) {
    if (source == null) throw new IllegalArgumentException("null source");
    this.source = source;
  }

  public Object getSource() {
    return source;
  }

  @Override
  public String toString() {
    return getClass().getName() + "[source=" + source + "]";
  }
}
