package androidx.core.app;

import android.app.Activity;
import android.app.PendingIntent;
import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Rect;
import android.os.Bundle;
import android.view.View;
import androidx.core.util.Pair;

/** How an activity is to be shown; kept, not shown. */
public class ActivityOptionsCompat {
  public static final String EXTRA_USAGE_TIME_REPORT = "android.activity.usage_time";
  public static final String EXTRA_USAGE_TIME_REPORT_PACKAGES = "android.usage_time_packages";

  private Rect bounds;

  protected ActivityOptionsCompat() {}

  public static ActivityOptionsCompat makeCustomAnimation(Context context, int enterResId, int exitResId) {
    return new ActivityOptionsCompat();
  }

  public static ActivityOptionsCompat makeScaleUpAnimation(View source, int startX, int startY, int startWidth, int startHeight) {
    return new ActivityOptionsCompat();
  }

  public static ActivityOptionsCompat makeClipRevealAnimation(View source, int startX, int startY, int width, int height) {
    return new ActivityOptionsCompat();
  }

  public static ActivityOptionsCompat makeThumbnailScaleUpAnimation(View source, Bitmap thumbnail, int startX, int startY) {
    return new ActivityOptionsCompat();
  }

  public static ActivityOptionsCompat makeSceneTransitionAnimation(Activity activity, View sharedElement,
      String sharedElementName) {
    return new ActivityOptionsCompat();
  }

  @SafeVarargs
  public static ActivityOptionsCompat makeSceneTransitionAnimation(Activity activity, Pair<View, String>... sharedElements) {
    return new ActivityOptionsCompat();
  }

  public static ActivityOptionsCompat makeTaskLaunchBehind() {
    return new ActivityOptionsCompat();
  }

  public static ActivityOptionsCompat makeBasic() {
    return new ActivityOptionsCompat();
  }

  public ActivityOptionsCompat setLaunchBounds(Rect screenSpacePixelRect) {
    bounds = screenSpacePixelRect;
    return this;
  }

  public Rect getLaunchBounds() {
    return bounds;
  }

  public Bundle toBundle() {
    return null;
  }

  public void update(ActivityOptionsCompat otherOptions) {}

  public void requestUsageTimeReport(PendingIntent receiver) {}
}
