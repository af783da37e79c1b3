package android.content.pm;

import android.content.Context;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.Printer;
import antecede.Unlisted;
import java.util.Collections;
import java.util.Comparator;
import java.util.Set;

/** What the manifest says of the app as a whole. */
public class ApplicationInfo extends PackageItemInfo implements Parcelable {
  public static final int CATEGORY_ACCESSIBILITY = 8, CATEGORY_AUDIO = 1, CATEGORY_GAME = 0, CATEGORY_IMAGE = 3,
      CATEGORY_MAPS = 6, CATEGORY_NEWS = 5, CATEGORY_PRODUCTIVITY = 7, CATEGORY_SOCIAL = 4, CATEGORY_UNDEFINED = -1,
      CATEGORY_VIDEO = 2, FLAG_ALLOW_BACKUP = 32768, FLAG_ALLOW_CLEAR_USER_DATA = 64, FLAG_ALLOW_TASK_REPARENTING = 32,
      FLAG_DEBUGGABLE = 2, FLAG_EXTERNAL_STORAGE = 262144, FLAG_EXTRACT_NATIVE_LIBS = 268435456, FLAG_FACTORY_TEST = 16,
      FLAG_FULL_BACKUP_ONLY = 67108864, FLAG_HARDWARE_ACCELERATED = 536870912, FLAG_HAS_CODE = 4, FLAG_INSTALLED = 8388608,
      FLAG_IS_DATA_ONLY = 16777216, FLAG_IS_GAME = 33554432, FLAG_KILL_AFTER_RESTORE = 65536, FLAG_LARGE_HEAP = 1048576,
      FLAG_MULTIARCH = -2147483648, FLAG_PERSISTENT = 8, FLAG_RESIZEABLE_FOR_SCREENS = 4096, FLAG_RESTORE_ANY_VERSION = 131072,
      FLAG_STOPPED = 2097152, FLAG_SUPPORTS_LARGE_SCREENS = 2048, FLAG_SUPPORTS_NORMAL_SCREENS = 1024,
      FLAG_SUPPORTS_RTL = 4194304, FLAG_SUPPORTS_SCREEN_DENSITIES = 8192, FLAG_SUPPORTS_SMALL_SCREENS = 512,
      FLAG_SUPPORTS_XLARGE_SCREENS = 524288, FLAG_SUSPENDED = 1073741824, FLAG_SYSTEM = 1, FLAG_TEST_ONLY = 256,
      FLAG_UPDATED_SYSTEM_APP = 128, FLAG_USES_CLEARTEXT_TRAFFIC = 134217728, FLAG_VM_SAFE_MODE = 16384, GWP_ASAN_ALWAYS = 1,
      GWP_ASAN_DEFAULT = -1, GWP_ASAN_NEVER = 0, MEMTAG_ASYNC = 1, MEMTAG_DEFAULT = -1, MEMTAG_OFF = 0, MEMTAG_SYNC = 2,
      RAW_EXTERNAL_STORAGE_ACCESS_DEFAULT = 0, RAW_EXTERNAL_STORAGE_ACCESS_NOT_REQUESTED = 2,
      RAW_EXTERNAL_STORAGE_ACCESS_REQUESTED = 1, ZEROINIT_DEFAULT = -1, ZEROINIT_DISABLED = 0, ZEROINIT_ENABLED = 1;

  public String appComponentFactory;
  public String backupAgentName;
  public int category = CATEGORY_UNDEFINED;
  public String className;
  public int compatibleWidthLimitDp;
  public int compileSdkVersion;
  public String compileSdkVersionCodename;
  public String dataDir;
  public int descriptionRes;
  public String deviceProtectedDataDir;
  public boolean enabled = true;
  public int flags;
  public int largestWidthLimitDp;
  public String manageSpaceActivityName;
  public int minSdkVersion;
  public String nativeLibraryDir;
  public String permission;
  public String processName;
  public String publicSourceDir;
  public int requiresSmallestWidthDp;
  public String sourceDir;
  public int targetSdkVersion;
  public String taskAffinity;
  public int theme;
  public int uiOptions;
  public int uid;

  public static final Parcelable.Creator<ApplicationInfo> CREATOR = new Parcelable.Creator<ApplicationInfo>() {
    @Override
    public ApplicationInfo createFromParcel(Parcel source) {
      return new ApplicationInfo(source);
    }

    @Override
    public ApplicationInfo[] newArray(int size) {
      return new ApplicationInfo[size];
    }
  };

  /** Sorts by what the user sees. */
  public static class DisplayNameComparator implements Comparator<ApplicationInfo> {
    private final PackageManager packages;

    public DisplayNameComparator(PackageManager pm) {
      packages = pm;
    }

    @Override
    public final int compare(ApplicationInfo aa, ApplicationInfo ab) {
      return aa.loadLabel(packages).toString().compareTo(ab.loadLabel(packages).toString());
    }
  }

  public ApplicationInfo() {}

  public ApplicationInfo(ApplicationInfo orig) {
    super(orig);
    appComponentFactory = orig.appComponentFactory;
    backupAgentName = orig.backupAgentName;
    category = orig.category;
    className = orig.className;
    compatibleWidthLimitDp = orig.compatibleWidthLimitDp;
    compileSdkVersion = orig.compileSdkVersion;
    compileSdkVersionCodename = orig.compileSdkVersionCodename;
    dataDir = orig.dataDir;
    descriptionRes = orig.descriptionRes;
    deviceProtectedDataDir = orig.deviceProtectedDataDir;
    enabled = orig.enabled;
    flags = orig.flags;
    largestWidthLimitDp = orig.largestWidthLimitDp;
    manageSpaceActivityName = orig.manageSpaceActivityName;
    minSdkVersion = orig.minSdkVersion;
    nativeLibraryDir = orig.nativeLibraryDir;
    permission = orig.permission;
    processName = orig.processName;
    publicSourceDir = orig.publicSourceDir;
    requiresSmallestWidthDp = orig.requiresSmallestWidthDp;
    sourceDir = orig.sourceDir;
    targetSdkVersion = orig.targetSdkVersion;
    taskAffinity = orig.taskAffinity;
    theme = orig.theme;
    uiOptions = orig.uiOptions;
    uid = orig.uid;
  }

  private ApplicationInfo(Parcel source) {
    super(source);
    appComponentFactory = source.readString();
    backupAgentName = source.readString();
    category = source.readInt();
    className = source.readString();
    compatibleWidthLimitDp = source.readInt();
    compileSdkVersion = source.readInt();
    compileSdkVersionCodename = source.readString();
    dataDir = source.readString();
    descriptionRes = source.readInt();
    deviceProtectedDataDir = source.readString();
    enabled = source.readInt() != 0;
    flags = source.readInt();
    largestWidthLimitDp = source.readInt();
    manageSpaceActivityName = source.readString();
    minSdkVersion = source.readInt();
    nativeLibraryDir = source.readString();
    permission = source.readString();
    processName = source.readString();
    publicSourceDir = source.readString();
    requiresSmallestWidthDp = source.readInt();
    sourceDir = source.readString();
    targetSdkVersion = source.readInt();
    taskAffinity = source.readString();
    theme = source.readInt();
    uiOptions = source.readInt();
    uid = source.readInt();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    super.writeToParcel(dest, flags);
    dest.writeString(appComponentFactory);
    dest.writeString(backupAgentName);
    dest.writeInt(category);
    dest.writeString(className);
    dest.writeInt(compatibleWidthLimitDp);
    dest.writeInt(compileSdkVersion);
    dest.writeString(compileSdkVersionCodename);
    dest.writeString(dataDir);
    dest.writeInt(descriptionRes);
    dest.writeString(deviceProtectedDataDir);
    dest.writeInt(enabled ? 1 : 0);
    dest.writeInt(this.flags);
    dest.writeInt(largestWidthLimitDp);
    dest.writeString(manageSpaceActivityName);
    dest.writeInt(minSdkVersion);
    dest.writeString(nativeLibraryDir);
    dest.writeString(permission);
    dest.writeString(processName);
    dest.writeString(publicSourceDir);
    dest.writeInt(requiresSmallestWidthDp);
    dest.writeString(sourceDir);
    dest.writeInt(targetSdkVersion);
    dest.writeString(taskAffinity);
    dest.writeInt(theme);
    dest.writeInt(uiOptions);
    dest.writeInt(uid);
  }

  @Override
  public String toString() {
    return "ApplicationInfo{" + packageName + "}";
  }

  public static CharSequence getCategoryTitle(Context context, int category) {
    return null;
  }

  public void dump(Printer pw, String prefix) {
    dumpFront(pw, prefix);
    pw.println(prefix + "className=" + className + " flags=0x" + Integer.toHexString(flags));
    dumpBack(pw, prefix);
  }

  public CharSequence loadDescription(PackageManager pm) {
    return descriptionRes == 0 ? null : pm.getText(packageName, descriptionRes, this);
  }

  @Unlisted
  public boolean isSystemApp() {
    return (flags & FLAG_SYSTEM) != 0;
  }

  public int getRequestRawExternalStorageAccess() {
    return RAW_EXTERNAL_STORAGE_ACCESS_DEFAULT;
  }

  public boolean isVirtualPreload() {
    return false;
  }

  public boolean isProfileableByShell() {
    return false;
  }

  public boolean isProfileable() {
    return false;
  }

  public boolean areAttributionsUserVisible() {
    return false;
  }

  public boolean isResourceOverlay() {
    return false;
  }

  public int getGwpAsanMode() {
    return GWP_ASAN_DEFAULT;
  }

  public int getMemtagMode() {
    return MEMTAG_DEFAULT;
  }

  public int getNativeHeapZeroInitialized() {
    return ZEROINIT_DEFAULT;
  }

  public Set<String> getKnownActivityEmbeddingCerts() {
    return Collections.emptySet();
  }
}
