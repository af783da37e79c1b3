package java.nio.charset;

/** There is no charset of this name here. */
public class UnsupportedCharsetException extends IllegalArgumentException {
  private final String name;

  public UnsupportedCharsetException(String name) {
    super(String.valueOf(name));
    this.name = name;
  }

  public String getCharsetName() {
    return name;
  }
}
