package java.nio.channels;

import java.io.IOException;

/** The time was over before the operation. */
public class InterruptedByTimeoutException extends IOException {
  public InterruptedByTimeoutException() {}
}
