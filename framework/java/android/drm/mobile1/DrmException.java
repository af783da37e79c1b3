package android.drm.mobile1;

import antecede.Unlisted;

/** A right is missing. */
@Unlisted
public class DrmException extends Exception {
  public DrmException(String message) {
    super(message);
  }
}
