package android.app.backup;

import java.io.IOException;
import java.io.InputStream;

/** An entity that is restored: empty. */
public class BackupDataInputStream extends InputStream {
  BackupDataInputStream() {}

  @Override
  public int read() throws IOException {
    return -1;
  }

  @Override
  public int read(byte[] b, int offset, int size) throws IOException {
    return -1;
  }

  @Override
  public int read(byte[] b) throws IOException {
    return -1;
  }

  public String getKey() {
    return null;
  }

  public int size() {
    return 0;
  }
}
