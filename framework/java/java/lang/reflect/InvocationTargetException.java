package java.lang.reflect;

/** Wraps what a method called by reflection threw. */
public class InvocationTargetException extends ReflectiveOperationException {
  private final Throwable target;

  protected InvocationTargetException() {
    super((Throwable) null);
    target = null;
  }

  public InvocationTargetException(Throwable target) {
    super(null, target);
    this.target = target;
  }

  public InvocationTargetException(Throwable target, String message) {
    super(message, target);
    this.target = target;
  }

  public Throwable getTargetException() {
    return target;
  }

  @Override
  public Throwable getCause() {
    return target;
  }
}
