package android.media;

import java.io.Closeable;
import java.io.IOException;

/** Where a player reads. */
public abstract class MediaDataSource implements Closeable {
  public MediaDataSource() {}

  public abstract int readAt(long value, byte[] values, int value2, int value3) throws IOException;

  public abstract long getSize() throws IOException;
}
