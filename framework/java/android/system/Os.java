package android.system;

import antecede.Disk;
import antecede.Pipe;
import antecede.Sync;
import antecede.Threads;
import antecede.World;
import java.io.File;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.InterruptedIOException;

/** Calls of the operating system: those about files and pipes. */
public final class Os {
  private Os() {}

  private static ErrnoException failure(String what, IOException cause) {
    return new ErrnoException(what, OsConstants.EBADF, cause);
  }

  public static void close(FileDescriptor fd) throws ErrnoException {
    if (!fd.valid()) throw new ErrnoException("close", OsConstants.EBADF);
    fd.close();
  }

  public static FileDescriptor dup(FileDescriptor oldFd) throws ErrnoException {
    return oldFd.duplicate();
  }

  public static FileDescriptor[] pipe() throws ErrnoException {
    Pipe pipe = new Pipe();
    return new FileDescriptor[] {FileDescriptor.of(pipe, null), FileDescriptor.of(null, pipe)};
  }

  public static FileDescriptor open(String path, int flags, int mode) throws ErrnoException {
    int access = flags & 3;
    int disk = (access == OsConstants.O_WRONLY ? 0 : Disk.READ) | (access == OsConstants.O_RDONLY ? 0 : Disk.WRITE);
    if ((flags & OsConstants.O_CREAT) != 0) disk |= Disk.CREATE;
    if ((flags & OsConstants.O_TRUNC) != 0) disk |= Disk.TRUNCATE;
    if ((flags & OsConstants.O_APPEND) != 0) disk |= Disk.APPEND;
    FileDescriptor made = new FileDescriptor();
    if (made.open(path, disk, mode) != 0) throw new ErrnoException("open", OsConstants.ENOENT);
    return made;
  }

  public static int read(FileDescriptor fd, byte[] bytes, int byteOffset, int byteCount) throws ErrnoException,
      InterruptedIOException {
    try {
      return Math.max(0, fd.read(bytes, byteOffset, byteCount));
    } catch (IOException e) {
      throw failure("read", e);
    }
  }

  public static int write(FileDescriptor fd, byte[] bytes, int byteOffset, int byteCount) throws ErrnoException,
      InterruptedIOException {
    try {
      fd.write(bytes, byteOffset, byteCount);
      return byteCount;
    } catch (IOException e) {
      throw failure("write", e);
    }
  }

  public static long lseek(FileDescriptor fd, long offset, int whence) throws ErrnoException {
    try {
      long base = whence == OsConstants.SEEK_SET ? 0 : whence == OsConstants.SEEK_CUR ? fd.position() : fd.size();
      fd.seek(base + offset);
      return base + offset;
    } catch (IOException e) {
      throw failure("lseek", e);
    }
  }

  public static void ftruncate(FileDescriptor fd, long length) throws ErrnoException {
    try {
      fd.resize(length);
    } catch (IOException e) {
      throw failure("ftruncate", e);
    }
  }

  public static void fsync(FileDescriptor fd) throws ErrnoException {}

  /** Waits until something can be read. */
  public static int poll(StructPollfd[] fds, int timeoutMs) throws ErrnoException {
    long end = World.uptimeNanos() + timeoutMs * 1000000L;
    while (true) {
      int ready = 0;
      for (int i = 0; i < fds.length; i++) {
        fds[i].revents = ready(fds[i]);
        if (fds[i].revents != 0) ready++;
      }
      long left = timeoutMs < 0 ? Threads.FOREVER : end - World.uptimeNanos();
      if (ready > 0 || timeoutMs >= 0 && left <= 0) return ready;
      Sync.blockUninterruptibly(Pipe.CHANGES, left);
    }
  }

  private static short ready(StructPollfd one) {
    try {
      if (one.fd == null || !one.fd.valid()) return (short) OsConstants.POLLNVAL;
      boolean readable = (one.events & OsConstants.POLLIN) != 0 && one.fd.available() > 0;
      return (short) ((readable ? OsConstants.POLLIN : 0) | one.events & OsConstants.POLLOUT);
    } catch (IOException e) {
      return (short) OsConstants.POLLERR;
    }
  }

  public static void chmod(String path, int mode) throws ErrnoException {
    if (Disk.setAttribute(path, true, Disk.MODE, mode & 07777) < 0) throw new ErrnoException("chmod", OsConstants.ENOENT);
  }

  public static StructStat stat(String path) throws ErrnoException {
    return stat(path, true, "stat");
  }

  public static StructStat lstat(String path) throws ErrnoException {
    return stat(path, false, "lstat");
  }

  private static StructStat stat(String path, boolean follow, String what) throws ErrnoException {
    int kind = Disk.kind(path, follow);
    if (kind < 0) throw new ErrnoException(what, -kind);
    int type = kind == Disk.DIRECTORY ? OsConstants.S_IFDIR : kind == Disk.LINK ? OsConstants.S_IFLNK : OsConstants.S_IFREG;
    long size = Disk.attribute(path, follow, Disk.SIZE);
    return new StructStat(1, Disk.attribute(path, follow, Disk.NUMBER), type | (int) Disk.attribute(path, follow, Disk.MODE),
        Disk.attribute(path, follow, Disk.LINKS), getuid(), getuid(), 0, size, Disk.attribute(path, follow, Disk.ACCESSED) / 1000,
        Disk.attribute(path, follow, Disk.MODIFIED) / 1000, Disk.attribute(path, follow, Disk.MODIFIED) / 1000, 4096, (size + 511) / 512);
  }

  public static String readlink(String path) throws ErrnoException {
    if (Disk.kind(path, false) != Disk.LINK) {
      throw new ErrnoException("readlink", Disk.kind(path, false) < 0 ? OsConstants.ENOENT : OsConstants.EINVAL);
    }
    return Disk.target(path);
  }

  public static void mkdir(String path, int mode) throws ErrnoException {
    if (!new File(path).mkdir()) throw new ErrnoException("mkdir", OsConstants.EEXIST);
  }

  public static void remove(String path) throws ErrnoException {
    if (!new File(path).delete()) throw new ErrnoException("remove", OsConstants.ENOENT);
  }

  public static void rename(String oldPath, String newPath) throws ErrnoException {
    if (!new File(oldPath).renameTo(new File(newPath))) throw new ErrnoException("rename", OsConstants.ENOENT);
  }

  public static boolean access(String path, int mode) throws ErrnoException {
    if (!new File(path).exists()) throw new ErrnoException("access", OsConstants.ENOENT);
    return true;
  }

  public static int getpid() {
    return android.os.Process.myPid();
  }

  public static int getuid() {
    return android.os.Process.myUid();
  }

  public static int gettid() {
    return android.os.Process.myTid();
  }

  public static String getenv(String name) {
    return System.getenv(name);
  }

  public static void setenv(String name, String value, boolean overwrite) throws ErrnoException {}

  public static String strerror(int errno) {
    return "Error " + errno;
  }

  public static long sysconf(int name) {
    return name == OsConstants._SC_PAGESIZE ? 4096 : name == OsConstants._SC_NPROCESSORS_CONF ? 4 : 100;
  }
}
