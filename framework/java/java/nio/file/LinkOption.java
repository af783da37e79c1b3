package java.nio.file;

/** What to do at a symbolic link. */
public enum LinkOption implements OpenOption, CopyOption {
  NOFOLLOW_LINKS
}
