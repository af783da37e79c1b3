package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/** A file whose operations end later. The provider has none: {@link #open} throws UnsupportedOperationException. */
public abstract class AsynchronousFileChannel implements AsynchronousChannel {
  protected AsynchronousFileChannel() {}

  public static AsynchronousFileChannel open(Path path, Set<? extends OpenOption> options, ExecutorService executor,
      FileAttribute<?>... attributes) throws IOException {
    return path.getFileSystem().provider().newAsynchronousFileChannel(path, options, executor, attributes);
  }

  public static AsynchronousFileChannel open(Path path, OpenOption... options) throws IOException {
    Set<OpenOption> set = new HashSet<>();
    Collections.addAll(set, options);
    return open(path, set, null);
  }

  public abstract long size() throws IOException;

  public abstract AsynchronousFileChannel truncate(long size) throws IOException;

  public abstract void force(boolean metadata) throws IOException;

  public abstract <A> void lock(long position, long size, boolean shared, A attachment,
      CompletionHandler<FileLock, ? super A> handler);

  public final <A> void lock(A attachment, CompletionHandler<FileLock, ? super A> handler) {
    lock(0, Long.MAX_VALUE, false, attachment, handler);
  }

  public abstract Future<FileLock> lock(long position, long size, boolean shared);

  public final Future<FileLock> lock() {
    return lock(0, Long.MAX_VALUE, false);
  }

  public abstract FileLock tryLock(long position, long size, boolean shared) throws IOException;

  public final FileLock tryLock() throws IOException {
    return tryLock(0, Long.MAX_VALUE, false);
  }

  public abstract <A> void read(ByteBuffer target, long position, A attachment,
      CompletionHandler<Integer, ? super A> handler);

  public abstract Future<Integer> read(ByteBuffer target, long position);

  public abstract <A> void write(ByteBuffer source, long position, A attachment,
      CompletionHandler<Integer, ? super A> handler);

  public abstract Future<Integer> write(ByteBuffer source, long position);
}
