package android.drm.mobile1;

import antecede.Hidden;

/** A right is missing. */
@Hidden
public class DrmException extends Exception {
  public DrmException(String message) {
    super(message);
  }
}
