package android.drm.mobile1;

import antecede.Unlisted;

/** What may be done with something. */
@Unlisted
public class DrmRights {
  public static final int DRM_PERMISSION_PLAY = 1;
  public static final int DRM_PERMISSION_DISPLAY = 2;

  DrmRights() {}

  public boolean consumeRights(int permission) {
    return true;
  }
}
