package java.nio;

import java.util.Objects;

/** A buffer outside the heap, or of a file: it shares its array with the file until that grows beyond it. */
public abstract class MappedByteBuffer extends ByteBuffer {
  MappedByteBuffer(byte[] array, int offset, boolean readOnly, int mark, int position, int limit, int capacity) {
    super(array, offset, readOnly, mark, position, limit, capacity);
  }

  public final boolean isLoaded() {
    return true;
  }

  public final MappedByteBuffer load() {
    return this;
  }

  public final MappedByteBuffer force() {
    return this;
  }

  public final MappedByteBuffer force(int index, int length) {
    Objects.checkFromIndexSize(index, length, limit());
    return this;
  }

  @Override
  public abstract MappedByteBuffer slice(int index, int length);
}
