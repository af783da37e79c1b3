package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;

/** A channel that reads into several buffers at once. */
public interface ScatteringByteChannel extends ReadableByteChannel {
  long read(ByteBuffer[] targets, int offset, int count) throws IOException;

  long read(ByteBuffer[] targets) throws IOException;
}
