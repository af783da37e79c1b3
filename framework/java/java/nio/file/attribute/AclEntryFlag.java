package java.nio.file.attribute;

/** How an entry is inherited. */
public enum AclEntryFlag {
  FILE_INHERIT,
  DIRECTORY_INHERIT,
  NO_PROPAGATE_INHERIT,
  INHERIT_ONLY
}
