package java.nio;

import antecede.Observable;

/** A run of elements with a position, a limit and a mark. */
public abstract class Buffer {
  private final int capacity;
  private int limit;
  @Observable private int position;
  private int mark = -1;

  Buffer(int mark, int position, int limit, int capacity) {
    if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
    this.capacity = capacity;
    limit(limit);
    position(position);
    this.mark = mark;
  }

  public final int capacity() {
    return capacity;
  }

  public final int position() {
    return position;
  }

  public Buffer position(int position) {
    if (position < 0) throw new IllegalArgumentException("newPosition < 0: (" + position + " < 0)");
    if (position > limit) {
      throw new IllegalArgumentException("newPosition > limit: (" + position + " > " + limit + ")");
    }
    if (mark > position) mark = -1;
    this.position = position;
    return this;
  }

  public final int limit() {
    return limit;
  }

  public Buffer limit(int limit) {
    if (limit < 0) throw new IllegalArgumentException("newLimit < 0: (" + limit + " < 0)");
    if (limit > capacity) {
      throw new IllegalArgumentException("newLimit > capacity: (" + limit + " > " + capacity + ")");
    }
    this.limit = limit;
    if (position > limit) position = limit;
    if (mark > limit) mark = -1;
    return this;
  }

  public Buffer mark() {
    mark = position;
    return this;
  }

  public Buffer reset() {
    if (mark < 0) throw new InvalidMarkException();
    position = mark;
    return this;
  }

  public Buffer clear() {
    position = 0;
    limit = capacity;
    mark = -1;
    return this;
  }

  public Buffer flip() {
    limit = position;
    position = 0;
    mark = -1;
    return this;
  }

  public Buffer rewind() {
    position = 0;
    mark = -1;
    return this;
  }

  public final int remaining() {
    return limit - position;
  }

  public final boolean hasRemaining() {
    return position < limit;
  }

  public abstract boolean isReadOnly();

  public abstract boolean hasArray();

  public abstract Object array();

  public abstract int arrayOffset();

  public abstract boolean isDirect();

  public abstract Buffer slice();

  public abstract Buffer slice(int index, int length);

  public abstract Buffer duplicate();

  final int markValue() {
    return mark;
  }

  /** Moves on by {@code count} for a get; returns where it was. */
  final int advanceForGet(int count) {
    if (limit - position < count) throw new BufferUnderflowException();
    int at = position;
    position = at + count;
    return at;
  }

  /** Moves on by {@code count} for a put; returns where it was. */
  final int advanceForPut(int count) {
    if (isReadOnly()) throw new ReadOnlyBufferException();
    if (limit - position < count) throw new BufferOverflowException();
    int at = position;
    position = at + count;
    return at;
  }

  final int check(int index, int count) {
    if (index < 0 || count > limit - index) throw new IndexOutOfBoundsException("index=" + index + " limit=" + limit);
    return index;
  }

  final int checkForPut(int index, int count) {
    if (isReadOnly()) throw new ReadOnlyBufferException();
    return check(index, count);
  }

  @Override
  public String toString() {
    return getClass().getName() + "[pos=" + position + " lim=" + limit + " cap=" + capacity + "]";
  }
}
