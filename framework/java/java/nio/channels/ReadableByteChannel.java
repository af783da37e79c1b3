package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;

/** A channel that reads bytes. */
public interface ReadableByteChannel extends Channel {
  int read(ByteBuffer target) throws IOException;
}
