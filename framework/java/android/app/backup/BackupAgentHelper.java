package android.app.backup;

import android.os.ParcelFileDescriptor;
import antecede.Bag;
import java.io.IOException;

/** An agent that has helpers. */
public class BackupAgentHelper extends BackupAgent {
  private final Bag<BackupHelper> helpers = new Bag<BackupHelper>();

  @Override
  public void onBackup(ParcelFileDescriptor oldState, BackupDataOutput data, ParcelFileDescriptor newState) throws IOException {
    for (int i = 0; i < helpers.size(); i++) helpers.get(i).performBackup(oldState, data, newState);
  }

  @Override
  public void onRestore(BackupDataInput data, int appVersionCode, ParcelFileDescriptor newState) throws IOException {
    for (int i = 0; i < helpers.size(); i++) helpers.get(i).writeNewStateDescription(newState);
  }

  public void addHelper(String keyPrefix, BackupHelper helper) {
    helpers.add(helper);
  }
}
