package android.app.backup;

import java.io.IOException;

/** What is restored: nothing. */
public class BackupDataInput {
  BackupDataInput() {}

  public boolean readNextHeader() throws IOException {
    return false;
  }

  public String getKey() {
    return null;
  }

  public int getDataSize() {
    return 0;
  }

  public int readEntityData(byte[] data, int offset, int size) throws IOException {
    return 0;
  }

  public void skipEntityData() throws IOException {}
}
