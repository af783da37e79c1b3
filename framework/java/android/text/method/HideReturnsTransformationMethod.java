package android.text.method;

/** Hides carriage returns. */
public class HideReturnsTransformationMethod extends ReplacementTransformationMethod {
  private static final char[] ORIGINAL = {'\r'};
  private static final char[] REPLACEMENT = {'\uFEFF'};
  private static HideReturnsTransformationMethod instance;

  public HideReturnsTransformationMethod() {}

  @Override
  protected char[] getOriginal() {
    return ORIGINAL;
  }

  @Override
  protected char[] getReplacement() {
    return REPLACEMENT;
  }

  public static HideReturnsTransformationMethod getInstance() {
    if (instance == null) instance = new HideReturnsTransformationMethod();
    return instance;
  }
}
