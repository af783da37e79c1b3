package java.nio.charset;

/** No charset can have this name. */
public class IllegalCharsetNameException extends IllegalArgumentException {
  private final String name;

  public IllegalCharsetNameException(String name) {
    super(String.valueOf(name));
    this.name = name;
  }

  public String getCharsetName() {
    return name;
  }
}
