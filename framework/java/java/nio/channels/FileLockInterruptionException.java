package java.nio.channels;

import java.io.IOException;

/** An interrupt ended the wait for a file lock. */
public class FileLockInterruptionException extends IOException {
  public FileLockInterruptionException() {}
}
