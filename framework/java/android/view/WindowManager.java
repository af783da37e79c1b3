package android.view;

import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.os.IBinder;
import android.os.Parcel;
import android.os.Parcelable;
import antecede.Unlisted;

/** Puts views on the screen as windows. */
public interface WindowManager extends ViewManager {
  String PROPERTY_COMPAT_IGNORE_REQUESTED_ORIENTATION = "android.window.PROPERTY_COMPAT_IGNORE_REQUESTED_ORIENTATION";
  String PROPERTY_COMPAT_ALLOW_IGNORING_ORIENTATION_REQUEST_WHEN_LOOP_DETECTED =
      "android.window.PROPERTY_COMPAT_ALLOW_IGNORING_ORIENTATION_REQUEST_WHEN_LOOP_DETECTED";
  String PROPERTY_COMPAT_ALLOW_SANDBOXING_VIEW_BOUNDS_APIS = "android.window.PROPERTY_COMPAT_ALLOW_SANDBOXING_VIEW_BOUNDS_APIS";
  String PROPERTY_COMPAT_ENABLE_FAKE_FOCUS = "android.window.PROPERTY_COMPAT_ENABLE_FAKE_FOCUS";
  String PROPERTY_CAMERA_COMPAT_ALLOW_FORCE_ROTATION = "android.window.PROPERTY_CAMERA_COMPAT_ALLOW_FORCE_ROTATION";
  String PROPERTY_CAMERA_COMPAT_ALLOW_REFRESH = "android.window.PROPERTY_CAMERA_COMPAT_ALLOW_REFRESH";
  String PROPERTY_CAMERA_COMPAT_ENABLE_REFRESH_VIA_PAUSE = "android.window.PROPERTY_CAMERA_COMPAT_ENABLE_REFRESH_VIA_PAUSE";
  String PROPERTY_COMPAT_ALLOW_ORIENTATION_OVERRIDE = "android.window.PROPERTY_COMPAT_ALLOW_ORIENTATION_OVERRIDE";
  String PROPERTY_COMPAT_ALLOW_DISPLAY_ORIENTATION_OVERRIDE = "android.window.PROPERTY_COMPAT_ALLOW_DISPLAY_ORIENTATION_OVERRIDE";
  String PROPERTY_COMPAT_ALLOW_MIN_ASPECT_RATIO_OVERRIDE = "android.window.PROPERTY_COMPAT_ALLOW_MIN_ASPECT_RATIO_OVERRIDE";
  String PROPERTY_COMPAT_ALLOW_RESIZEABLE_ACTIVITY_OVERRIDES =
      "android.window.PROPERTY_COMPAT_ALLOW_RESIZEABLE_ACTIVITY_OVERRIDES";
  String PROPERTY_ACTIVITY_EMBEDDING_ALLOW_SYSTEM_OVERRIDE = "android.window.PROPERTY_ACTIVITY_EMBEDDING_ALLOW_SYSTEM_OVERRIDE";
  String PROPERTY_ACTIVITY_EMBEDDING_SPLITS_ENABLED = "android.window.PROPERTY_ACTIVITY_EMBEDDING_SPLITS_ENABLED";

  Display getDefaultDisplay();

  void removeViewImmediate(View view);

  default WindowMetrics getCurrentWindowMetrics() {
    return new WindowMetrics(new Rect(0, 0, Display.width(), Display.height()), WindowInsets.of(0, Display.width(), Display.height()));
  }

  default WindowMetrics getMaximumWindowMetrics() {
    return getCurrentWindowMetrics();
  }

  default boolean isCrossWindowBlurEnabled() {
    return false;
  }

  /** The window belongs to nothing that is there, as when the activity has ended. */

  public static class BadTokenException extends RuntimeException {
    public BadTokenException() {}

    public BadTokenException(String name) {
      super(name);
    }
  }

  /** There is no such display. */

  public static class InvalidDisplayException extends RuntimeException {
    public InvalidDisplayException() {}

    public InvalidDisplayException(String name) {
      super(name);
    }
  }

  /** How a window is put on the screen. */

  public static class LayoutParams extends ViewGroup.LayoutParams implements Parcelable {
    private int fitInsetsTypes;
    private int fitInsetsSides;
    private boolean fitInsetsIgnoringVisibility;
    private boolean wallpaperTouchEventsEnabled;
    private boolean canPlayMoveAnimation;
    private CharSequence title;
    private boolean hdrConversionEnabled;
    private int colorMode;
    private int blurBehindRadius;
    public int x;
    public int y;
    public float horizontalWeight;
    public float verticalWeight;
    public int type;
    public static final int FIRST_APPLICATION_WINDOW = 1;
    public static final int TYPE_BASE_APPLICATION = 1;
    public static final int TYPE_APPLICATION = 2;
    public static final int TYPE_APPLICATION_STARTING = 3;
    public static final int TYPE_DRAWN_APPLICATION = 4;
    public static final int LAST_APPLICATION_WINDOW = 99;
    public static final int FIRST_SUB_WINDOW = 1000;
    public static final int TYPE_APPLICATION_PANEL = 1000;
    public static final int TYPE_APPLICATION_MEDIA = 1001;
    public static final int TYPE_APPLICATION_SUB_PANEL = 1002;
    public static final int TYPE_APPLICATION_ATTACHED_DIALOG = 1003;
    public static final int LAST_SUB_WINDOW = 1999;
    public static final int FIRST_SYSTEM_WINDOW = 2000;
    public static final int TYPE_STATUS_BAR = 2000;
    public static final int TYPE_SEARCH_BAR = 2001;
    public static final int TYPE_PHONE = 2002;
    public static final int TYPE_SYSTEM_ALERT = 2003;
    public static final int TYPE_KEYGUARD = 2004;
    public static final int TYPE_TOAST = 2005;
    public static final int TYPE_SYSTEM_OVERLAY = 2006;
    public static final int TYPE_PRIORITY_PHONE = 2007;
    public static final int TYPE_SYSTEM_DIALOG = 2008;
    public static final int TYPE_KEYGUARD_DIALOG = 2009;
    public static final int TYPE_SYSTEM_ERROR = 2010;
    public static final int TYPE_INPUT_METHOD = 2011;
    public static final int TYPE_INPUT_METHOD_DIALOG = 2012;
    public static final int TYPE_WALLPAPER = 2013;
    public static final int TYPE_STATUS_BAR_PANEL = 2014;
    public static final int TYPE_PRIVATE_PRESENTATION = 2030;
    @Unlisted
    public static final int TYPE_PRESENTATION = 2037;
    public static final int TYPE_ACCESSIBILITY_OVERLAY = 2032;
    public static final int TYPE_APPLICATION_OVERLAY = 2038;
    public static final int LAST_SYSTEM_WINDOW = 2999;
    public static final int MEMORY_TYPE_NORMAL = 0;
    public static final int MEMORY_TYPE_HARDWARE = 1;
    public static final int MEMORY_TYPE_GPU = 2;
    public static final int MEMORY_TYPE_PUSH_BUFFERS = 3;
    public int memoryType;
    public static final int FLAG_ALLOW_LOCK_WHILE_SCREEN_ON = 1;
    public static final int FLAG_DIM_BEHIND = 2;
    public static final int FLAG_BLUR_BEHIND = 4;
    public static final int FLAG_NOT_FOCUSABLE = 8;
    public static final int FLAG_NOT_TOUCHABLE = 16;
    public static final int FLAG_NOT_TOUCH_MODAL = 32;
    public static final int FLAG_TOUCHABLE_WHEN_WAKING = 64;
    public static final int FLAG_KEEP_SCREEN_ON = 128;
    public static final int FLAG_LAYOUT_IN_SCREEN = 256;
    public static final int FLAG_LAYOUT_NO_LIMITS = 512;
    public static final int FLAG_FULLSCREEN = 1024;
    public static final int FLAG_FORCE_NOT_FULLSCREEN = 2048;
    public static final int FLAG_DITHER = 4096;
    public static final int FLAG_SECURE = 8192;
    public static final int FLAG_SCALED = 16384;
    public static final int FLAG_IGNORE_CHEEK_PRESSES = 32768;
    public static final int FLAG_LAYOUT_INSET_DECOR = 65536;
    public static final int FLAG_ALT_FOCUSABLE_IM = 131072;
    public static final int FLAG_WATCH_OUTSIDE_TOUCH = 262144;
    public static final int FLAG_SHOW_WHEN_LOCKED = 524288;
    public static final int FLAG_SHOW_WALLPAPER = 1048576;
    public static final int FLAG_TURN_SCREEN_ON = 2097152;
    public static final int FLAG_DISMISS_KEYGUARD = 4194304;
    public static final int FLAG_SPLIT_TOUCH = 8388608;
    public static final int FLAG_HARDWARE_ACCELERATED = 16777216;
    public static final int FLAG_LAYOUT_IN_OVERSCAN = 33554432;
    public static final int FLAG_TRANSLUCENT_STATUS = 67108864;
    public static final int FLAG_TRANSLUCENT_NAVIGATION = 134217728;
    public static final int FLAG_LOCAL_FOCUS_MODE = 268435456;
    public static final int FLAG_LAYOUT_ATTACHED_IN_DECOR = 1073741824;
    public static final int FLAG_DRAWS_SYSTEM_BAR_BACKGROUNDS = -2147483648;
    public int flags;
    public static final int SOFT_INPUT_MASK_STATE = 15;
    public static final int SOFT_INPUT_STATE_UNSPECIFIED = 0;
    public static final int SOFT_INPUT_STATE_UNCHANGED = 1;
    public static final int SOFT_INPUT_STATE_HIDDEN = 2;
    public static final int SOFT_INPUT_STATE_ALWAYS_HIDDEN = 3;
    public static final int SOFT_INPUT_STATE_VISIBLE = 4;
    public static final int SOFT_INPUT_STATE_ALWAYS_VISIBLE = 5;
    public static final int SOFT_INPUT_MASK_ADJUST = 240;
    public static final int SOFT_INPUT_ADJUST_UNSPECIFIED = 0;
    public static final int SOFT_INPUT_ADJUST_RESIZE = 16;
    public static final int SOFT_INPUT_ADJUST_PAN = 32;
    public static final int SOFT_INPUT_ADJUST_NOTHING = 48;
    public static final int SOFT_INPUT_IS_FORWARD_NAVIGATION = 256;
    public int softInputMode;
    public int gravity;
    public float horizontalMargin;
    public float verticalMargin;
    public int format;
    public int windowAnimations;
    public float alpha = 1;
    public float dimAmount = 1;
    public static final float BRIGHTNESS_OVERRIDE_NONE = -1.0f;
    public static final float BRIGHTNESS_OVERRIDE_OFF = 0.0f;
    public static final float BRIGHTNESS_OVERRIDE_FULL = 1.0f;
    public float screenBrightness = BRIGHTNESS_OVERRIDE_NONE;
    public float buttonBrightness = BRIGHTNESS_OVERRIDE_NONE;
    public static final int ROTATION_ANIMATION_ROTATE = 0;
    public static final int ROTATION_ANIMATION_CROSSFADE = 1;
    public static final int ROTATION_ANIMATION_JUMPCUT = 2;
    public static final int ROTATION_ANIMATION_SEAMLESS = 3;
    public int rotationAnimation;
    public IBinder token;
    public String packageName;
    public int screenOrientation = -1;
    public float preferredRefreshRate;
    public int preferredDisplayModeId;
    public static final int DISPLAY_FLAG_DISABLE_HDR_CONVERSION = 1;
    public int systemUiVisibility;
    public int layoutInDisplayCutoutMode;
    public static final int LAYOUT_IN_DISPLAY_CUTOUT_MODE_DEFAULT = 0;
    public static final int LAYOUT_IN_DISPLAY_CUTOUT_MODE_SHORT_EDGES = 1;
    public static final int LAYOUT_IN_DISPLAY_CUTOUT_MODE_NEVER = 2;
    public static final int LAYOUT_IN_DISPLAY_CUTOUT_MODE_ALWAYS = 3;
    public boolean preferMinimalPostProcessing;
    public static final Parcelable.Creator<LayoutParams> CREATOR = new Parcelable.Creator<LayoutParams>() {
      @Override
      public LayoutParams createFromParcel(Parcel in) {
        return new LayoutParams(in);
      }

      @Override
      public LayoutParams[] newArray(int size) {
        return new LayoutParams[size];
      }
    };
    public static final int LAYOUT_CHANGED = 1;
    public static final int TYPE_CHANGED = 2;
    public static final int FLAGS_CHANGED = 4;
    public static final int FORMAT_CHANGED = 8;
    public static final int ANIMATION_CHANGED = 16;
    public static final int DIM_AMOUNT_CHANGED = 32;
    public static final int TITLE_CHANGED = 64;
    public static final int ALPHA_CHANGED = 128;
    public static final int MEMORY_TYPE_CHANGED = 256;
    public static final int SOFT_INPUT_MODE_CHANGED = 512;
    public static final int SCREEN_ORIENTATION_CHANGED = 1024;
    public static final int SCREEN_BRIGHTNESS_CHANGED = 2048;
    public static final int ROTATION_ANIMATION_CHANGED = 4096;

    public static boolean mayUseInputMethod(int flags) {
      int bits = flags & (FLAG_NOT_FOCUSABLE | FLAG_ALT_FOCUSABLE_IM);
      return bits == 0 || bits == (FLAG_NOT_FOCUSABLE | FLAG_ALT_FOCUSABLE_IM);
    }

    public void setFitInsetsTypes(int types) {
      fitInsetsTypes = types;
    }

    public void setFitInsetsSides(int sides) {
      fitInsetsSides = sides;
    }

    public void setFitInsetsIgnoringVisibility(boolean ignore) {
      fitInsetsIgnoringVisibility = ignore;
    }

    public void setWallpaperTouchEventsEnabled(boolean enable) {
      wallpaperTouchEventsEnabled = enable;
    }

    public boolean areWallpaperTouchEventsEnabled() {
      return wallpaperTouchEventsEnabled;
    }

    public void setCanPlayMoveAnimation(boolean enable) {
      canPlayMoveAnimation = enable;
    }

    public boolean canPlayMoveAnimation() {
      return canPlayMoveAnimation;
    }

    public int getFitInsetsTypes() {
      return fitInsetsTypes;
    }

    public int getFitInsetsSides() {
      return fitInsetsSides;
    }

    public boolean isFitInsetsIgnoringVisibility() {
      return fitInsetsIgnoringVisibility;
    }

    public LayoutParams() {
      this(TYPE_APPLICATION);
    }

    public LayoutParams(int _type) {
      this(_type, 0);
    }

    public LayoutParams(int _type, int _flags) {
      this(_type, _flags, PixelFormat.OPAQUE);
    }

    public LayoutParams(int _type, int _flags, int _format) {
      this(MATCH_PARENT, MATCH_PARENT, _type, _flags, _format);
    }

    public LayoutParams(int w, int h, int _type, int _flags, int _format) {
      super(w, h);
      type = _type;
      flags = _flags;
      format = _format;
    }

    public LayoutParams(int w, int h, int xpos, int ypos, int _type, int _flags, int _format) {
      this(w, h, _type, _flags, _format);
      x = xpos;
      y = ypos;
    }

    public final void setTitle(CharSequence title) {
      this.title = title;
    }

    public final CharSequence getTitle() {
      return title;
    }

    public boolean isHdrConversionEnabled() {
      return hdrConversionEnabled;
    }

    public void setHdrConversionEnabled(boolean enabled) {
      hdrConversionEnabled = enabled;
    }

    public void setColorMode(int colorMode) {
      this.colorMode = colorMode;
    }

    public int getColorMode() {
      return colorMode;
    }

    public void setBlurBehindRadius(int blurBehindRadius) {
      this.blurBehindRadius = blurBehindRadius;
    }

    public int getBlurBehindRadius() {
      return blurBehindRadius;
    }

    public int describeContents() {
      return 0;
    }

    public void writeToParcel(Parcel out, int parcelableFlags) {
      out.writeInt(width);
      out.writeInt(height);
      out.writeInt(x);
      out.writeInt(y);
      out.writeInt(type);
      out.writeInt(flags);
      out.writeInt(format);
      out.writeInt(gravity);
    }

    public LayoutParams(Parcel in) {
      this(in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt());
      gravity = in.readInt();
    }

    public final int copyFrom(LayoutParams o) {
      int changes = 0;
      if (width != o.width || height != o.height) changes |= LAYOUT_CHANGED;
      if (type != o.type) changes |= TYPE_CHANGED;
      if (flags != o.flags) changes |= FLAGS_CHANGED;
      if (format != o.format) changes |= FORMAT_CHANGED;
      if (softInputMode != o.softInputMode) changes |= SOFT_INPUT_MODE_CHANGED;
      if (alpha != o.alpha) changes |= ALPHA_CHANGED;
      if (x != o.x || y != o.y || gravity != o.gravity) changes |= LAYOUT_CHANGED;
      width = o.width;
      height = o.height;
      x = o.x;
      y = o.y;
      type = o.type;
      flags = o.flags;
      format = o.format;
      gravity = o.gravity;
      softInputMode = o.softInputMode;
      windowAnimations = o.windowAnimations;
      horizontalMargin = o.horizontalMargin;
      verticalMargin = o.verticalMargin;
      alpha = o.alpha;
      dimAmount = o.dimAmount;
      screenBrightness = o.screenBrightness;
      buttonBrightness = o.buttonBrightness;
      screenOrientation = o.screenOrientation;
      systemUiVisibility = o.systemUiVisibility;
      if (token == null) token = o.token;
      if (packageName == null) packageName = o.packageName;
      title = o.title;
      return changes;
    }

    public String debug(String output) {
      return output + this;
    }

    public String toString() {
      return "{(" + x + "," + y + ")(" + width + "x" + height + ") ty=" + type + " fl=0x" + Integer.toHexString(flags) + "}";
    }
  }
}
