package java.nio.file.attribute;

import java.io.IOException;

/** What every file system knows of a file. */
public interface BasicFileAttributeView extends FileAttributeView {
  @Override
  String name();

  BasicFileAttributes readAttributes() throws IOException;

  void setTimes(FileTime modified, FileTime accessed, FileTime created) throws IOException;
}
