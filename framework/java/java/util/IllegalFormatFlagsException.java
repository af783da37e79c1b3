package java.util;

/** Flags that exclude each other. */
public class IllegalFormatFlagsException extends IllegalFormatException {
  private final String flags;

  public IllegalFormatFlagsException(String f) {
    if (f == null) throw new NullPointerException();
    this.flags = f;
  }

  public String getFlags() {
    return flags;
  }

  @Override
  public String getMessage() {
    return "Flags = '" + flags + "'";
  }
}
