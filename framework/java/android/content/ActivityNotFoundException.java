package android.content;

/** There is no activity for the intent. */
public class ActivityNotFoundException extends RuntimeException {
  public ActivityNotFoundException() {}

  public ActivityNotFoundException(String name) {
    super(name);
  }
}
