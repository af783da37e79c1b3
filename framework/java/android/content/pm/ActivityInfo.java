package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;
import android.util.Printer;
import antecede.Hidden;
import java.util.Collections;
import java.util.Set;

/** What the manifest says of an activity or a receiver. */
public class ActivityInfo extends ComponentInfo implements Parcelable {
  public static final int COLOR_MODE_DEFAULT = 0, COLOR_MODE_HDR = 2, COLOR_MODE_WIDE_COLOR_GAMUT = 1,
      CONFIG_COLOR_MODE = 16384, CONFIG_DENSITY = 4096, CONFIG_FONT_SCALE = 1073741824,
      CONFIG_FONT_WEIGHT_ADJUSTMENT = 268435456, CONFIG_GRAMMATICAL_GENDER = 32768, CONFIG_KEYBOARD = 16,
      CONFIG_KEYBOARD_HIDDEN = 32, CONFIG_LAYOUT_DIRECTION = 8192, CONFIG_LOCALE = 4, CONFIG_MCC = 1, CONFIG_MNC = 2,
      CONFIG_NAVIGATION = 64, CONFIG_ORIENTATION = 128, CONFIG_SCREEN_LAYOUT = 256, CONFIG_SCREEN_SIZE = 1024,
      CONFIG_SMALLEST_SCREEN_SIZE = 2048, CONFIG_TOUCHSCREEN = 8, CONFIG_UI_MODE = 512, DOCUMENT_LAUNCH_ALWAYS = 2,
      DOCUMENT_LAUNCH_INTO_EXISTING = 1, DOCUMENT_LAUNCH_NEVER = 3, DOCUMENT_LAUNCH_NONE = 0, FLAG_ALLOW_TASK_REPARENTING = 64,
      FLAG_ALLOW_UNTRUSTED_ACTIVITY_EMBEDDING = 268435456, FLAG_ALWAYS_RETAIN_TASK_STATE = 8,
      FLAG_AUTO_REMOVE_FROM_RECENTS = 8192, FLAG_CLEAR_TASK_ON_LAUNCH = 4, FLAG_ENABLE_VR_MODE = 32768,
      FLAG_EXCLUDE_FROM_RECENTS = 32, FLAG_FINISH_ON_CLOSE_SYSTEM_DIALOGS = 256, FLAG_FINISH_ON_TASK_LAUNCH = 2,
      FLAG_HARDWARE_ACCELERATED = 512, FLAG_IMMERSIVE = 2048, FLAG_MULTIPROCESS = 1, FLAG_NO_HISTORY = 128,
      FLAG_PREFER_MINIMAL_POST_PROCESSING = 33554432, FLAG_RELINQUISH_TASK_IDENTITY = 4096, FLAG_RESUME_WHILE_PAUSING = 16384,
      FLAG_SINGLE_USER = 1073741824, FLAG_STATE_NOT_NEEDED = 16, LAUNCH_MULTIPLE = 0, LAUNCH_SINGLE_INSTANCE = 3,
      LAUNCH_SINGLE_INSTANCE_PER_TASK = 4, LAUNCH_SINGLE_TASK = 2, LAUNCH_SINGLE_TOP = 1, PERSIST_ACROSS_REBOOTS = 2,
      PERSIST_NEVER = 1, PERSIST_ROOT_ONLY = 0, SCREEN_ORIENTATION_BEHIND = 3, SCREEN_ORIENTATION_FULL_SENSOR = 10,
      SCREEN_ORIENTATION_FULL_USER = 13, SCREEN_ORIENTATION_LANDSCAPE = 0, SCREEN_ORIENTATION_LOCKED = 14,
      SCREEN_ORIENTATION_NOSENSOR = 5, SCREEN_ORIENTATION_PORTRAIT = 1, SCREEN_ORIENTATION_REVERSE_LANDSCAPE = 8,
      SCREEN_ORIENTATION_REVERSE_PORTRAIT = 9, SCREEN_ORIENTATION_SENSOR = 4, SCREEN_ORIENTATION_SENSOR_LANDSCAPE = 6,
      SCREEN_ORIENTATION_SENSOR_PORTRAIT = 7, SCREEN_ORIENTATION_UNSPECIFIED = -1, SCREEN_ORIENTATION_USER = 2,
      SCREEN_ORIENTATION_USER_LANDSCAPE = 11, SCREEN_ORIENTATION_USER_PORTRAIT = 12, UIOPTION_SPLIT_ACTION_BAR_WHEN_NARROW = 1;

  public int colorMode;
  public int configChanges;
  public int documentLaunchMode;
  public int flags;
  public int launchMode;
  public int maxRecents;
  public String parentActivityName;
  public String permission;
  public int persistableMode;
  public String requiredDisplayCategory;
  public int screenOrientation = SCREEN_ORIENTATION_UNSPECIFIED;
  public int softInputMode;
  public String targetActivity;
  public String taskAffinity;
  public int theme;
  public int uiOptions;
  /** Whether Back comes to callbacks instead of as a key. */
  @Hidden
  public boolean backCallbacks;

  public static final Parcelable.Creator<ActivityInfo> CREATOR = new Parcelable.Creator<ActivityInfo>() {
    @Override
    public ActivityInfo createFromParcel(Parcel source) {
      return new ActivityInfo(source);
    }

    @Override
    public ActivityInfo[] newArray(int size) {
      return new ActivityInfo[size];
    }
  };

  public ActivityInfo() {}

  public ActivityInfo(ActivityInfo orig) {
    super(orig);
    colorMode = orig.colorMode;
    configChanges = orig.configChanges;
    documentLaunchMode = orig.documentLaunchMode;
    flags = orig.flags;
    launchMode = orig.launchMode;
    maxRecents = orig.maxRecents;
    parentActivityName = orig.parentActivityName;
    permission = orig.permission;
    persistableMode = orig.persistableMode;
    requiredDisplayCategory = orig.requiredDisplayCategory;
    screenOrientation = orig.screenOrientation;
    softInputMode = orig.softInputMode;
    targetActivity = orig.targetActivity;
    taskAffinity = orig.taskAffinity;
    theme = orig.theme;
    uiOptions = orig.uiOptions;
    backCallbacks = orig.backCallbacks;
  }

  private ActivityInfo(Parcel source) {
    super(source);
    colorMode = source.readInt();
    configChanges = source.readInt();
    documentLaunchMode = source.readInt();
    flags = source.readInt();
    launchMode = source.readInt();
    maxRecents = source.readInt();
    parentActivityName = source.readString();
    permission = source.readString();
    persistableMode = source.readInt();
    requiredDisplayCategory = source.readString();
    screenOrientation = source.readInt();
    softInputMode = source.readInt();
    targetActivity = source.readString();
    taskAffinity = source.readString();
    theme = source.readInt();
    uiOptions = source.readInt();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    super.writeToParcel(dest, flags);
    dest.writeInt(colorMode);
    dest.writeInt(configChanges);
    dest.writeInt(documentLaunchMode);
    dest.writeInt(this.flags);
    dest.writeInt(launchMode);
    dest.writeInt(maxRecents);
    dest.writeString(parentActivityName);
    dest.writeString(permission);
    dest.writeInt(persistableMode);
    dest.writeString(requiredDisplayCategory);
    dest.writeInt(screenOrientation);
    dest.writeInt(softInputMode);
    dest.writeString(targetActivity);
    dest.writeString(taskAffinity);
    dest.writeInt(theme);
    dest.writeInt(uiOptions);
  }

  @Override
  public String toString() {
    return "ActivityInfo{" + packageName + "/" + name + "}";
  }

  public final int getThemeResource() {
    return theme != 0 ? theme : applicationInfo.theme;
  }

  public Set<String> getKnownActivityEmbeddingCerts() {
    return Collections.emptySet();
  }

  public void dump(Printer pw, String prefix) {
    dumpFront(pw, prefix);
    pw.println(prefix + "taskAffinity=" + taskAffinity + " launchMode=" + launchMode + " theme=0x" + Integer.toHexString(theme));
    dumpBack(pw, prefix);
  }
}
