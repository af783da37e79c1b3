package java.nio.file;

import antecede.Disk;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.util.Objects;

/** A path on the disk: names with slashes between them. */
final class DiskPath implements Path {
  private final DiskFileSystem system;
  private final String path;
  private String[] names;

  DiskPath(DiskFileSystem system, String path) {
    if (path.indexOf('\0') >= 0) throw new InvalidPathException(path, "Nul character not allowed");
    this.system = system;
    String clean = path;
    while (clean.contains("//")) clean = clean.replace("//", "/");
    if (clean.length() > 1 && clean.endsWith("/")) clean = clean.substring(0, clean.length() - 1);
    this.path = clean;
  }

  private DiskPath path(String path) {
    return new DiskPath(system, path);
  }

  private static DiskPath mine(Path path) {
    if (path == null) throw new NullPointerException();
    if (!(path instanceof DiskPath)) throw new ProviderMismatchException();
    return (DiskPath) path;
  }

  /** The names; an empty path has one, which is empty. */
  private String[] names() {
    if (names == null) {
      if (path.equals("/")) names = new String[0];
      else names = (isAbsolute() ? path.substring(1) : path).split("/", -1);
    }
    return names;
  }

  private String join(int start, int end) {
    StringBuilder text = new StringBuilder();
    for (int i = start; i < end; i++) {
      if (i > start) text.append('/');
      text.append(names()[i]);
    }
    return text.toString();
  }

  String absolute() {
    return isAbsolute() ? path : path.isEmpty() ? "/" : "/" + path;
  }

  @Override
  public FileSystem getFileSystem() {
    return system;
  }

  @Override
  public boolean isAbsolute() {
    return path.startsWith("/");
  }

  @Override
  public Path getRoot() {
    return isAbsolute() ? path("/") : null;
  }

  @Override
  public Path getFileName() {
    int count = names().length;
    return count == 0 ? null : path(names()[count - 1]);
  }

  @Override
  public Path getParent() {
    int slash = path.lastIndexOf('/');
    if (slash > 0) return path(path.substring(0, slash));
    return slash == 0 && path.length() > 1 ? path("/") : null;
  }

  @Override
  public int getNameCount() {
    return names().length;
  }

  @Override
  public Path getName(int index) {
    if (index < 0 || index >= names().length) throw new IllegalArgumentException();
    return path(names()[index]);
  }

  @Override
  public Path subpath(int start, int end) {
    if (start < 0 || start >= names().length || end > names().length || start >= end) {
      throw new IllegalArgumentException();
    }
    return path(join(start, end));
  }

  private boolean sameNames(DiskPath other, int at) {
    for (int i = 0; i < other.names().length; i++) {
      if (!names()[at + i].equals(other.names()[i])) return false;
    }
    return true;
  }

  @Override
  public boolean startsWith(Path other) {
    if (!(Objects.requireNonNull(other) instanceof DiskPath)) return false;
    DiskPath that = (DiskPath) other;
    if (that.isAbsolute() != isAbsolute() || that.names().length > names().length) return false;
    return path.isEmpty() == that.path.isEmpty() && sameNames(that, 0);
  }

  @Override
  public boolean endsWith(Path other) {
    if (!(Objects.requireNonNull(other) instanceof DiskPath)) return false;
    DiskPath that = (DiskPath) other;
    if (that.isAbsolute()) return equals(that);
    if (that.names().length > names().length || path.isEmpty() != that.path.isEmpty()) return false;
    return sameNames(that, names().length - that.names().length);
  }

  @Override
  public Path normalize() {
    String[] kept = new String[names().length];
    int count = 0;
    for (String name : names()) {
      if (name.equals(".")) continue;
      if (!name.equals("..")) kept[count++] = name;
      else if (count > 0 && !kept[count - 1].equals("..")) count--;
      else if (!isAbsolute()) kept[count++] = name;
    }
    StringBuilder text = new StringBuilder(isAbsolute() ? "/" : "");
    for (int i = 0; i < count; i++) text.append(i == 0 ? "" : "/").append(kept[i]);
    return path(text.toString());
  }

  @Override
  public Path resolve(Path other) {
    DiskPath that = mine(other);
    if (that.isAbsolute() || path.isEmpty()) return that;
    return that.path.isEmpty() ? this : path(path + "/" + that.path);
  }

  @Override
  public Path relativize(Path other) {
    DiskPath that = mine(other);
    if (equals(that)) return path("");
    if (isAbsolute() != that.isAbsolute()) throw new IllegalArgumentException("'other' is different type of Path");
    if (path.isEmpty()) return that;
    DiskPath from = (DiskPath) normalize();
    DiskPath to = (DiskPath) that.normalize();
    int fromCount = from.path.isEmpty() ? 0 : from.names().length;
    int toCount = to.path.isEmpty() ? 0 : to.names().length;
    int common = 0;
    while (common < fromCount && common < toCount && from.names()[common].equals(to.names()[common])) common++;
    StringBuilder text = new StringBuilder();
    for (int i = common; i < fromCount; i++) {
      if (from.names()[i].equals("..")) throw new IllegalArgumentException("Unable to compute relative path");
      text.append(text.length() == 0 ? ".." : "/..");
    }
    for (int i = common; i < toCount; i++) text.append(text.length() == 0 ? "" : "/").append(to.names()[i]);
    return path(text.toString());
  }

  @Override
  public URI toUri() {
    URI uri = new File(absolute()).toURI();
    // A path says file:///, a File file:/.
    return URI.create("file://" + uri.getRawPath());
  }

  @Override
  public Path toAbsolutePath() {
    return isAbsolute() ? this : path(absolute());
  }

  @Override
  public Path toRealPath(LinkOption... options) throws IOException {
    int kind = Disk.kind(absolute(), true);
    if (kind < 0) throw DiskProvider.failure(this, null, kind);
    return options.length > 0 ? path(absolute()).normalize() : path(Disk.canonical(absolute()));
  }

  @Override
  public WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers)
      throws IOException {
    if (watcher == null) throw new NullPointerException();
    throw new ProviderMismatchException();
  }

  @Override
  public int compareTo(Path other) {
    return path.compareTo(((DiskPath) other).path);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DiskPath && path.equals(((DiskPath) other).path);
  }

  @Override
  public int hashCode() {
    return path.hashCode();
  }

  @Override
  public String toString() {
    return path;
  }
}
