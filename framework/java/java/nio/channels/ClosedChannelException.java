package java.nio.channels;

import java.io.IOException;

/** The channel is closed. */
public class ClosedChannelException extends IOException {
  public ClosedChannelException() {}
}
