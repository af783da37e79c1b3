package java.nio.file.attribute;

import java.util.Set;

/** What POSIX knows of a file. */
public interface PosixFileAttributes extends BasicFileAttributes {
  UserPrincipal owner();

  GroupPrincipal group();

  Set<PosixFilePermission> permissions();
}
