package java.nio.file.attribute;

/** What an entry does. */
public enum AclEntryType {
  ALLOW,
  DENY,
  AUDIT,
  ALARM
}
