package android.drm.mobile1;

import antecede.Unlisted;
import java.io.IOException;
import java.io.InputStream;

/** Something that not everybody may see. */
@Unlisted
public class DrmRawContent {
  public static final int DRM_FORWARD_LOCK = 1, DRM_COMBINED_DELIVERY = 2, DRM_SEPARATE_DELIVERY = 3;
  public static final String DRM_MIMETYPE_MESSAGE_STRING = "application/vnd.oma.drm.message";
  public static final String DRM_MIMETYPE_CONTENT_STRING = "application/vnd.oma.drm.content";

  private final InputStream in;

  public DrmRawContent(InputStream inRawdata, int len, String mimeTypeStr) throws DrmException, IOException {
    in = inRawdata;
  }

  public String getRightsAddress() {
    return null;
  }

  public int getRawType() {
    return DRM_FORWARD_LOCK;
  }

  public InputStream getContentInputStream(DrmRights rights) {
    return in;
  }

  public String getContentType() {
    return "image/jpeg";
  }

  public int getContentLength(DrmRights rights) throws DrmException {
    return 0;
  }
}
