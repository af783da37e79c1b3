package android.app;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Rect;
import android.os.Bundle;
import android.util.Pair;
import android.view.View;

/** How an activity is to be shown; kept, not shown. */
public class ActivityOptions extends ComponentOptions {
  public static final String EXTRA_USAGE_TIME_REPORT = "android.activity.usage_time";
  public static final String EXTRA_USAGE_TIME_REPORT_PACKAGES = "android.usage_time_packages";
  public static final int MODE_BACKGROUND_ACTIVITY_START_SYSTEM_DEFINED = 0;
  public static final int MODE_BACKGROUND_ACTIVITY_START_ALLOWED = 1;
  public static final int MODE_BACKGROUND_ACTIVITY_START_DENIED = 2;

  private Rect launchBounds;
  private boolean shareIdentityEnabled;
  private int splashScreenStyle;
  private int launchDisplayId;
  private int pendingIntentCreatorBackgroundActivityStartMode;
  private int pendingIntentBackgroundActivityStartMode;
  private boolean pendingIntentBackgroundActivityLaunchAllowed;

  ActivityOptions() {}

  public static ActivityOptions makeCustomAnimation(Context context, int enterResId, int exitResId) {
    return new ActivityOptions();
  }

  public static ActivityOptions makeCustomAnimation(Context context, int enterResId, int exitResId, int backgroundColor) {
    return new ActivityOptions();
  }

  public static ActivityOptions makeScaleUpAnimation(View source, int startX, int startY, int width, int height) {
    return new ActivityOptions();
  }

  public static ActivityOptions makeClipRevealAnimation(View source, int startX, int startY, int width, int height) {
    return new ActivityOptions();
  }

  public static ActivityOptions makeThumbnailScaleUpAnimation(View source, Bitmap thumbnail, int startX, int startY) {
    return new ActivityOptions();
  }

  public static ActivityOptions makeSceneTransitionAnimation(Activity activity, View sharedElement, String sharedElementName) {
    return new ActivityOptions();
  }

  @SafeVarargs
  public static ActivityOptions makeSceneTransitionAnimation(Activity activity, Pair<View, String>... sharedElements) {
    return new ActivityOptions();
  }

  public static ActivityOptions makeTaskLaunchBehind() {
    return new ActivityOptions();
  }

  public static ActivityOptions makeBasic() {
    return new ActivityOptions();
  }

  public ActivityOptions setLaunchBounds(Rect screenSpacePixelRect) {
    launchBounds = screenSpacePixelRect;
    return this;
  }

  public Rect getLaunchBounds() {
    return launchBounds;
  }

  public boolean getLockTaskMode() {
    return false;
  }

  public boolean isShareIdentityEnabled() {
    return shareIdentityEnabled;
  }

  public int getSplashScreenStyle() {
    return splashScreenStyle;
  }

  public ActivityOptions setSplashScreenStyle(int style) {
    splashScreenStyle = style;
    return this;
  }

  public ActivityOptions setLockTaskEnabled(boolean lockTaskMode) {
    return this;
  }

  public ActivityOptions setShareIdentityEnabled(boolean shareIdentity) {
    shareIdentityEnabled = shareIdentity;
    return this;
  }

  public int getLaunchDisplayId() {
    return launchDisplayId;
  }

  public ActivityOptions setLaunchDisplayId(int launchDisplayId) {
    this.launchDisplayId = launchDisplayId;
    return this;
  }

  public ActivityOptions setPendingIntentCreatorBackgroundActivityStartMode(int mode) {
    pendingIntentCreatorBackgroundActivityStartMode = mode;
    return this;
  }

  public int getPendingIntentCreatorBackgroundActivityStartMode() {
    return pendingIntentCreatorBackgroundActivityStartMode;
  }

  public void update(ActivityOptions otherOptions) {
    if (otherOptions.launchBounds != null) launchBounds = otherOptions.launchBounds;
  }

  public Bundle toBundle() {
    Bundle bundle = new Bundle();
    if (launchBounds != null) bundle.putParcelable("android:activity.launchBounds", launchBounds);
    return bundle;
  }

  public void requestUsageTimeReport(PendingIntent receiver) {}

  public ActivityOptions setAppVerificationBundle(Bundle bundle) {
    return this;
  }

  public ActivityOptions setPendingIntentBackgroundActivityStartMode(int state) {
    pendingIntentBackgroundActivityStartMode = state;
    return this;
  }

  public int getPendingIntentBackgroundActivityStartMode() {
    return pendingIntentBackgroundActivityStartMode;
  }

  public void setPendingIntentBackgroundActivityLaunchAllowed(boolean allowed) {
    pendingIntentBackgroundActivityLaunchAllowed = allowed;
  }

  public boolean isPendingIntentBackgroundActivityLaunchAllowed() {
    return pendingIntentBackgroundActivityLaunchAllowed;
  }

  @Override
  public String toString() {
    return "ActivityOptions";
  }
}
