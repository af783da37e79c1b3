package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;

/** A channel that writes from several buffers at once. */
public interface GatheringByteChannel extends WritableByteChannel {
  long write(ByteBuffer[] sources, int offset, int count) throws IOException;

  long write(ByteBuffer[] sources) throws IOException;
}
