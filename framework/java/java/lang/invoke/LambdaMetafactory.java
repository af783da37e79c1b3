package java.lang.invoke;

/** Names what a lambda expression is linked by. The engines make lambdas themselves and never call it. */
@antecede.Unlisted
public final class LambdaMetafactory {
  public static final int FLAG_SERIALIZABLE = 1;
  public static final int FLAG_MARKERS = 2;
  public static final int FLAG_BRIDGES = 4;

  private LambdaMetafactory() {}

  public static CallSite metafactory(
      MethodHandles.Lookup caller, String name, MethodType factoryType, MethodType methodType,
      MethodHandle implementation, MethodType dynamicMethodType) throws LambdaConversionException {
    throw new LambdaConversionException("lambdas are linked by the engine");
  }

  public static CallSite altMetafactory(
      MethodHandles.Lookup caller, String name, MethodType factoryType, Object... arguments)
      throws LambdaConversionException {
    throw new LambdaConversionException("lambdas are linked by the engine");
  }
}
