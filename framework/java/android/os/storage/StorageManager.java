package android.os.storage;

import android.content.Context;
import antecede.Unlisted;
import java.io.File;
import java.io.FileDescriptor;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** The disks: one, built in. */
public class StorageManager {
  public static final String ACTION_CLEAR_APP_CACHE = "android.os.storage.action.CLEAR_APP_CACHE";
  public static final String ACTION_MANAGE_STORAGE = "android.os.storage.action.MANAGE_STORAGE";
  public static final String EXTRA_REQUESTED_BYTES = "android.os.storage.extra.REQUESTED_BYTES";
  public static final String EXTRA_UUID = "android.os.storage.extra.UUID";

  public static final UUID UUID_DEFAULT = UUID.fromString("41217664-9172-527a-b3d5-edabb50a7d69");

  @Unlisted
  public StorageManager(Context context) {}

  public boolean isAllocationSupported(FileDescriptor fd) {
    return true;
  }

  public boolean isEncrypted(File file) {
    return true;
  }

  public boolean isObbMounted(String rawPath) {
    return false;
  }

  public String getMountedObbPath(String rawPath) {
    return null;
  }

  public UUID getUuidForPath(File path) throws IOException {
    return UUID_DEFAULT;
  }

  public long getCacheQuotaBytes(UUID storageUuid) throws IOException {
    return 64 << 20;
  }

  public long getCacheSizeBytes(UUID storageUuid) throws IOException {
    return 0;
  }

  public long getAllocatableBytes(UUID storageUuid) throws IOException {
    return 1 << 30;
  }

  public void allocateBytes(UUID storageUuid, long bytes) throws IOException {}

  public StorageVolume getStorageVolume(File file) {
    return new StorageVolume();
  }

  public StorageVolume getPrimaryStorageVolume() {
    return new StorageVolume();
  }

  public List<StorageVolume> getStorageVolumes() {
    ArrayList<StorageVolume> list = new ArrayList<StorageVolume>();
    list.add(new StorageVolume());
    return list;
  }
}
