package java.text;

/** A value of an attribute that holds for a range as a whole. */
public class Annotation {
  private final Object value;

  public Annotation(Object value) {
    this.value = value;
  }

  public Object getValue() {
    return value;
  }

  @Override
  public String toString() {
    return getClass().getName() + "[value=" + value + "]";
  }
}
