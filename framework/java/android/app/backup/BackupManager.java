package android.app.backup;

import android.content.Context;
import android.os.UserHandle;

/** Asks for a backup; none is made here. */
public class BackupManager {
  public BackupManager(Context context) {}

  public void dataChanged() {}

  public static void dataChanged(String packageName) {}

  public int requestRestore(RestoreObserver observer) {
    return 0;
  }

  public UserHandle getUserForAncestralSerialNumber(long ancestralSerialNumber) {
    return null;
  }
}
