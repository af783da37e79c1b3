package java.lang;

/** A failure of the virtual machine that nobody understands. */
public class UnknownError extends VirtualMachineError {
  public UnknownError() {}

  public UnknownError(String message) {
    super(message);
  }
}
