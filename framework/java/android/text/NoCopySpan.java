package android.text;

/** An object that does not come along when its text is copied. */
public interface NoCopySpan {
  /** One that is nothing else. */
  public static class Concrete implements NoCopySpan {
    public Concrete() {}
  }
}
