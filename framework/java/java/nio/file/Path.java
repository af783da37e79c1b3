package java.nio.file;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The name of a file in its file system. */
public interface Path extends Comparable<Path>, Iterable<Path>, Watchable {
  static Path of(String first, String... more) {
    return FileSystems.getDefault().getPath(first, more);
  }

  static Path of(URI uri) {
    return FileSystems.getDefault().provider().getPath(uri);
  }

  FileSystem getFileSystem();

  boolean isAbsolute();

  Path getRoot();

  Path getFileName();

  Path getParent();

  int getNameCount();

  Path getName(int index);

  Path subpath(int start, int end);

  boolean startsWith(Path other);

  default boolean startsWith(String other) {
    return startsWith(getFileSystem().getPath(other));
  }

  boolean endsWith(Path other);

  default boolean endsWith(String other) {
    return endsWith(getFileSystem().getPath(other));
  }

  Path normalize();

  Path resolve(Path other);

  default Path resolve(String other) {
    return resolve(getFileSystem().getPath(other));
  }

  default Path resolveSibling(Path other) {
    if (other == null) throw new NullPointerException();
    Path parent = getParent();
    return parent == null ? other : parent.resolve(other);
  }

  default Path resolveSibling(String other) {
    return resolveSibling(getFileSystem().getPath(other));
  }

  Path relativize(Path other);

  URI toUri();

  Path toAbsolutePath();

  Path toRealPath(LinkOption... options) throws IOException;

  default File toFile() {
    if (getFileSystem() != FileSystems.getDefault()) {
      throw new UnsupportedOperationException("Path not associated with default file system.");
    }
    return new File(toString());
  }

  @Override
  WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers)
      throws IOException;

  @Override
  default WatchKey register(WatchService watcher, WatchEvent.Kind<?>... events) throws IOException {
    return register(watcher, events, new WatchEvent.Modifier[0]);
  }

  @Override
  default Iterator<Path> iterator() {
    return new Iterator<Path>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < getNameCount();
      }

      @Override
      public Path next() {
        if (!hasNext()) throw new NoSuchElementException();
        return getName(next++);
      }
    };
  }

  @Override
  int compareTo(Path other);

  @Override
  boolean equals(Object other);

  @Override
  int hashCode();

  @Override
  String toString();
}
