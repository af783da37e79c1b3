package android.content;

/** A wrapper whose context can be changed. */
public class MutableContextWrapper extends ContextWrapper {
  public MutableContextWrapper(Context base) {
    super(base);
  }

  public void setBaseContext(Context base) {
    replaceBase(base);
  }
}
