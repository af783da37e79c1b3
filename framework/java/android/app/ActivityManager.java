package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.pm.ConfigurationInfo;
import android.graphics.Bitmap;
import android.os.Bundle;
import android.os.Debug;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.Process;
import android.util.Size;
import antecede.Unlisted;
import antecede.system.Server;
import java.io.FileDescriptor;
import java.util.ArrayList;
import java.util.List;

/** What the system tells of processes, tasks and memory. */
public class ActivityManager {
  public static final String META_HOME_ALTERNATE = "android.app.home.alternate";
  public static final int LOCK_TASK_MODE_NONE = 0;
  public static final int LOCK_TASK_MODE_LOCKED = 1;
  public static final int LOCK_TASK_MODE_PINNED = 2;
  public static final int RECENT_WITH_EXCLUDED = 1;
  public static final int RECENT_IGNORE_UNAVAILABLE = 2;
  public static final int MOVE_TASK_WITH_HOME = 1;
  public static final int MOVE_TASK_NO_USER_ACTION = 2;
  public static final String ACTION_REPORT_HEAP_LIMIT = "android.app.action.REPORT_HEAP_LIMIT";

  private final Context context;

  @Unlisted
  public ActivityManager(Context context) {
    this.context = context;
  }

  public int getMemoryClass() {
    return staticGetMemoryClass();
  }

  @Unlisted
  public static int staticGetMemoryClass() {
    return 256;
  }

  public int getLargeMemoryClass() {
    return 512;
  }

  public boolean isLowRamDevice() {
    return false;
  }

  public List<RecentTaskInfo> getRecentTasks(int maxNum, int flags) throws SecurityException {
    return new ArrayList<RecentTaskInfo>();
  }

  public List<AppTask> getAppTasks() {
    return new ArrayList<AppTask>();
  }

  public Size getAppTaskThumbnailSize() {
    return null;
  }

  public int addAppTask(Activity activity, Intent intent, TaskDescription description, Bitmap thumbnail) {
    return 0;
  }

  @Deprecated
  public List<RunningTaskInfo> getRunningTasks(int maxNum) throws SecurityException {
    List<RunningTaskInfo> list = new ArrayList<RunningTaskInfo>();
    RunningTaskInfo task = new RunningTaskInfo();
    task.numRunning = 1;
    task.topActivity = task.baseActivity = Server.inFront();
    if (maxNum > 0) list.add(task);
    return list;
  }

  public void moveTaskToFront(int taskId, int flags) {}

  public void moveTaskToFront(int taskId, int flags, Bundle options) {}

  public boolean isActivityStartAllowedOnDisplay(Context context, int displayId, Intent intent) {
    return false;
  }

  public List<RunningServiceInfo> getRunningServices(int maxNum) throws SecurityException {
    return new ArrayList<RunningServiceInfo>();
  }

  public PendingIntent getRunningServiceControlPanel(ComponentName service) throws SecurityException {
    return null;
  }

  public void getMemoryInfo(MemoryInfo outInfo) {
    outInfo.totalMem = outInfo.advertisedMem = 4L << 30;
    outInfo.availMem = 2L << 30;
    outInfo.threshold = 128L << 20;
  }

  public boolean clearApplicationUserData() {
    return false;
  }

  public List<ProcessErrorStateInfo> getProcessesInErrorState() {
    return null;
  }

  public boolean isBackgroundRestricted() {
    return false;
  }

  public List<RunningAppProcessInfo> getRunningAppProcesses() {
    List<RunningAppProcessInfo> list = new ArrayList<RunningAppProcessInfo>();
    list.add(new RunningAppProcessInfo(ActivityThread.currentProcessName(), Process.myPid(),
        new String[] {context.getPackageName()}));
    return list;
  }

  public void setProcessStateSummary(byte[] state) {}

  public static boolean isLowMemoryKillReportSupported() {
    return false;
  }

  public static void getMyMemoryState(RunningAppProcessInfo outState) {
    outState.pid = Process.myPid();
    outState.uid = Process.myUid();
    outState.importance = RunningAppProcessInfo.IMPORTANCE_FOREGROUND;
  }

  public Debug.MemoryInfo[] getProcessMemoryInfo(int[] pids) {
    return null;
  }

  public void restartPackage(String packageName) {}

  public void killBackgroundProcesses(String packageName) {}

  public ConfigurationInfo getDeviceConfigurationInfo() {
    ConfigurationInfo info = new ConfigurationInfo();
    info.reqGlEsVersion = 0x30002;
    return info;
  }

  public int getLauncherLargeIconDensity() {
    return 320;
  }

  public int getLauncherLargeIconSize() {
    return 96;
  }

  public static boolean isUserAMonkey() {
    return false;
  }

  public static boolean isRunningInTestHarness() {
    return false;
  }

  public static boolean isRunningInUserTestHarness() {
    return false;
  }

  public void dumpPackageState(FileDescriptor fd, String packageName) {}

  public void setWatchHeapLimit(long pssSize) {}

  public void clearWatchHeapLimit() {}

  public boolean isInLockTaskMode() {
    return false;
  }

  public int getLockTaskModeState() {
    return 0;
  }

  public static void setVrThread(int tid) {}

  public void appNotResponding(String reason) {}

  /** One of the app's tasks. */
  public static class AppTask {
    AppTask() {}

    public void finishAndRemoveTask() {}

    public RecentTaskInfo getTaskInfo() {
      return null;
    }

    public void moveToFront() {}

    public void startActivity(Context context, Intent intent, Bundle options) {}

    public void setExcludeFromRecents(boolean exclude) {}
  }

  /** How much memory there is. */
  public static class MemoryInfo implements Parcelable {
    public long advertisedMem;
    public long availMem;
    public long totalMem;
    public long threshold;
    public boolean lowMemory;
    public static final Parcelable.Creator<MemoryInfo> CREATOR = new Parcelable.Creator<MemoryInfo>() {
    @Override
    public MemoryInfo createFromParcel(Parcel in) {
      return (MemoryInfo) Carried.read(in);
    }

    @Override
    public MemoryInfo[] newArray(int size) {
      return new MemoryInfo[size];
    }
  };

    public MemoryInfo() {}

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      Carried.write(dest, this);
    }

    public void readFromParcel(Parcel source) {}
  }

  /** An error of a process. */
  public static class ProcessErrorStateInfo implements Parcelable {
    public static final int NO_ERROR = 0;
    public static final int CRASHED = 1;
    public static final int NOT_RESPONDING = 2;
    public int condition;
    public String processName;
    public int pid;
    public int uid;
    public String tag;
    public String shortMsg;
    public String longMsg;
    public String stackTrace;
    public byte[] crashData;
    public static final Parcelable.Creator<ProcessErrorStateInfo> CREATOR = new Parcelable.Creator<ProcessErrorStateInfo>() {
    @Override
    public ProcessErrorStateInfo createFromParcel(Parcel in) {
      return (ProcessErrorStateInfo) Carried.read(in);
    }

    @Override
    public ProcessErrorStateInfo[] newArray(int size) {
      return new ProcessErrorStateInfo[size];
    }
  };

    public ProcessErrorStateInfo() {}

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      Carried.write(dest, this);
    }

    public void readFromParcel(Parcel source) {}
  }

  /** A task of the past. */
  public static class RecentTaskInfo extends TaskInfo implements Parcelable {
    public int id;
    public int persistentId;
    public CharSequence description;
    public int affiliatedTaskId;
    public static final Parcelable.Creator<RecentTaskInfo> CREATOR = new Parcelable.Creator<RecentTaskInfo>() {
    @Override
    public RecentTaskInfo createFromParcel(Parcel in) {
      return (RecentTaskInfo) Carried.read(in);
    }

    @Override
    public RecentTaskInfo[] newArray(int size) {
      return new RecentTaskInfo[size];
    }
  };

    public RecentTaskInfo() {}

    @Override
    public int describeContents() {
      return 0;
    }

    public void readFromParcel(Parcel source) {}

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      Carried.write(dest, this);
    }
  }

  /** A process. */
  public static class RunningAppProcessInfo implements Parcelable {
    public String processName;
    public int pid;
    public int uid;
    public String[] pkgList;
    public int lastTrimLevel;
    public static final int IMPORTANCE_FOREGROUND = 100;
    public static final int IMPORTANCE_FOREGROUND_SERVICE = 125;
    public static final int IMPORTANCE_TOP_SLEEPING_PRE_28 = 150;
    public static final int IMPORTANCE_VISIBLE = 200;
    public static final int IMPORTANCE_PERCEPTIBLE_PRE_26 = 130;
    public static final int IMPORTANCE_PERCEPTIBLE = 230;
    public static final int IMPORTANCE_SERVICE = 300;
    public static final int IMPORTANCE_TOP_SLEEPING = 325;
    public static final int IMPORTANCE_CANT_SAVE_STATE = 350;
    public static final int IMPORTANCE_CACHED = 400;
    public static final int IMPORTANCE_BACKGROUND = 400;
    public static final int IMPORTANCE_EMPTY = 500;
    public static final int IMPORTANCE_GONE = 1000;
    public int importance;
    public int lru;
    public static final int REASON_UNKNOWN = 0;
    public static final int REASON_PROVIDER_IN_USE = 1;
    public static final int REASON_SERVICE_IN_USE = 2;
    public int importanceReasonCode;
    public int importanceReasonPid;
    public ComponentName importanceReasonComponent;
    public static final Parcelable.Creator<RunningAppProcessInfo> CREATOR = new Parcelable.Creator<RunningAppProcessInfo>() {
    @Override
    public RunningAppProcessInfo createFromParcel(Parcel in) {
      return (RunningAppProcessInfo) Carried.read(in);
    }

    @Override
    public RunningAppProcessInfo[] newArray(int size) {
      return new RunningAppProcessInfo[size];
    }
  };

    public RunningAppProcessInfo() {
      importance = IMPORTANCE_FOREGROUND;
    }

    public RunningAppProcessInfo(String pProcessName, int pPid, String[] pArr) {
      this();
      processName = pProcessName;
      pid = pPid;
      uid = Process.myUid();
      pkgList = pArr;
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      Carried.write(dest, this);
    }

    public void readFromParcel(Parcel source) {}
  }

  /** A service that runs. */
  public static class RunningServiceInfo implements Parcelable {
    public ComponentName service;
    public int pid;
    public int uid;
    public String process;
    public boolean foreground;
    public long activeSince;
    public boolean started;
    public int clientCount;
    public int crashCount;
    public long lastActivityTime;
    public long restarting;
    public static final int FLAG_STARTED = 1;
    public static final int FLAG_FOREGROUND = 2;
    public static final int FLAG_SYSTEM_PROCESS = 4;
    public static final int FLAG_PERSISTENT_PROCESS = 8;
    public int flags;
    public String clientPackage;
    public int clientLabel;
    public static final Parcelable.Creator<RunningServiceInfo> CREATOR = new Parcelable.Creator<RunningServiceInfo>() {
    @Override
    public RunningServiceInfo createFromParcel(Parcel in) {
      return (RunningServiceInfo) Carried.read(in);
    }

    @Override
    public RunningServiceInfo[] newArray(int size) {
      return new RunningServiceInfo[size];
    }
  };

    public RunningServiceInfo() {}

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      Carried.write(dest, this);
    }

    public void readFromParcel(Parcel source) {}
  }

  /** A task that runs. */
  public static class RunningTaskInfo extends TaskInfo implements Parcelable {
    public int id;
    public Bitmap thumbnail;
    public CharSequence description;
    public int numRunning;
    public static final Parcelable.Creator<RunningTaskInfo> CREATOR = new Parcelable.Creator<RunningTaskInfo>() {
    @Override
    public RunningTaskInfo createFromParcel(Parcel in) {
      return (RunningTaskInfo) Carried.read(in);
    }

    @Override
    public RunningTaskInfo[] newArray(int size) {
      return new RunningTaskInfo[size];
    }
  };

    public RunningTaskInfo() {}

    @Override
    public int describeContents() {
      return 0;
    }

    public void readFromParcel(Parcel source) {}

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      Carried.write(dest, this);
    }
  }

  /** How a task is shown among others. */
  public static class TaskDescription implements Parcelable {
    public static final Parcelable.Creator<TaskDescription> CREATOR = new Parcelable.Creator<TaskDescription>() {
    @Override
    public TaskDescription createFromParcel(Parcel in) {
      return (TaskDescription) Carried.read(in);
    }

    @Override
    public TaskDescription[] newArray(int size) {
      return new TaskDescription[size];
    }
  };

    private String label;
    private Bitmap icon;
    private int primaryColor;
    private int backgroundColor;
    private int statusBarColor;
    private int navigationBarColor;

    @Deprecated
    public TaskDescription(String label, int iconRes, int colorPrimary) {
      this(label, null, colorPrimary);
    }

    @Deprecated
    public TaskDescription(String label, int iconRes) {
      this(label, null, 0);
    }

    @Deprecated
    public TaskDescription(String label) {
      this(label, null, 0);
    }

    @Deprecated
    public TaskDescription() {}

    @Deprecated
    public TaskDescription(String label, Bitmap icon, int colorPrimary) {
      this.label = label;
      this.icon = icon;
      primaryColor = colorPrimary;
    }

    @Deprecated
    public TaskDescription(String label, Bitmap icon) {
      this(label, icon, 0);
    }

    public TaskDescription(TaskDescription td) {
      this(td.label, td.icon, td.primaryColor);
      backgroundColor = td.backgroundColor;
      statusBarColor = td.statusBarColor;
      navigationBarColor = td.navigationBarColor;
    }

    public String getLabel() {
      return label;
    }

    public Bitmap getIcon() {
      return icon;
    }

    public int getPrimaryColor() {
      return primaryColor;
    }

    public int getBackgroundColor() {
      return backgroundColor;
    }

    public int getStatusBarColor() {
      return statusBarColor;
    }

    public int getNavigationBarColor() {
      return navigationBarColor;
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      Carried.write(dest, this);
    }

    public void readFromParcel(Parcel source) {}

    @Override
    public String toString() {
      return "TaskDescription";
    }

    @Override
    public boolean equals(Object obj) {
      return this == obj;
    }

    /** Collects what a description says. */
    public final static class Builder {
      private final TaskDescription made = new TaskDescription();

      public Builder setLabel(String value) {
        made.label = value;
        return this;
      }

      public Builder setPrimaryColor(int value) {
        made.primaryColor = value;
        return this;
      }

      public Builder setBackgroundColor(int value) {
        made.backgroundColor = value;
        return this;
      }

      public Builder setStatusBarColor(int value) {
        made.statusBarColor = value;
        return this;
      }

      public Builder setNavigationBarColor(int value) {
        made.navigationBarColor = value;
        return this;
      }

      public Builder setIcon(int iconRes) {
        return this;
      }

      public TaskDescription build() {
        return new TaskDescription(made);
      }
    }
  }
}
