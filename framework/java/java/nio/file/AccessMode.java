package java.nio.file;

/** What a file shall allow. */
public enum AccessMode {
  READ,
  WRITE,
  EXECUTE
}
