package android.view.accessibility;

import android.graphics.Rect;
import android.graphics.Region;
import android.os.Parcel;
import android.os.Parcelable;

/** A window, for accessibility. */
public final class AccessibilityWindowInfo implements Parcelable {
  public static final int TYPE_APPLICATION = 1;
  public static final int TYPE_INPUT_METHOD = 2;
  public static final int TYPE_SYSTEM = 3;
  public static final int TYPE_ACCESSIBILITY_OVERLAY = 4;
  public static final int TYPE_SPLIT_SCREEN_DIVIDER = 5;
  public static final int TYPE_MAGNIFICATION_OVERLAY = 6;
  public static final Parcelable.Creator<AccessibilityWindowInfo> CREATOR = new Parcelable.Creator<AccessibilityWindowInfo>() {
    @Override
    public AccessibilityWindowInfo createFromParcel(Parcel in) {
      return new AccessibilityWindowInfo();
    }

    @Override
    public AccessibilityWindowInfo[] newArray(int size) {
      return new AccessibilityWindowInfo[size];
    }
  };

  public AccessibilityWindowInfo() {}

  public AccessibilityWindowInfo(AccessibilityWindowInfo info) {}

  public CharSequence getTitle() {
    return null;
  }

  public int getType() {
    return 0;
  }

  public int getLayer() {
    return 0;
  }

  public AccessibilityNodeInfo getRoot() {
    return null;
  }

  public AccessibilityNodeInfo getRoot(int prefetchingStrategy) {
    return null;
  }

  public AccessibilityNodeInfo getAnchor() {
    return null;
  }

  public boolean isInPictureInPictureMode() {
    return false;
  }

  public AccessibilityWindowInfo getParent() {
    return null;
  }

  public int getId() {
    return 0;
  }

  public void getRegionInScreen(Region outRegion) {}

  public void getBoundsInScreen(Rect outBounds) {}

  public boolean isActive() {
    return false;
  }

  public boolean isFocused() {
    return false;
  }

  public boolean isAccessibilityFocused() {
    return false;
  }

  public int getChildCount() {
    return 0;
  }

  public AccessibilityWindowInfo getChild(int index) {
    return null;
  }

  public int getDisplayId() {
    return 0;
  }

  public long getTransitionTimeMillis() {
    return 0;
  }

  public static AccessibilityWindowInfo obtain() {
    return new AccessibilityWindowInfo();
  }

  public static AccessibilityWindowInfo obtain(AccessibilityWindowInfo info) {
    return new AccessibilityWindowInfo(info);
  }

  public void recycle() {}

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel parcel, int flags) {}

  public String toString() {
    return "AccessibilityWindowInfo[]";
  }
}
