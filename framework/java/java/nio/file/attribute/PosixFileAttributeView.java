package java.nio.file.attribute;

import java.io.IOException;
import java.util.Set;

/** What POSIX knows of a file. */
public interface PosixFileAttributeView extends BasicFileAttributeView, FileOwnerAttributeView {
  @Override
  String name();

  @Override
  PosixFileAttributes readAttributes() throws IOException;

  void setPermissions(Set<PosixFilePermission> permissions) throws IOException;

  void setGroup(GroupPrincipal group) throws IOException;
}
