package java.lang;

/** Something unexpected inside the virtual machine. */
public class InternalError extends VirtualMachineError {
  public InternalError() {}

  public InternalError(String message) {
    super(message);
  }

  public InternalError(String message, Throwable cause) {
    super(message, cause);
  }

  public InternalError(Throwable cause) {
    super(cause);
  }
}
