package java.nio.file;

import antecede.Disk;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileOwnerAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** Everything that can be done with files. Streams of paths are collected before the first one is taken. */
public final class Files {
  private static int temporaries;

  private Files() {}

  private static FileSystemProvider provider(Path path) {
    return path.getFileSystem().provider();
  }

  public static InputStream newInputStream(Path path, OpenOption... options) throws IOException {
    return provider(path).newInputStream(path, options);
  }

  public static OutputStream newOutputStream(Path path, OpenOption... options) throws IOException {
    return provider(path).newOutputStream(path, options);
  }

  public static SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options,
      FileAttribute<?>... attributes) throws IOException {
    return provider(path).newByteChannel(path, options, attributes);
  }

  public static SeekableByteChannel newByteChannel(Path path, OpenOption... options) throws IOException {
    Set<OpenOption> set = new HashSet<>();
    Collections.addAll(set, options);
    return newByteChannel(path, set);
  }

  public static DirectoryStream<Path> newDirectoryStream(Path path) throws IOException {
    return provider(path).newDirectoryStream(path, new DirectoryStream.Filter<Path>() {
      @Override
      public boolean accept(Path entry) {
        return true;
      }
    });
  }

  public static DirectoryStream<Path> newDirectoryStream(Path path, String glob) throws IOException {
    if (glob.equals("*")) return newDirectoryStream(path);
    PathMatcher matcher = path.getFileSystem().getPathMatcher("glob:" + glob);
    return provider(path).newDirectoryStream(path, new DirectoryStream.Filter<Path>() {
      @Override
      public boolean accept(Path entry) {
        return matcher.matches(entry.getFileName());
      }
    });
  }

  public static DirectoryStream<Path> newDirectoryStream(Path path, DirectoryStream.Filter<? super Path> filter)
      throws IOException {
    return provider(path).newDirectoryStream(path, filter);
  }

  public static Path createFile(Path path, FileAttribute<?>... attributes) throws IOException {
    Set<OpenOption> options = new HashSet<>();
    options.add(StandardOpenOption.CREATE_NEW);
    options.add(StandardOpenOption.WRITE);
    newByteChannel(path, options, attributes).close();
    return path;
  }

  public static Path createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
    provider(path).createDirectory(path, attributes);
    return path;
  }

  public static Path createDirectories(Path path, FileAttribute<?>... attributes) throws IOException {
    if (isDirectory(path)) return path;
    Path parent = path.toAbsolutePath().getParent();
    if (parent != null && !exists(parent)) createDirectories(parent, attributes);
    try {
      createDirectory(path, attributes);
    } catch (FileAlreadyExistsException e) {
      if (!isDirectory(path)) throw e;
    }
    return path;
  }

  private static Path temporary(Path directory, String prefix, String suffix) {
    String name = (prefix == null ? "" : prefix) + (1000000007L * ++temporaries) + suffix;
    Path child = directory.getFileSystem().getPath(name);
    if (child.getParent() != null) throw new IllegalArgumentException("Invalid prefix or suffix");
    return directory.resolve(child);
  }

  private static Path temporaryDirectory() {
    String path = System.getProperty("java.io.tmpdir", "/data/cache");
    Disk.makeDirectories(path);
    return Paths.get(path);
  }

  public static Path createTempFile(Path directory, String prefix, String suffix, FileAttribute<?>... attributes)
      throws IOException {
    Objects.requireNonNull(directory);
    while (true) {
      try {
        return createFile(temporary(directory, prefix, suffix == null ? ".tmp" : suffix), attributes);
      } catch (FileAlreadyExistsException e) {
        // The next name, then.
      }
    }
  }

  public static Path createTempFile(String prefix, String suffix, FileAttribute<?>... attributes)
      throws IOException {
    return createTempFile(temporaryDirectory(), prefix, suffix, attributes);
  }

  public static Path createTempDirectory(Path directory, String prefix, FileAttribute<?>... attributes)
      throws IOException {
    Objects.requireNonNull(directory);
    while (true) {
      try {
        return createDirectory(temporary(directory, prefix, ""), attributes);
      } catch (FileAlreadyExistsException e) {
        // The next name, then.
      }
    }
  }

  public static Path createTempDirectory(String prefix, FileAttribute<?>... attributes) throws IOException {
    return createTempDirectory(temporaryDirectory(), prefix, attributes);
  }

  public static Path createSymbolicLink(Path path, Path target, FileAttribute<?>... attributes)
      throws IOException {
    provider(path).createSymbolicLink(path, target, attributes);
    return path;
  }

  public static Path createLink(Path path, Path existing) throws IOException {
    provider(path).createLink(path, existing);
    return path;
  }

  public static void delete(Path path) throws IOException {
    provider(path).delete(path);
  }

  public static boolean deleteIfExists(Path path) throws IOException {
    return provider(path).deleteIfExists(path);
  }

  public static Path copy(Path source, Path target, CopyOption... options) throws IOException {
    if (provider(source) == provider(target)) {
      provider(source).copy(source, target, options);
    } else if (isDirectory(source)) {
      createDirectory(target);
    } else {
      try (InputStream in = newInputStream(source)) {
        copy(in, target, options);
      }
    }
    return target;
  }

  public static Path move(Path source, Path target, CopyOption... options) throws IOException {
    if (provider(source) == provider(target)) {
      provider(source).move(source, target, options);
    } else {
      copy(source, target, options);
      delete(source);
    }
    return target;
  }

  public static Path readSymbolicLink(Path path) throws IOException {
    return provider(path).readSymbolicLink(path);
  }

  public static FileStore getFileStore(Path path) throws IOException {
    return provider(path).getFileStore(path);
  }

  public static boolean isSameFile(Path path, Path other) throws IOException {
    return provider(path).isSameFile(path, other);
  }

  public static boolean isHidden(Path path) throws IOException {
    return provider(path).isHidden(path);
  }

  public static String probeContentType(Path path) throws IOException {
    Path name = path.getFileName();
    return name == null ? null : java.net.URLConnection.guessContentTypeFromName(name.toString());
  }

  public static <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type,
      LinkOption... options) {
    return provider(path).getFileAttributeView(path, type, options);
  }

  public static <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
      throws IOException {
    return provider(path).readAttributes(path, type, options);
  }

  public static Path setAttribute(Path path, String attribute, Object value, LinkOption... options)
      throws IOException {
    provider(path).setAttribute(path, attribute, value, options);
    return path;
  }

  public static Object getAttribute(Path path, String attribute, LinkOption... options) throws IOException {
    if (attribute.indexOf('*') >= 0 || attribute.indexOf(',') >= 0) throw new IllegalArgumentException(attribute);
    Map<String, Object> map = readAttributes(path, attribute, options);
    return map.get(attribute.substring(attribute.indexOf(':') + 1));
  }

  public static Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
      throws IOException {
    return provider(path).readAttributes(path, attributes, options);
  }

  public static Set<PosixFilePermission> getPosixFilePermissions(Path path, LinkOption... options)
      throws IOException {
    return readAttributes(path, PosixFileAttributes.class, options).permissions();
  }

  public static Path setPosixFilePermissions(Path path, Set<PosixFilePermission> permissions) throws IOException {
    PosixFileAttributeView view = getFileAttributeView(path, PosixFileAttributeView.class);
    if (view == null) throw new UnsupportedOperationException();
    view.setPermissions(permissions);
    return path;
  }

  public static UserPrincipal getOwner(Path path, LinkOption... options) throws IOException {
    FileOwnerAttributeView view = getFileAttributeView(path, FileOwnerAttributeView.class, options);
    if (view == null) throw new UnsupportedOperationException();
    return view.getOwner();
  }

  public static Path setOwner(Path path, UserPrincipal owner) throws IOException {
    FileOwnerAttributeView view = getFileAttributeView(path, FileOwnerAttributeView.class);
    if (view == null) throw new UnsupportedOperationException();
    view.setOwner(owner);
    return path;
  }

  /** The attributes of a file, or null where they cannot be read. */
  private static BasicFileAttributes attributes(Path path, LinkOption... options) {
    try {
      return readAttributes(path, BasicFileAttributes.class, options);
    } catch (IOException e) {
      return null;
    }
  }

  public static boolean isSymbolicLink(Path path) {
    BasicFileAttributes attributes = attributes(path, LinkOption.NOFOLLOW_LINKS);
    return attributes != null && attributes.isSymbolicLink();
  }

  public static boolean isDirectory(Path path, LinkOption... options) {
    BasicFileAttributes attributes = attributes(path, options);
    return attributes != null && attributes.isDirectory();
  }

  public static boolean isRegularFile(Path path, LinkOption... options) {
    BasicFileAttributes attributes = attributes(path, options);
    return attributes != null && attributes.isRegularFile();
  }

  public static FileTime getLastModifiedTime(Path path, LinkOption... options) throws IOException {
    return readAttributes(path, BasicFileAttributes.class, options).lastModifiedTime();
  }

  public static Path setLastModifiedTime(Path path, FileTime time) throws IOException {
    getFileAttributeView(path, BasicFileAttributeView.class).setTimes(Objects.requireNonNull(time), null, null);
    return path;
  }

  public static long size(Path path) throws IOException {
    return readAttributes(path, BasicFileAttributes.class).size();
  }

  public static boolean exists(Path path, LinkOption... options) {
    return attributes(path, options) != null;
  }

  public static boolean notExists(Path path, LinkOption... options) {
    try {
      readAttributes(path, BasicFileAttributes.class, options);
      return false;
    } catch (NoSuchFileException e) {
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean isAccessible(Path path, AccessMode mode) {
    try {
      provider(path).checkAccess(path, mode);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  public static boolean isReadable(Path path) {
    return isAccessible(path, AccessMode.READ);
  }

  public static boolean isWritable(Path path) {
    return isAccessible(path, AccessMode.WRITE);
  }

  public static boolean isExecutable(Path path) {
    return isAccessible(path, AccessMode.EXECUTE);
  }

  public static Path walkFileTree(Path start, Set<FileVisitOption> options, int depth,
      FileVisitor<? super Path> visitor) throws IOException {
    if (depth < 0) throw new IllegalArgumentException("'maxDepth' is negative");
    boolean follow = options.contains(FileVisitOption.FOLLOW_LINKS);
    visit(start, follow, depth, visitor, new ArrayList<Path>());
    return start;
  }

  public static Path walkFileTree(Path start, FileVisitor<? super Path> visitor) throws IOException {
    return walkFileTree(start, EnumSet.noneOf(FileVisitOption.class), Integer.MAX_VALUE, visitor);
  }

  private static BasicFileAttributes attributes(Path path, boolean follow) throws IOException {
    if (follow) {
      try {
        return readAttributes(path, BasicFileAttributes.class);
      } catch (IOException e) {
        // A link that leads nowhere is visited itself.
      }
    }
    return readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
  }

  private static boolean isLoop(Path path, List<Path> above) throws IOException {
    for (Path directory : above) {
      if (isSameFile(directory, path)) return true;
    }
    return false;
  }

  private static FileVisitResult checked(FileVisitResult result) {
    return Objects.requireNonNull(result);
  }

  private static FileVisitResult visit(Path path, boolean follow, int depth, FileVisitor<? super Path> visitor,
      List<Path> above) throws IOException {
    BasicFileAttributes attributes;
    try {
      attributes = attributes(path, follow);
    } catch (IOException e) {
      return checked(visitor.visitFileFailed(path, e));
    }
    if (depth == 0 || !attributes.isDirectory()) return checked(visitor.visitFile(path, attributes));
    if (follow && isLoop(path, above)) {
      return checked(visitor.visitFileFailed(path, new FileSystemLoopException(path.toString())));
    }
    DirectoryStream<Path> entries;
    try {
      entries = newDirectoryStream(path);
    } catch (IOException e) {
      return checked(visitor.visitFileFailed(path, e));
    }
    IOException failure = null;
    try {
      FileVisitResult result = checked(visitor.preVisitDirectory(path, attributes));
      if (result == FileVisitResult.SKIP_SUBTREE) return FileVisitResult.CONTINUE;
      if (result != FileVisitResult.CONTINUE) return result;
      above.add(path);
      try {
        for (Path entry : entries) {
          result = visit(entry, follow, depth - 1, visitor, above);
          if (result == FileVisitResult.TERMINATE) return result;
          if (result == FileVisitResult.SKIP_SIBLINGS) break;
        }
      } catch (DirectoryIteratorException e) {
        failure = e.getCause();
      } finally {
        above.remove(above.size() - 1);
      }
    } finally {
      entries.close();
    }
    FileVisitResult result = checked(visitor.postVisitDirectory(path, failure));
    return result == FileVisitResult.SKIP_SUBTREE ? FileVisitResult.CONTINUE : result;
  }

  public static BufferedReader newBufferedReader(Path path, Charset charset) throws IOException {
    return new BufferedReader(new InputStreamReader(newInputStream(path), charset.newDecoder()));
  }

  public static BufferedReader newBufferedReader(Path path) throws IOException {
    return newBufferedReader(path, StandardCharsets.UTF_8);
  }

  public static BufferedWriter newBufferedWriter(Path path, Charset charset, OpenOption... options)
      throws IOException {
    return new BufferedWriter(new OutputStreamWriter(newOutputStream(path, options), charset.newEncoder()));
  }

  public static BufferedWriter newBufferedWriter(Path path, OpenOption... options) throws IOException {
    return newBufferedWriter(path, StandardCharsets.UTF_8, options);
  }

  public static long copy(InputStream in, Path target, CopyOption... options) throws IOException {
    Objects.requireNonNull(in);
    boolean replace = false;
    for (CopyOption option : options) {
      if (option == null) throw new NullPointerException("options contains 'null'");
      if (option != StandardCopyOption.REPLACE_EXISTING) {
        throw new UnsupportedOperationException(option + " not supported");
      }
      replace = true;
    }
    if (replace) deleteIfExists(target);
    try (OutputStream out = newOutputStream(target, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      return in.transferTo(out);
    }
  }

  public static long copy(Path source, OutputStream out) throws IOException {
    Objects.requireNonNull(out);
    try (InputStream in = newInputStream(source)) {
      return in.transferTo(out);
    }
  }

  public static byte[] readAllBytes(Path path) throws IOException {
    try (InputStream in = newInputStream(path)) {
      return in.readAllBytes();
    }
  }

  public static List<String> readAllLines(Path path, Charset charset) throws IOException {
    try (BufferedReader reader = newBufferedReader(path, charset)) {
      List<String> lines = new ArrayList<>();
      String line;
      while ((line = reader.readLine()) != null) lines.add(line);
      return lines;
    }
  }

  public static List<String> readAllLines(Path path) throws IOException {
    return readAllLines(path, StandardCharsets.UTF_8);
  }

  public static Path write(Path path, byte[] bytes, OpenOption... options) throws IOException {
    Objects.requireNonNull(bytes);
    try (OutputStream out = newOutputStream(path, options)) {
      out.write(bytes, 0, bytes.length);
    }
    return path;
  }

  public static Path write(Path path, Iterable<? extends CharSequence> lines, Charset charset,
      OpenOption... options) throws IOException {
    Objects.requireNonNull(lines);
    try (BufferedWriter writer = newBufferedWriter(path, charset, options)) {
      for (CharSequence line : lines) {
        writer.append(line);
        writer.newLine();
      }
    }
    return path;
  }

  public static Path write(Path path, Iterable<? extends CharSequence> lines, OpenOption... options)
      throws IOException {
    return write(path, lines, StandardCharsets.UTF_8, options);
  }

  public static Stream<Path> list(Path path) throws IOException {
    List<Path> paths = new ArrayList<>();
    try (DirectoryStream<Path> entries = newDirectoryStream(path)) {
      for (Path entry : entries) paths.add(entry);
    } catch (DirectoryIteratorException e) {
      throw new UncheckedIOException(e.getCause());
    }
    return paths.stream();
  }

  public static Stream<Path> walk(Path start, int depth, FileVisitOption... options) throws IOException {
    return find(start, depth, new BiPredicate<Path, BasicFileAttributes>() {
      @Override
      public boolean test(Path path, BasicFileAttributes attributes) {
        return true;
      }
    }, options);
  }

  public static Stream<Path> walk(Path start, FileVisitOption... options) throws IOException {
    return walk(start, Integer.MAX_VALUE, options);
  }

  public static Stream<Path> find(Path start, int depth, BiPredicate<Path, BasicFileAttributes> matcher,
      FileVisitOption... options) throws IOException {
    Objects.requireNonNull(matcher);
    List<Path> paths = new ArrayList<>();
    Set<FileVisitOption> set = EnumSet.noneOf(FileVisitOption.class);
    Collections.addAll(set, options);
    walkFileTree(start, set, depth, new SimpleFileVisitor<Path>() {
      @Override
      public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
        if (matcher.test(directory, attributes)) paths.add(directory);
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (matcher.test(file, attributes)) paths.add(file);
        return FileVisitResult.CONTINUE;
      }
    });
    return paths.stream();
  }

  public static Stream<String> lines(Path path, Charset charset) throws IOException {
    return readAllLines(path, charset).stream();
  }

  public static Stream<String> lines(Path path) throws IOException {
    return lines(path, StandardCharsets.UTF_8);
  }
}
