package java.nio.channels;

import java.io.IOException;

/** A channel that other threads can close. */
public interface InterruptibleChannel extends Channel {
  void close() throws IOException;
}
