package android.os;

import antecede.Disk;
import antecede.Pipe;
import antecede.Unlisted;
import java.io.Closeable;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;

/** An open file or one end of a pipe, that can be handed to another process. */
public class ParcelFileDescriptor implements Parcelable, Closeable {
  public static final int MODE_APPEND = 33554432;
  public static final int MODE_CREATE = 134217728;
  public static final int MODE_READ_ONLY = 268435456;
  public static final int MODE_READ_WRITE = 805306368;
  public static final int MODE_TRUNCATE = 67108864;
  public static final int MODE_WORLD_READABLE = 1;
  public static final int MODE_WORLD_WRITEABLE = 2;
  public static final int MODE_WRITE_ONLY = 536870912;

  private final FileDescriptor descriptor;
  private final ParcelFileDescriptor wrapped;
  private boolean closed;
  private Handler closeHandler;
  private OnCloseListener closeListener;

  public static final Parcelable.Creator<ParcelFileDescriptor> CREATOR = new Parcelable.Creator<ParcelFileDescriptor>() {
    @Override
    public ParcelFileDescriptor createFromParcel(Parcel in) {
      return (ParcelFileDescriptor) in.readValue(null);
    }

    @Override
    public ParcelFileDescriptor[] newArray(int size) {
      return new ParcelFileDescriptor[size];
    }
  };

  /** Hears that it was closed. */
  public interface OnCloseListener {
    void onClose(IOException e);
  }

  /** Somebody else has it now. */
  public static class FileDescriptorDetachedException extends IOException {
    public FileDescriptorDetachedException() {
      super("Remote side is detached");
    }
  }

  /** Reads, and closes the descriptor at its own end. */
  public static class AutoCloseInputStream extends FileInputStream {
    private final ParcelFileDescriptor file;

    public AutoCloseInputStream(ParcelFileDescriptor pfd) {
      super(pfd.getFileDescriptor());
      file = pfd;
    }

    @Override
    public void close() throws IOException {
      try {
        super.close();
      } finally {
        file.close();
      }
    }

    @Override
    public int read() throws IOException {
      return super.read();
    }

    @Override
    public int read(byte[] b) throws IOException {
      return super.read(b);
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
      return super.read(b, off, len);
    }
  }

  /** Writes, and closes the descriptor at its own end. */
  public static class AutoCloseOutputStream extends FileOutputStream {
    private final ParcelFileDescriptor file;

    public AutoCloseOutputStream(ParcelFileDescriptor pfd) {
      super(pfd.getFileDescriptor());
      file = pfd;
    }

    @Override
    public void close() throws IOException {
      try {
        super.close();
      } finally {
        file.close();
      }
    }
  }

  public ParcelFileDescriptor(ParcelFileDescriptor wrapped) {
    this.wrapped = wrapped;
    descriptor = wrapped.descriptor;
  }

  @Unlisted
  public ParcelFileDescriptor(FileDescriptor fd) {
    if (fd == null) throw new NullPointerException("FileDescriptor must not be null");
    wrapped = null;
    descriptor = fd;
  }

  public static ParcelFileDescriptor open(File file, int mode) throws FileNotFoundException {
    boolean reads = (mode & MODE_READ_WRITE) == MODE_READ_ONLY || (mode & MODE_READ_WRITE) == MODE_READ_WRITE;
    boolean writes = (mode & MODE_READ_WRITE) == MODE_WRITE_ONLY || (mode & MODE_READ_WRITE) == MODE_READ_WRITE;
    if (!reads && !writes) throw new IllegalArgumentException("Must specify MODE_READ_ONLY, MODE_WRITE_ONLY, or MODE_READ_WRITE");
    int flags = (reads ? Disk.READ : 0) | (writes ? Disk.WRITE : 0);
    if ((mode & MODE_CREATE) != 0) flags |= Disk.CREATE;
    if ((mode & MODE_TRUNCATE) != 0) flags |= Disk.TRUNCATE;
    if ((mode & MODE_APPEND) != 0) flags |= Disk.APPEND;
    FileDescriptor made = new FileDescriptor();
    if (made.open(file.getAbsolutePath(), flags, 0600) != 0) {
      throw new FileNotFoundException(file.getPath() + ": open failed: ENOENT (No such file or directory)");
    }
    return new ParcelFileDescriptor(made);
  }

  public static ParcelFileDescriptor open(File file, int mode, Handler handler, OnCloseListener listener) throws IOException {
    if (handler == null) throw new IllegalArgumentException("Handler must not be null");
    if (listener == null) throw new IllegalArgumentException("Listener must not be null");
    return wrap(open(file, mode), handler, listener);
  }

  public static ParcelFileDescriptor wrap(ParcelFileDescriptor pfd, Handler handler, OnCloseListener listener)
      throws IOException {
    pfd.closeHandler = handler;
    pfd.closeListener = listener;
    return pfd;
  }

  public static ParcelFileDescriptor dup(FileDescriptor orig) throws IOException {
    return new ParcelFileDescriptor(orig.duplicate());
  }

  public ParcelFileDescriptor dup() throws IOException {
    return wrapped != null ? wrapped.dup() : dup(getFileDescriptor());
  }

  public static ParcelFileDescriptor[] createPipe() throws IOException {
    Pipe pipe = new Pipe();
    return new ParcelFileDescriptor[] {
      new ParcelFileDescriptor(FileDescriptor.of(pipe, null)), new ParcelFileDescriptor(FileDescriptor.of(null, pipe))};
  }

  public static ParcelFileDescriptor[] createReliablePipe() throws IOException {
    return createPipe();
  }

  public static ParcelFileDescriptor[] createSocketPair() throws IOException {
    Pipe there = new Pipe();
    Pipe back = new Pipe();
    return new ParcelFileDescriptor[] {
      new ParcelFileDescriptor(FileDescriptor.of(back, there)), new ParcelFileDescriptor(FileDescriptor.of(there, back))};
  }

  public static ParcelFileDescriptor[] createReliableSocketPair() throws IOException {
    return createSocketPair();
  }

  public static int parseMode(String mode) {
    switch (mode) {
      case "r":
        return MODE_READ_ONLY;
      case "w":
      case "wt":
        return MODE_WRITE_ONLY | MODE_CREATE | MODE_TRUNCATE;
      case "wa":
        return MODE_WRITE_ONLY | MODE_CREATE | MODE_APPEND;
      case "rw":
        return MODE_READ_WRITE | MODE_CREATE;
      case "rwt":
        return MODE_READ_WRITE | MODE_CREATE | MODE_TRUNCATE;
      default:
        throw new IllegalArgumentException("Bad mode '" + mode + "'");
    }
  }

  public FileDescriptor getFileDescriptor() {
    return descriptor;
  }

  public long getStatSize() {
    try {
      return descriptor.file() < 0 ? -1 : descriptor.size();
    } catch (IOException e) {
      return -1;
    }
  }

  public int getFd() {
    if (wrapped != null) return wrapped.getFd();
    if (closed) throw new IllegalStateException("Already closed");
    return descriptor.number();
  }

  public int detachFd() {
    int number = getFd();
    closed = true;
    return number;
  }

  @Override
  public void close() throws IOException {
    if (closed) return;
    closed = true;
    if (wrapped != null) wrapped.close();
    else descriptor.close();
    if (closeListener != null) tell(null);
  }

  public void closeWithError(String msg) throws IOException {
    if (msg == null) throw new IllegalArgumentException("Message must not be null");
    if (closed) return;
    closed = true;
    if (wrapped != null) wrapped.closeWithError(msg);
    else descriptor.close();
    if (closeListener != null) tell(new IOException(msg));
  }

  private void tell(IOException error) {
    closeHandler.post(new Runnable() {
      @Override
      public void run() {
        closeListener.onClose(error);
      }
    });
  }

  public boolean canDetectErrors() {
    return false;
  }

  public void checkError() throws IOException {}

  @Override
  public String toString() {
    return "{ParcelFileDescriptor: " + descriptor + "}";
  }

  @Override
  protected void finalize() throws Throwable {}

  @Override
  public int describeContents() {
    return CONTENTS_FILE_DESCRIPTOR;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeValue(new ParcelFileDescriptor(descriptor.duplicate()));
    if ((flags & PARCELABLE_WRITE_RETURN_VALUE) == 0 || closed) return;
    try {
      close();
    } catch (IOException e) {
      // It was handed over.
    }
  }
}
