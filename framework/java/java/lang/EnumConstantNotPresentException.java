package java.lang;

/** An enum type lacks a constant that an annotation names. */
public class EnumConstantNotPresentException extends RuntimeException {
  private final Class<? extends Enum> enumType;
  private final String constantName;

  public EnumConstantNotPresentException(Class<? extends Enum> enumType, String constantName) {
    super(enumType.getName() + "." + constantName);
    this.enumType = enumType;
    this.constantName = constantName;
  }

  public Class<? extends Enum> enumType() {
    return enumType;
  }

  public String constantName() {
    return constantName;
  }
}
