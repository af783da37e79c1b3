package java.nio.file.attribute;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;

/** Permissions as text: rwxr-x---. */
public final class PosixFilePermissions {
  private PosixFilePermissions() {}

  public static String toString(Set<PosixFilePermission> permissions) {
    StringBuilder text = new StringBuilder(9);
    for (PosixFilePermission permission : PosixFilePermission.values()) {
      text.append(permissions.contains(permission) ? "rwx".charAt(permission.ordinal() % 3) : '-');
    }
    return text.toString();
  }

  public static Set<PosixFilePermission> fromString(String text) {
    if (text.length() != 9) throw new IllegalArgumentException("Invalid mode");
    Set<PosixFilePermission> permissions = EnumSet.noneOf(PosixFilePermission.class);
    for (PosixFilePermission permission : PosixFilePermission.values()) {
      char c = text.charAt(permission.ordinal());
      if (c == "rwx".charAt(permission.ordinal() % 3)) permissions.add(permission);
      else if (c != '-') throw new IllegalArgumentException("Invalid mode");
    }
    return permissions;
  }

  public static FileAttribute<Set<PosixFilePermission>> asFileAttribute(Set<PosixFilePermission> permissions) {
    Set<PosixFilePermission> copy = new HashSet<>(permissions);
    for (PosixFilePermission permission : copy) {
      if (permission == null) throw new NullPointerException();
    }
    return new FileAttribute<Set<PosixFilePermission>>() {
      @Override
      public String name() {
        return "posix:permissions";
      }

      @Override
      public Set<PosixFilePermission> value() {
        return copy;
      }
    };
  }
}
