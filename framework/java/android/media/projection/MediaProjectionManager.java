package android.media.projection;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import antecede.Unlisted;

/** Asks the user whether an app may see the screen. */
public final class MediaProjectionManager {
  @Unlisted
  public MediaProjectionManager(Context context) {}

  public Intent createScreenCaptureIntent() {
    return new Intent("android.media.projection.action.CAPTURE");
  }

  public MediaProjection getMediaProjection(int resultCode, Intent resultData) {
    return resultCode == Activity.RESULT_OK && resultData != null ? new MediaProjection() : null;
  }
}
