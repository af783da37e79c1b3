package java.lang.invoke;

/** Names what a string concatenation is linked by. The engines do it themselves and never call it. */
@antecede.Unlisted
public final class StringConcatFactory {
  private StringConcatFactory() {}

  public static CallSite makeConcat(MethodHandles.Lookup lookup, String name, MethodType type)
      throws StringConcatException {
    throw new StringConcatException("concatenations are linked by the engine");
  }

  public static CallSite makeConcatWithConstants(
      MethodHandles.Lookup lookup, String name, MethodType type, String recipe, Object... constants)
      throws StringConcatException {
    throw new StringConcatException("concatenations are linked by the engine");
  }
}
