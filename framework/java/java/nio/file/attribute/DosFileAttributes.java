package java.nio.file.attribute;

/** What DOS knew of a file. */
public interface DosFileAttributes extends BasicFileAttributes {
  boolean isReadOnly();

  boolean isHidden();

  boolean isArchive();

  boolean isSystem();
}
