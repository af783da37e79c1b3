package java.lang;

/** The virtual machine is broken or has run out of something. */
public abstract class VirtualMachineError extends Error {
  public VirtualMachineError() {}

  public VirtualMachineError(String message) {
    super(message);
  }

  public VirtualMachineError(String message, Throwable cause) {
    super(message, cause);
  }

  public VirtualMachineError(Throwable cause) {
    super(cause);
  }
}
