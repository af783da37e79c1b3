package java.lang;

/** The calls are nested too deeply. */
public class StackOverflowError extends VirtualMachineError {
  public StackOverflowError() {}

  public StackOverflowError(String message) {
    super(message);
  }
}
