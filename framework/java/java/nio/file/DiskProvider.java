package java.nio.file;

import antecede.Disk;
import java.io.Closeable;
import java.io.File;
import java.io.FileDescriptor;
import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileOwnerAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;

/** The disk of the process, as a provider. */
final class DiskProvider extends FileSystemProvider {
  private final DiskFileSystem system;

  DiskProvider(DiskFileSystem system) {
    this.system = system;
  }

  private static String absolute(Path path) {
    if (path == null) throw new NullPointerException();
    if (!(path instanceof DiskPath)) throw new ProviderMismatchException();
    return ((DiskPath) path).absolute();
  }

  static IOException failure(Path path, Path other, int error) {
    String file = path.toString();
    String otherFile = other == null ? null : other.toString();
    switch (error) {
      case Disk.NOT_FOUND: return new NoSuchFileException(file, otherFile, null);
      case Disk.EXISTS: return new FileAlreadyExistsException(file, otherFile, null);
      case Disk.DENIED: return new AccessDeniedException(file, otherFile, null);
      case Disk.NOT_EMPTY: return new DirectoryNotEmptyException(file);
      case Disk.NOT_DIRECTORY: return new FileSystemException(file, otherFile, "Not a directory");
      case Disk.IS_DIRECTORY: return new FileSystemException(file, otherFile, "Is a directory");
      case Disk.LOOP: return new FileSystemException(file, otherFile, "Too many symbolic links encountered");
      default: return new FileSystemException(file, otherFile, "Invalid argument");
    }
  }

  private static void check(Path path, int result) throws IOException {
    if (result < 0) throw failure(path, null, result);
  }

  private static boolean follows(CopyOption... options) {
    for (Object option : options) {
      if (option == LinkOption.NOFOLLOW_LINKS) return false;
    }
    return true;
  }

  /** The mode that the attributes ask for. */
  private static int mode(int standard, FileAttribute<?>... attributes) {
    int mode = standard;
    for (FileAttribute<?> attribute : attributes) {
      if (!attribute.name().equals("posix:permissions")) {
        throw new UnsupportedOperationException("'" + attribute.name() + "' not supported as initial attribute");
      }
      mode = bits((Set<?>) attribute.value());
    }
    return mode;
  }

  private static int bits(Set<?> permissions) {
    int mode = 0;
    for (PosixFilePermission permission : PosixFilePermission.values()) {
      if (permissions.contains(permission)) mode |= 0400 >> permission.ordinal();
    }
    return mode;
  }

  @Override
  public String getScheme() {
    return "file";
  }

  @Override
  public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
    throw new FileSystemAlreadyExistsException();
  }

  @Override
  public FileSystem getFileSystem(URI uri) {
    return system;
  }

  @Override
  public Path getPath(URI uri) {
    return new DiskPath(system, new File(uri).getPath());
  }

  @Override
  public SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options,
      FileAttribute<?>... attributes) throws IOException {
    return newFileChannel(path, options, attributes);
  }

  @Override
  public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    for (OpenOption option : options) {
      if (option == null) throw new NullPointerException();
      if (!(option instanceof StandardOpenOption) && !(option instanceof LinkOption)) {
        throw new UnsupportedOperationException(option + " not supported");
      }
    }
    boolean append = options.contains(StandardOpenOption.APPEND);
    boolean write = append || options.contains(StandardOpenOption.WRITE);
    boolean read = options.contains(StandardOpenOption.READ) || !write;
    boolean truncate = options.contains(StandardOpenOption.TRUNCATE_EXISTING);
    if (read && append) throw new IllegalArgumentException("READ + APPEND not allowed");
    if (append && truncate) throw new IllegalArgumentException("APPEND + TRUNCATE_EXISTING not allowed");
    int flags = (read ? Disk.READ : 0) | (write ? Disk.WRITE : 0) | (append ? Disk.APPEND : 0);
    if (write) {
      boolean exclusive = options.contains(StandardOpenOption.CREATE_NEW);
      if (exclusive) flags |= Disk.CREATE | Disk.EXCLUSIVE;
      else if (options.contains(StandardOpenOption.CREATE)) flags |= Disk.CREATE;
      if (truncate && !exclusive) flags |= Disk.TRUNCATE;
    }
    String absolute = absolute(path);
    FileDescriptor file = new FileDescriptor();
    check(path, file.open(absolute, flags, mode(0600, attributes)));
    Closeable owner = null;
    if (options.contains(StandardOpenOption.DELETE_ON_CLOSE)) Disk.delete(absolute);
    return FileChannel.of(file, owner, read, write, append);
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(Path path, DirectoryStream.Filter<? super Path> filter)
      throws IOException {
    Objects.requireNonNull(filter);
    String absolute = absolute(path);
    int count = Disk.count(absolute);
    if (count == Disk.NOT_DIRECTORY) throw new NotDirectoryException(path.toString());
    check(path, count);
    List<Path> entries = new ArrayList<>();
    for (int i = 0; i < count; i++) entries.add(path.resolve(Disk.entry(absolute, i)));
    return new Entries(entries, filter);
  }

  /** The entries that a directory had when the stream was opened. */
  private static final class Entries implements DirectoryStream<Path> {
    private final Iterator<Path> entries;
    private final Filter<? super Path> filter;
    private boolean used;
    private boolean closed;

    Entries(List<Path> entries, Filter<? super Path> filter) {
      this.entries = entries.iterator();
      this.filter = filter;
    }

    @Override
    public Iterator<Path> iterator() {
      if (closed) throw new IllegalStateException("Directory stream is closed");
      if (used) throw new IllegalStateException("Iterator already obtained");
      used = true;
      return new Iterator<Path>() {
        private Path next;

        @Override
        public boolean hasNext() {
          while (next == null && !closed && entries.hasNext()) {
            Path candidate = entries.next();
            try {
              if (filter.accept(candidate)) next = candidate;
            } catch (IOException e) {
              throw new DirectoryIteratorException(e);
            }
          }
          return next != null;
        }

        @Override
        public Path next() {
          if (!hasNext()) throw new NoSuchElementException();
          Path result = next;
          next = null;
          return result;
        }
      };
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  @Override
  public void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
    check(path, Disk.makeDirectory(absolute(path), mode(0700, attributes)));
  }

  @Override
  public void createSymbolicLink(Path path, Path target, FileAttribute<?>... attributes) throws IOException {
    if (attributes.length > 0) throw new UnsupportedOperationException("Initial file attributes not supported");
    check(path, Disk.makeLink(absolute(path), target.toString()));
  }

  @Override
  public void createLink(Path path, Path existing) throws IOException {
    int error = Disk.makeName(absolute(path), absolute(existing));
    if (error < 0) throw failure(path, existing, error);
  }

  @Override
  public void delete(Path path) throws IOException {
    check(path, Disk.delete(absolute(path)));
  }

  @Override
  public Path readSymbolicLink(Path path) throws IOException {
    int kind = Disk.kind(absolute(path), false);
    check(path, kind);
    if (kind != Disk.LINK) throw new NotLinkException(path.toString());
    return new DiskPath(system, Disk.target(absolute(path)));
  }

  private static boolean has(CopyOption[] options, CopyOption wanted) {
    for (CopyOption option : options) {
      if (option == null) throw new NullPointerException();
      if (option == wanted) return true;
    }
    return false;
  }

  /** Makes room for a copy; false: source and target are the same file. */
  private boolean prepare(Path source, boolean follow, Path target, CopyOption... options) throws IOException {
    int there = Disk.kind(absolute(target), false);
    if (there < 0) return true;
    if (Disk.isSame(absolute(source), follow, absolute(target), false)) return false;
    if (!has(options, StandardCopyOption.REPLACE_EXISTING)) {
      throw new FileAlreadyExistsException(target.toString());
    }
    check(target, Disk.delete(absolute(target)));
    return true;
  }

  @Override
  public void copy(Path source, Path target, CopyOption... options) throws IOException {
    if (has(options, StandardCopyOption.ATOMIC_MOVE)) throw new UnsupportedOperationException("Unsupported option");
    boolean follow = follows(options);
    String from = absolute(source);
    String to = absolute(target);
    int kind = Disk.kind(from, follow);
    check(source, kind);
    if (!prepare(source, follow, target, options)) return;
    int mode = (int) Disk.attribute(from, follow, Disk.MODE);
    if (kind == Disk.DIRECTORY) {
      check(target, Disk.makeDirectory(to, mode));
    } else if (kind == Disk.LINK) {
      check(target, Disk.makeLink(to, Disk.target(from)));
      return;
    } else {
      int in = Disk.open(from, Disk.READ, 0);
      check(source, in);
      int out = Disk.open(to, Disk.WRITE | Disk.CREATE | Disk.EXCLUSIVE, mode | 0200);
      check(target, out);
      byte[] bytes = new byte[(int) Disk.size(in)];
      Disk.read(in, 0, bytes, 0, bytes.length);
      Disk.write(out, 0, bytes, 0, bytes.length);
      Disk.close(in);
      Disk.close(out);
    }
    if (has(options, StandardCopyOption.COPY_ATTRIBUTES)) {
      for (int which = Disk.MODIFIED; which <= Disk.MODE; which++) {
        Disk.setAttribute(to, true, which, Disk.attribute(from, true, which));
      }
    }
  }

  @Override
  public void move(Path source, Path target, CopyOption... options) throws IOException {
    check(source, Disk.kind(absolute(source), false));
    if (!has(options, StandardCopyOption.ATOMIC_MOVE) && !prepare(source, false, target, options)) return;
    int error = Disk.rename(absolute(source), absolute(target));
    if (error < 0) throw failure(source, target, error);
  }

  @Override
  public boolean isSameFile(Path path, Path other) throws IOException {
    if (path.equals(other)) return true;
    if (!(other instanceof DiskPath)) return false;
    check(path, Disk.kind(absolute(path), true));
    check(other, Disk.kind(absolute(other), true));
    return Disk.isSame(absolute(path), true, absolute(other), true);
  }

  @Override
  public boolean isHidden(Path path) {
    Path name = path.getFileName();
    return name != null && name.toString().startsWith(".");
  }

  @Override
  public FileStore getFileStore(Path path) throws IOException {
    check(path, Disk.kind(absolute(path), true));
    return system.store();
  }

  @Override
  public void checkAccess(Path path, AccessMode... modes) throws IOException {
    int mode = (int) Disk.attribute(absolute(path), true, Disk.MODE);
    check(path, mode);
    for (AccessMode wanted : modes) {
      int bit = wanted == AccessMode.READ ? 0400 : wanted == AccessMode.WRITE ? 0200 : 0100;
      if ((mode & bit) == 0) throw new AccessDeniedException(path.toString());
    }
  }

  static boolean supports(Class<?> type) {
    return type == BasicFileAttributeView.class || type == PosixFileAttributeView.class
        || type == FileOwnerAttributeView.class;
  }

  @Override
  public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type, LinkOption... options) {
    absolute(path);
    if (type == null) throw new NullPointerException();
    if (!supports(type)) return null;
    return type.cast(new View(path, follows(options), type == BasicFileAttributeView.class ? "basic"
        : type == FileOwnerAttributeView.class ? "owner" : "posix"));
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
      throws IOException {
    if (type == null) throw new NullPointerException();
    if (type != BasicFileAttributes.class && type != PosixFileAttributes.class) {
      throw new UnsupportedOperationException();
    }
    return type.cast(new Attributes(path, follows(options)));
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
      throws IOException {
    int colon = attributes.indexOf(':');
    String view = colon < 0 ? "basic" : attributes.substring(0, colon);
    if (!system.supportedFileAttributeViews().contains(view)) {
      throw new UnsupportedOperationException("View '" + view + "' not available");
    }
    Map<String, Object> all = new Attributes(path, follows(options)).asMap(view);
    Map<String, Object> result = new HashMap<>();
    for (String name : attributes.substring(colon + 1).split(",")) {
      if (name.equals("*")) result.putAll(all);
      else if (all.containsKey(name)) result.put(name, all.get(name));
      else throw new IllegalArgumentException("'" + name + "' not recognized");
    }
    return result;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void setAttribute(Path path, String attribute, Object value, LinkOption... options) throws IOException {
    View view = new View(path, follows(options), "posix");
    String name = attribute.substring(attribute.indexOf(':') + 1);
    switch (name) {
      case "lastModifiedTime":
        view.setTimes((FileTime) value, null, null);
        break;
      case "lastAccessTime":
        view.setTimes(null, (FileTime) value, null);
        break;
      case "creationTime":
        view.setTimes(null, null, (FileTime) value);
        break;
      case "permissions":
        view.setPermissions((Set<PosixFilePermission>) value);
        break;
      case "owner":
        view.setOwner((UserPrincipal) value);
        break;
      case "group":
        view.setGroup((GroupPrincipal) value);
        break;
      default:
        throw new IllegalArgumentException("'" + attribute + "' not recognized");
    }
  }

  /** All attributes of a file, as they were. */
  private static final class Attributes implements PosixFileAttributes {
    private final int kind;
    private final long[] values = new long[Disk.LINKS + 1];

    Attributes(Path path, boolean follow) throws IOException {
      kind = Disk.kind(absolute(path), follow);
      check(path, kind);
      for (int i = 0; i < values.length; i++) values[i] = Disk.attribute(absolute(path), follow, i);
    }

    Map<String, Object> asMap(String view) {
      Map<String, Object> map = new HashMap<>();
      if (!view.equals("owner")) {
        map.put("lastModifiedTime", lastModifiedTime());
        map.put("lastAccessTime", lastAccessTime());
        map.put("creationTime", creationTime());
        map.put("size", size());
        map.put("isRegularFile", isRegularFile());
        map.put("isDirectory", isDirectory());
        map.put("isSymbolicLink", isSymbolicLink());
        map.put("isOther", isOther());
        map.put("fileKey", fileKey());
      }
      if (!view.equals("basic")) map.put("owner", owner());
      if (view.equals("posix")) {
        map.put("permissions", permissions());
        map.put("group", group());
      }
      return map;
    }

    @Override
    public FileTime lastModifiedTime() {
      return FileTime.fromMillis(values[Disk.MODIFIED]);
    }

    @Override
    public FileTime lastAccessTime() {
      return FileTime.fromMillis(values[Disk.ACCESSED]);
    }

    @Override
    public FileTime creationTime() {
      return FileTime.fromMillis(values[Disk.CREATED]);
    }

    @Override
    public boolean isRegularFile() {
      return kind == Disk.FILE;
    }

    @Override
    public boolean isDirectory() {
      return kind == Disk.DIRECTORY;
    }

    @Override
    public boolean isSymbolicLink() {
      return kind == Disk.LINK;
    }

    @Override
    public boolean isOther() {
      return false;
    }

    @Override
    public long size() {
      return values[Disk.SIZE];
    }

    @Override
    public Object fileKey() {
      return values[Disk.NUMBER];
    }

    @Override
    public UserPrincipal owner() {
      return new DiskFileSystem.Principal("app");
    }

    @Override
    public GroupPrincipal group() {
      return new DiskFileSystem.Principal("app");
    }

    @Override
    public Set<PosixFilePermission> permissions() {
      Set<PosixFilePermission> permissions = EnumSet.noneOf(PosixFilePermission.class);
      for (PosixFilePermission permission : PosixFilePermission.values()) {
        if ((values[Disk.MODE] & 0400 >> permission.ordinal()) != 0) permissions.add(permission);
      }
      return permissions;
    }
  }

  private static final class View implements PosixFileAttributeView {
    private final Path path;
    private final boolean follow;
    private final String name;

    View(Path path, boolean follow, String name) {
      this.path = path;
      this.follow = follow;
      this.name = name;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public PosixFileAttributes readAttributes() throws IOException {
      return new Attributes(path, follow);
    }

    private void set(int which, FileTime time) throws IOException {
      if (time != null) check(path, Disk.setAttribute(absolute(path), follow, which, time.toMillis()));
    }

    @Override
    public void setTimes(FileTime modified, FileTime accessed, FileTime created) throws IOException {
      set(Disk.MODIFIED, modified);
      set(Disk.ACCESSED, accessed);
      set(Disk.CREATED, created);
    }

    @Override
    public void setPermissions(Set<PosixFilePermission> permissions) throws IOException {
      check(path, Disk.setAttribute(absolute(path), follow, Disk.MODE, bits(permissions)));
    }

    @Override
    public UserPrincipal getOwner() throws IOException {
      return readAttributes().owner();
    }

    /** There is only one user. */
    @Override
    public void setOwner(UserPrincipal owner) throws IOException {
      if (!readAttributes().owner().equals(owner)) throw new AccessDeniedException(path.toString());
    }

    @Override
    public void setGroup(GroupPrincipal group) throws IOException {
      if (!readAttributes().group().equals(group)) throw new AccessDeniedException(path.toString());
    }
  }
}
