package java.nio.file;

/** How to copy or move. */
public enum StandardCopyOption implements CopyOption {
  REPLACE_EXISTING,
  COPY_ATTRIBUTES,
  ATOMIC_MOVE
}
