package android.app.backup;

import java.io.IOException;

/** Where a backup goes: nowhere. */
public class BackupDataOutput {
  BackupDataOutput() {}

  public long getQuota() {
    return 0;
  }

  public int getTransportFlags() {
    return 0;
  }

  public int writeEntityHeader(String key, int dataSize) throws IOException {
    return 0;
  }

  public int writeEntityData(byte[] data, int size) throws IOException {
    return 0;
  }
}
