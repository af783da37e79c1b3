package android.text.method;

/** Shows line ends as blanks. */
public class SingleLineTransformationMethod extends ReplacementTransformationMethod {
  private static final char[] ORIGINAL = {'\n', '\r'};
  private static final char[] REPLACEMENT = {' ', '\uFEFF'};
  private static SingleLineTransformationMethod instance;

  public SingleLineTransformationMethod() {}

  @Override
  protected char[] getOriginal() {
    return ORIGINAL;
  }

  @Override
  protected char[] getReplacement() {
    return REPLACEMENT;
  }

  public static SingleLineTransformationMethod getInstance() {
    if (instance == null) instance = new SingleLineTransformationMethod();
    return instance;
  }
}
