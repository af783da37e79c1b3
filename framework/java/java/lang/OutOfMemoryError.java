package java.lang;

/** The heap is full. */
public class OutOfMemoryError extends VirtualMachineError {
  public OutOfMemoryError() {}

  public OutOfMemoryError(String message) {
    super(message);
  }
}
