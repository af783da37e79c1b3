package java.util.zip;

import java.nio.ByteBuffer;

/** A number that changes when data change. */
public interface Checksum {
  void update(int value);

  default void update(byte[] bytes) {
    update(bytes, 0, bytes.length);
  }

  void update(byte[] bytes, int offset, int count);

  default void update(ByteBuffer source) {
    byte[] bytes = new byte[source.remaining()];
    source.get(bytes);
    update(bytes, 0, bytes.length);
  }

  long getValue();

  void reset();
}
