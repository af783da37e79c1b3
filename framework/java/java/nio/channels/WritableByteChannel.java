package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;

/** A channel that writes bytes. */
public interface WritableByteChannel extends Channel {
  int write(ByteBuffer source) throws IOException;
}
