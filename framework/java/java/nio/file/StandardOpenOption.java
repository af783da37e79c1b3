package java.nio.file;

/** How to open. */
public enum StandardOpenOption implements OpenOption {
  READ,
  WRITE,
  APPEND,
  TRUNCATE_EXISTING,
  CREATE,
  CREATE_NEW,
  DELETE_ON_CLOSE,
  SPARSE,
  SYNC,
  DSYNC
}
