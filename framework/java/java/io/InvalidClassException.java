package java.io;

/** A class does not fit what the stream says about it. */
public class InvalidClassException extends ObjectStreamException {
  public String classname;

  public InvalidClassException(String reason) {
    super(reason);
  }

  public InvalidClassException(String classname, String reason) {
    super(reason);
    this.classname = classname;
  }

  @Override
  public String getMessage() {
    return classname == null ? super.getMessage() : classname + "; " + super.getMessage();
  }
}
