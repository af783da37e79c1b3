package android.app.backup;

/** Where a whole backup goes. */
public class FullBackupDataOutput {
  FullBackupDataOutput() {}

  public long getQuota() {
    return 0;
  }

  public int getTransportFlags() {
    return 0;
  }
}
