package java.util.stream;

import java.util.ArrayList;
import java.util.Objects;

/**
 * One stage of a stream. A stage pulls from the one before it: {@code step()} makes the next element the stage's
 * {@code value},
 * or says that there is none. Nothing happens before a terminal operation steps. A parallel stream runs sequentially.
 */
abstract class Pipe<T, S extends BaseStream<T, S>> implements BaseStream<T, S> {
  /** What all stages of one stream share. */
  static final class Shared {
    boolean parallel;
    ArrayList<Runnable> closing;
  }

  final Shared shared;
  private final Pipe<?, ?> before;
  private final boolean keepsSize;
  boolean ordered;
  private boolean used;

  /** A stage behind another; {@code keepsSize}: it has as many elements as that. */
  Pipe(Pipe<?, ?> before, boolean keepsSize) {
    this.before = before;
    this.keepsSize = keepsSize;
    shared = before == null ? new Shared() : before.shared;
    ordered = before == null || before.ordered;
  }

  /** Makes the next element the value; false: there is none. */
  abstract boolean step();

  /** No further steps will be taken: what is open is closed. */
  void end() {
    if (before != null) before.end();
  }

  abstract S self();

  abstract S inAnyOrder();

  /** The number of elements if that is known without making them, else -1. */
  long size() {
    return keepsSize && before != null ? before.size() : -1;
  }

  /** A stream can be used once. */
  final void use() {
    if (used) throw new IllegalStateException("stream has already been operated upon or closed");
    used = true;
  }

  @Override
  public final boolean isParallel() {
    return shared.parallel;
  }

  @Override
  public final S sequential() {
    shared.parallel = false;
    return self();
  }

  @Override
  public final S parallel() {
    shared.parallel = true;
    return self();
  }

  @Override
  public final S unordered() {
    return ordered ? inAnyOrder() : self();
  }

  @Override
  public final S onClose(Runnable closeHandler) {
    if (used) throw new IllegalStateException("stream has already been operated upon or closed");
    Objects.requireNonNull(closeHandler);
    if (shared.closing == null) shared.closing = new ArrayList<>();
    shared.closing.add(closeHandler);
    return self();
  }

  @Override
  public final void close() {
    used = true;
    ArrayList<Runnable> handlers = shared.closing;
    shared.closing = null;
    if (handlers != null) closeFrom(handlers, 0);
  }

  /** Runs all handlers; the first exception goes on and carries the others. */
  private static void closeFrom(ArrayList<Runnable> handlers, int index) {
    if (index == handlers.size()) return;
    try {
      handlers.get(index).run();
    } catch (Throwable first) {
      try {
        closeFrom(handlers, index + 1);
      } catch (Throwable later) {
        if (later != first) first.addSuppressed(later);
      }
      throw first;
    }
    closeFrom(handlers, index + 1);
  }

  static long limited(long size, long limit) {
    return size < 0 ? -1 : Math.min(size, limit);
  }

  static long skipped(long size, long count) {
    return size < 0 ? -1 : Math.max(0, size - count);
  }

  static void checkCount(long count) {
    if (count < 0) throw new IllegalArgumentException(Long.toString(count));
  }
}
