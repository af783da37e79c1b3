package android.drm.mobile1;

import antecede.Unlisted;
import java.io.IOException;
import java.io.InputStream;

/** Knows what may be done. */
@Unlisted
public class DrmRightsManager {
  private static DrmRightsManager manager;

  private DrmRightsManager() {}

  public static synchronized DrmRightsManager getInstance() {
    if (manager == null) manager = new DrmRightsManager();
    return manager;
  }

  public synchronized DrmRights installRights(InputStream rightsData, int len, String mimeTypeStr) throws DrmException,
      IOException {
    return new DrmRights();
  }

  public synchronized DrmRights queryRights(DrmRawContent content) {
    return new DrmRights();
  }
}
