package java.nio.channels;

/** The process holds a lock on part of this region. */
public class OverlappingFileLockException extends IllegalStateException {
  public OverlappingFileLockException() {}
}
