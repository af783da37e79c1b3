package java.nio.file;

/** How to walk a tree. */
public enum FileVisitOption {
  FOLLOW_LINKS
}
