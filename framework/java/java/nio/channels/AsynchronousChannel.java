package java.nio.channels;

import java.io.IOException;

/** A channel whose operations end later. */
public interface AsynchronousChannel extends Channel {
  void close() throws IOException;
}
