package java.nio.file.attribute;

/** What every file system knows of a file. */
public interface BasicFileAttributes {
  FileTime lastModifiedTime();

  FileTime lastAccessTime();

  FileTime creationTime();

  boolean isRegularFile();

  boolean isDirectory();

  boolean isSymbolicLink();

  boolean isOther();

  long size();

  Object fileKey();
}
