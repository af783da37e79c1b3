package java.nio.file;

/** How to go on after a visit. */
public enum FileVisitResult {
  CONTINUE,
  TERMINATE,
  SKIP_SUBTREE,
  SKIP_SIBLINGS
}
