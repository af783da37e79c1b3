package java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;

/** A channel with a position that can be moved. */
public interface SeekableByteChannel extends ByteChannel {
  int read(ByteBuffer target) throws IOException;

  int write(ByteBuffer source) throws IOException;

  long position() throws IOException;

  SeekableByteChannel position(long position) throws IOException;

  long size() throws IOException;

  SeekableByteChannel truncate(long size) throws IOException;
}
