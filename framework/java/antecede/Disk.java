package antecede;

import java.io.IOException;

/**
 * The file system of the process: one tree in memory, with the meaning of POSIX calls. Files are numbers, errors are
 * negative numbers, directories list their entries sorted by name. What the files hold is not observable: no race is
 * reported on it.
 */
public final class Disk {
  /** Flags of {@link #open}. */
  public static final int READ = 1, WRITE = 2, CREATE = 4, EXCLUSIVE = 8, TRUNCATE = 16, APPEND = 32;
  /** Kinds of files. */
  public static final int FILE = 1, DIRECTORY = 2, LINK = 3;
  /** Errors. */
  public static final int NOT_FOUND = -2, DENIED = -13, EXISTS = -17, NOT_DIRECTORY = -20, IS_DIRECTORY = -21,
      INVALID = -22, NOT_EMPTY = -39, LOOP = -40;
  /** Answers of {@link #attribute}. */
  public static final int SIZE = 0, MODIFIED = 1, ACCESSED = 2, CREATED = 3, MODE = 4, NUMBER = 5, LINKS = 6;

  private static final Node ROOT = new Node(DIRECTORY, 0755);
  /** Open files and all that were ever open and still exist, by their number. */
  private static Node[] files = new Node[16];
  private static int nextNumber;
  private static String packagePath;

  static {
    makeDirectories("/data/data");
    makeDirectories("/storage/emulated/0");
    makeDirectories("/data/cache");
    attach("/sdcard", link("/storage/emulated/0"));
    makeDirectories("/proc/self");
    makeDirectories("/sys/devices/system/cpu");
    // What crash reporters and image loaders read to learn how large the device is.
    attach("/proc/meminfo", text("MemTotal:        3904392 kB\nMemFree:         1024000 kB\nMemAvailable:    2048000 kB\n"
        + "Buffers:           40000 kB\nCached:           900000 kB\nSwapTotal:             0 kB\nSwapFree:              0 kB\n"));
    String cpus = "";
    for (int i = 0; i < 4; i++) cpus += "processor\t: " + i + "\nBogoMIPS\t: 38.40\nFeatures\t: fp asimd aes\n\n";
    attach("/proc/cpuinfo", text(cpus));
    attach("/sys/devices/system/cpu/possible", text("0-3\n"));
    attach("/sys/devices/system/cpu/present", text("0-3\n"));
    for (int i = 0; i < 4; i++) makeDirectories("/sys/devices/system/cpu/cpu" + i);
  }

  private Disk() {}

  private static final class Node {
    int kind;
    int mode;
    long created = World.currentTimeMillis();
    long modified = created;
    long accessed = created;
    /** Of a file. */
    byte[] bytes = new byte[0];
    int size;
    /** Of a directory, sorted by name. */
    String[] names;
    Node[] nodes;
    int count;
    /** Of a file: its bytes are those of the package. */
    boolean isPackage;
    /** Of a symbolic link. */
    String target;
    /** In {@link #files}; -1: never opened. */
    int number = -1;
    int opened;
    int links;
    /** Locked regions: start, end (exclusive), 1 if shared. */
    long[] locks = new long[0];

    Node(int kind, int mode) {
      this.kind = kind;
      this.mode = mode;
      if (kind == DIRECTORY) {
        names = new String[4];
        nodes = new Node[4];
      }
    }

    @Concrete
    int find(String name) {
      int low = 0;
      int high = count - 1;
      while (low <= high) {
        int middle = (low + high) >>> 1;
        int order = names[middle].compareTo(name);
        if (order == 0) return middle;
        if (order < 0) low = middle + 1;
        else high = middle - 1;
      }
      return -1 - low;
    }

    @Concrete
    void add(String name, Node node) {
      int at = -1 - find(name);
      if (count == names.length) {
        String[] moreNames = new String[2 * count];
        Node[] moreNodes = new Node[2 * count];
        System.arraycopy(names, 0, moreNames, 0, count);
        System.arraycopy(nodes, 0, moreNodes, 0, count);
        names = moreNames;
        nodes = moreNodes;
      }
      System.arraycopy(names, at, names, at + 1, count - at);
      System.arraycopy(nodes, at, nodes, at + 1, count - at);
      names[at] = name;
      nodes[at] = node;
      count++;
      node.links++;
      modified = World.currentTimeMillis();
    }

    @Concrete
    void remove(int at) {
      Node node = nodes[at];
      count--;
      System.arraycopy(names, at + 1, names, at, count - at);
      System.arraycopy(nodes, at + 1, nodes, at, count - at);
      names[count] = null;
      nodes[count] = null;
      node.links--;
      modified = World.currentTimeMillis();
      forget(node);
    }

    @Concrete
    void resize(int newSize) {
      if (newSize > bytes.length) {
        byte[] more = new byte[Math.max(newSize, 2 * bytes.length)];
        System.arraycopy(bytes, 0, more, 0, size);
        bytes = more;
      }
      for (int i = newSize; i < size; i++) bytes[i] = 0;
      size = newSize;
    }
  }

  /** What a path leads to: the directory and the last name, and the node if there is one. */
  private static final class Place {
    Node directory;
    String name;
    Node node;
    int error;
    /** Without links, dots and double slashes. */
    String path;
  }

  @Concrete
  private static Place walk(String path, boolean follow) {
    Place place = new Place();
    walk(path, follow, place, 0);
    return place;
  }

  @Concrete
  private static void walk(String path, boolean follow, Place place, int depth) {
    Node[] trail = new Node[16];
    String[] names = new String[16];
    int level = 0;
    trail[0] = ROOT;
    names[0] = "";
    place.directory = null;
    place.node = ROOT;
    place.error = path.indexOf('\0') >= 0 ? INVALID : path.length() == 0 ? NOT_FOUND : 0;
    int at = 0;
    while (at < path.length() && place.error == 0) {
      int slash = path.indexOf('/', at);
      if (slash < 0) slash = path.length();
      String name = path.substring(at, slash);
      at = slash + 1;
      if (name.length() == 0 || name.equals(".")) continue;
      Node here = trail[level];
      if (here == null) {
        place.error = NOT_FOUND;
      } else if (here.kind != DIRECTORY) {
        place.error = NOT_DIRECTORY;
      } else if (name.equals("..")) {
        if (level > 0) level--;
      } else if (name.length() > 255) {
        place.error = INVALID;
      } else {
        int found = here.find(name);
        Node next = found < 0 ? null : here.nodes[found];
        boolean last = isLast(path, at);
        if (next != null && next.kind == LINK && (follow || !last)) {
          if (depth > 16) {
            place.error = LOOP;
            break;
          }
          String rest = last ? "" : "/" + path.substring(at);
          String base = next.target.startsWith("/") ? "" : join(names, level) + "/";
          walk(base + next.target + rest, follow, place, depth + 1);
          return;
        }
        if (level + 1 == trail.length) {
          Node[] moreTrail = new Node[2 * trail.length];
          String[] moreNames = new String[2 * trail.length];
          System.arraycopy(trail, 0, moreTrail, 0, trail.length);
          System.arraycopy(names, 0, moreNames, 0, trail.length);
          trail = moreTrail;
          names = moreNames;
        }
        level++;
        trail[level] = next;
        names[level] = name;
      }
    }
    place.node = place.error == 0 ? trail[level] : null;
    // After an error there is more of the path than that.
    place.directory = level == 0 || place.error != 0 ? null : trail[level - 1];
    place.name = names[level];
    place.path = level == 0 ? "/" : join(names, level);
    if (place.error == 0 && place.node == null) place.error = NOT_FOUND;
  }

  private static boolean isLast(String path, int at) {
    for (int i = at; i < path.length(); i++) {
      if (path.charAt(i) != '/') return false;
    }
    return true;
  }

  private static String join(String[] names, int last) {
    StringBuilder path = new StringBuilder();
    for (int i = 1; i <= last; i++) path.append('/').append(names[i]);
    return path.toString();
  }

  /** Adds a node where there is none. Returns 0 or an error. */
  @Concrete
  private static int attach(String path, Node node) {
    Place place = walk(path, false);
    if (place.node != null) return EXISTS;
    if (place.error != NOT_FOUND || place.directory == null) return place.error;
    if ((place.directory.mode & 0200) == 0) return DENIED;
    place.directory.add(place.name, node);
    return 0;
  }

  private static Node link(String target) {
    Node node = new Node(LINK, 0777);
    node.target = target;
    node.size = target.length();
    return node;
  }

  /** A file of the system, which nobody can write. */
  private static Node text(String contents) {
    Node node = new Node(FILE, 0444);
    node.bytes = new byte[contents.length()];
    for (int i = 0; i < node.bytes.length; i++) node.bytes[i] = (byte) contents.charAt(i);
    node.size = node.bytes.length;
    return node;
  }

  /** Puts the app's package there, and the name of its process where a process finds its own; once. */
  @Concrete
  public static void install(String path, String process) {
    attach("/proc/self/cmdline", text(process + "\0"));
    if (Apk.archiveSize() == 0) return;
    makeDirectories(path.substring(0, path.lastIndexOf('/')));
    Node node = new Node(FILE, 0444);
    node.isPackage = true;
    node.size = Apk.archiveSize();
    attach(path, node);
    packagePath = path;
  }

  /** Where the package file lies; null: there is none. */
  public static String packagePath() {
    return packagePath;
  }

  /** As the system does it: all missing directories of the path, whatever the permissions. */
  @Concrete
  public static int makeDirectories(String path) {
    Place place = walk(path, true);
    if (place.node != null) return place.node.kind == DIRECTORY ? 0 : EXISTS;
    int slash = path.lastIndexOf('/');
    if (slash > 0) {
      int error = makeDirectories(path.substring(0, slash));
      if (error < 0) return error;
    }
    return attach(path, new Node(DIRECTORY, 0700));
  }

  @Concrete
  public static int makeDirectory(String path, int mode) {
    return attach(path, new Node(DIRECTORY, mode));
  }

  /** A symbolic link that leads to {@code target}. */
  @Concrete
  public static int makeLink(String path, String target) {
    return attach(path, link(target));
  }

  /** Another name for an existing file. */
  @Concrete
  public static int makeName(String path, String existing) {
    Place place = walk(existing, true);
    if (place.node == null) return place.error;
    return place.node.kind == DIRECTORY ? DENIED : attach(path, place.node);
  }

  /** Opens a file, not a directory. Returns its number, or an error. */
  @Concrete
  public static int open(String path, int flags, int mode) {
    // Whoever wants to be the first does not follow a link.
    Place place = walk(path, (flags & EXCLUSIVE) == 0);
    Node node = place.node;
    if (node == null) {
      if ((flags & CREATE) == 0 || place.error != NOT_FOUND || place.directory == null) return place.error;
      if ((place.directory.mode & 0200) == 0) return DENIED;
      if (path.endsWith("/")) return IS_DIRECTORY;
      node = new Node(FILE, mode);
      place.directory.add(place.name, node);
    } else {
      if ((flags & EXCLUSIVE) != 0) return EXISTS;
      if (node.kind == DIRECTORY) return IS_DIRECTORY;
      if ((flags & READ) != 0 && (node.mode & 0400) == 0) return DENIED;
      if ((flags & WRITE) != 0 && (node.mode & 0200) == 0) return DENIED;
    }
    if ((flags & TRUNCATE) != 0) {
      node.resize(0);
      node.modified = World.currentTimeMillis();
    }
    if (node.number < 0) {
      if (nextNumber == files.length) {
        Node[] more = new Node[2 * nextNumber];
        System.arraycopy(files, 0, more, 0, nextNumber);
        files = more;
      }
      node.number = nextNumber++;
      files[node.number] = node;
    }
    node.opened++;
    return node.number;
  }

  /** The file will be closed once more. */
  @Concrete
  public static void retain(int file) {
    files[file].opened++;
  }

  @Concrete
  public static void close(int file) {
    files[file].opened--;
    forget(files[file]);
  }

  /** Lets the bytes of a file go that has no name and is not open. */
  private static void forget(Node node) {
    if (node.number >= 0 && node.links == 0 && node.opened == 0) files[node.number] = null;
  }

  /** Returns how many bytes were read; -1 at the end. */
  @Concrete
  public static int read(int file, long position, byte[] bytes, int offset, int count) {
    Node node = files[file];
    if (position >= node.size) return -1;
    int size = (int) Math.min(count, node.size - position);
    if (node.isPackage) Apk.readArchive((int) position, bytes, offset, size);
    else System.arraycopy(node.bytes, (int) position, bytes, offset, size);
    node.accessed = World.currentTimeMillis();
    return size;
  }

  @Concrete
  public static void write(int file, long position, byte[] bytes, int offset, int count) {
    Node node = files[file];
    long end = position + count;
    if (end > Integer.MAX_VALUE - 8) throw new OutOfMemoryError("file too large");
    if (end > node.size) node.resize((int) end);
    System.arraycopy(bytes, offset, node.bytes, (int) position, count);
    node.modified = World.currentTimeMillis();
  }

  @Concrete
  public static long size(int file) {
    return files[file].size;
  }

  /** Cuts a file, or fills it up with zeros. */
  @Concrete
  public static void resize(int file, long size) {
    if (size > Integer.MAX_VALUE - 8) throw new OutOfMemoryError("file too large");
    files[file].resize((int) size);
    files[file].modified = World.currentTimeMillis();
  }

  /** The bytes of a file that has at least that size, shared until it grows. */
  @Concrete
  public static byte[] map(int file) {
    Node node = files[file];
    if (node.isPackage && node.bytes.length < node.size) {
      node.bytes = new byte[node.size];
      Apk.readArchive(0, node.bytes, 0, node.size);
    }
    return node.bytes;
  }

  /** Locks a region for the process. False if that holds a lock on a part of it already. */
  @Concrete
  public static boolean lock(int file, long start, long end) {
    long[] locks = files[file].locks;
    for (int i = 0; i < locks.length; i += 2) {
      if (start < locks[i + 1] && locks[i] < end) return false;
    }
    long[] more = new long[locks.length + 2];
    System.arraycopy(locks, 0, more, 0, locks.length);
    more[locks.length] = start;
    more[locks.length + 1] = end;
    files[file].locks = more;
    return true;
  }

  @Concrete
  public static void unlock(int file, long start, long end) {
    if (files[file] == null) return;
    long[] locks = files[file].locks;
    for (int i = 0; i < locks.length; i += 2) {
      if (locks[i] != start || locks[i + 1] != end) continue;
      long[] fewer = new long[locks.length - 2];
      System.arraycopy(locks, 0, fewer, 0, i);
      System.arraycopy(locks, i + 2, fewer, i, fewer.length - i);
      files[file].locks = fewer;
      return;
    }
  }

  /** The process is gone: nothing is open, and no lock is held. */
  @Concrete
  public static void processDied() {
    for (int i = 0; i < files.length; i++) {
      Node node = files[i];
      if (node == null) continue;
      node.locks = new long[0];
      node.opened = 0;
      forget(node);
    }
  }

  /** Kind of what is there, or an error. */
  @Concrete
  public static int kind(String path, boolean follow) {
    Place place = walk(path, follow);
    return place.node == null ? place.error : place.node.kind;
  }

  /** One number about a file, or an error. */
  @Concrete
  public static long attribute(String path, boolean follow, int which) {
    Place place = walk(path, follow);
    Node node = place.node;
    if (node == null) return place.error;
    switch (which) {
      case SIZE: return node.kind == DIRECTORY ? 4096 : node.size;
      case MODIFIED: return node.modified;
      case ACCESSED: return node.accessed;
      case CREATED: return node.created;
      case MODE: return node.mode;
      case LINKS: return node.links;
      default: return System.identityHashCode(node);
    }
  }

  @Concrete
  public static int setAttribute(String path, boolean follow, int which, long value) {
    Place place = walk(path, follow);
    if (place.node == null) return place.error;
    if (which == MODIFIED) place.node.modified = value;
    else if (which == ACCESSED) place.node.accessed = value;
    else if (which == CREATED) place.node.created = value;
    else if (which == MODE) place.node.mode = (int) value;
    return 0;
  }

  /** True if both paths lead to one file. */
  @Concrete
  public static boolean isSame(String path, boolean follow, String other, boolean followOther) {
    Node node = walk(path, follow).node;
    return node != null && node == walk(other, followOther).node;
  }

  @Concrete
  public static int delete(String path) {
    Place place = walk(path, false);
    if (place.node == null) return place.error;
    if (place.directory == null || (place.directory.mode & 0200) == 0) return DENIED;
    if (place.node.kind == DIRECTORY && place.node.count > 0) return NOT_EMPTY;
    place.directory.remove(place.directory.find(place.name));
    return 0;
  }

  /** Gives a file another name; one that has the name already is replaced. */
  @Concrete
  public static int rename(String path, String name) {
    Place from = walk(path, false);
    Place to = walk(name, false);
    if (from.node == null) return from.error;
    if (to.node == null && to.error != NOT_FOUND) return to.error;
    if (from.directory == null || to.directory == null) return to.error == 0 ? DENIED : to.error;
    if ((from.directory.mode & to.directory.mode & 0200) == 0) return DENIED;
    if (from.node == to.node) return 0;
    if (from.node.kind == DIRECTORY && (to.path + "/").startsWith(from.path + "/")) return INVALID;
    if (to.node != null) {
      if (to.node.kind == DIRECTORY && from.node.kind != DIRECTORY) return IS_DIRECTORY;
      if (to.node.kind != DIRECTORY && from.node.kind == DIRECTORY) return NOT_DIRECTORY;
      if (to.node.kind == DIRECTORY && to.node.count > 0) return NOT_EMPTY;
      to.directory.remove(to.directory.find(to.name));
    }
    Node node = from.node;
    node.links++;
    from.directory.remove(from.directory.find(from.name));
    to.directory.add(to.name, node);
    node.links--;
    return 0;
  }

  /** How many entries a directory has, or an error. */
  @Concrete
  public static int count(String path) {
    Place place = walk(path, true);
    if (place.node == null) return place.error;
    if (place.node.kind != DIRECTORY) return NOT_DIRECTORY;
    return (place.node.mode & 0400) == 0 ? DENIED : place.node.count;
  }

  /** The name of an entry of a directory. */
  public static String entry(String path, int index) {
    return new String(entryName(path, index));
  }

  @Concrete
  private static String entryName(String path, int index) {
    return walk(path, true).node.names[index];
  }

  /** Where a symbolic link leads to. */
  public static String target(String path) {
    return new String(linkTarget(path));
  }

  @Concrete
  private static String linkTarget(String path) {
    return walk(path, false).node.target;
  }

  /** The path without links, dots and double slashes, as far as it exists. */
  public static String canonical(String path) {
    return new String(canonicalPath(path));
  }

  @Concrete
  private static String canonicalPath(String path) {
    Place place = walk(path, true);
    if (place.error == 0) return place.path;
    int slash = path.lastIndexOf('/');
    if (slash < 0) return "/" + path;
    String parent = canonicalPath(slash == 0 ? "/" : path.substring(0, slash));
    String name = path.substring(slash + 1);
    if (name.length() == 0 || name.equals(".")) return parent;
    if (name.equals("..")) return parent.lastIndexOf('/') <= 0 ? "/" : parent.substring(0, parent.lastIndexOf('/'));
    return parent.equals("/") ? "/" + name : parent + "/" + name;
  }

  /** What an error means. */
  public static String reason(int error) {
    switch (error) {
      case NOT_FOUND: return "ENOENT (No such file or directory)";
      case DENIED: return "EACCES (Permission denied)";
      case EXISTS: return "EEXIST (File exists)";
      case NOT_DIRECTORY: return "ENOTDIR (Not a directory)";
      case IS_DIRECTORY: return "EISDIR (Is a directory)";
      case NOT_EMPTY: return "ENOTEMPTY (Directory not empty)";
      case LOOP: return "ELOOP (Too many symbolic links encountered)";
      default: return "EINVAL (Invalid argument)";
    }
  }

  /** The exception for a failed call. */
  public static IOException failure(String path, int error) {
    return new IOException(path + ": " + reason(error));
  }
}
