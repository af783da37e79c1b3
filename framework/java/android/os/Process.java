package android.os;

import antecede.Exit;

/** The process of the app: its numbers, and the priorities of its threads. */
public class Process {
  public static final int BLUETOOTH_GID = 2000;
  public static final int BLUETOOTH_UID = 1002;
  public static final int FIRST_APPLICATION_UID = 10000;
  public static final int INVALID_PID = -1;
  public static final int INVALID_UID = -1;
  public static final int LAST_APPLICATION_UID = 19999;
  public static final int PHONE_UID = 1001;
  public static final int ROOT_UID = 0;
  public static final int SHELL_UID = 2000;
  public static final int SIGNAL_KILL = 9;
  public static final int SIGNAL_QUIT = 3;
  public static final int SIGNAL_USR1 = 10;
  public static final int SYSTEM_UID = 1000;
  public static final int THREAD_PRIORITY_AUDIO = -16;
  public static final int THREAD_PRIORITY_BACKGROUND = 10;
  public static final int THREAD_PRIORITY_DEFAULT = 0;
  public static final int THREAD_PRIORITY_DISPLAY = -4;
  public static final int THREAD_PRIORITY_FOREGROUND = -2;
  public static final int THREAD_PRIORITY_LESS_FAVORABLE = 1;
  public static final int THREAD_PRIORITY_LOWEST = 19;
  public static final int THREAD_PRIORITY_MORE_FAVORABLE = -1;
  public static final int THREAD_PRIORITY_URGENT_AUDIO = -19;
  public static final int THREAD_PRIORITY_URGENT_DISPLAY = -8;
  public static final int THREAD_PRIORITY_VIDEO = -10;
  public static final int WIFI_UID = 1010;

  private static final int PID = 4711;
  private static final int UID = FIRST_APPLICATION_UID + 100;
  private static final int FIRST_SANDBOX_UID = 20000, LAST_SANDBOX_UID = 29999;
  private static final int FIRST_ISOLATED_UID = 99000, LAST_ISOLATED_UID = 99999;
  private static final int UIDS_PER_USER = 100000;
  private static final ThreadLocal<Integer> priorities = new ThreadLocal<Integer>();

  public Process() {}

  public static final int myPid() {
    return PID;
  }

  public static final int myTid() {
    return (int) Thread.currentThread().getId();
  }

  public static final int myUid() {
    return UID;
  }

  public static UserHandle myUserHandle() {
    return UserHandle.getUserHandleForUid(myUid());
  }

  public static String myProcessName() {
    return "app";
  }

  public static final boolean is64Bit() {
    return true;
  }

  public static final long getElapsedCpuTime() {
    return SystemClock.uptimeMillis();
  }

  public static long getStartElapsedRealtime() {
    return 0;
  }

  public static long getStartUptimeMillis() {
    return 0;
  }

  public static long getStartRequestedElapsedRealtime() {
    return 0;
  }

  public static long getStartRequestedUptimeMillis() {
    return 0;
  }

  public static final int[] getExclusiveCores() {
    return new int[0];
  }

  public static final int getUidForName(String name) {
    return name.equals("root") ? ROOT_UID : name.equals("system") ? SYSTEM_UID : -1;
  }

  public static final int getGidForName(String name) {
    return getUidForName(name);
  }

  /** Priorities change nothing: every order of threads is possible anyway. Each thread remembers its own. */
  public static final void setThreadPriority(int tid, int priority) throws IllegalArgumentException, SecurityException {
    if (tid == myTid()) setThreadPriority(priority);
  }

  public static final void setThreadPriority(int priority) throws IllegalArgumentException, SecurityException {
    priorities.set(priority);
  }

  public static final int getThreadPriority(int tid) throws IllegalArgumentException {
    Integer priority = tid == myTid() ? priorities.get() : null;
    return priority == null ? THREAD_PRIORITY_DEFAULT : priority.intValue();
  }

  private static boolean isIn(int uid, int first, int last) {
    int app = uid % UIDS_PER_USER;
    return uid > 0 && app >= first && app <= last;
  }

  public static boolean isApplicationUid(int uid) {
    return isIn(uid, FIRST_APPLICATION_UID, LAST_APPLICATION_UID);
  }

  public static final boolean isIsolated() {
    return false;
  }

  public static final boolean isIsolatedUid(int uid) {
    return isIn(uid, FIRST_ISOLATED_UID, LAST_ISOLATED_UID);
  }

  public static final boolean isSdkSandbox() {
    return false;
  }

  public static final boolean isSdkSandboxUid(int uid) {
    return isIn(uid, FIRST_SANDBOX_UID, LAST_SANDBOX_UID);
  }

  public static final int getAppUidForSdkSandboxUid(int uid) {
    if (!isSdkSandboxUid(uid)) throw new IllegalArgumentException("Not an SDK sandbox UID: " + uid);
    return uid - (FIRST_SANDBOX_UID - FIRST_APPLICATION_UID);
  }

  public static final int getSdkSandboxUidForAppUid(int uid) {
    if (!isApplicationUid(uid)) throw new IllegalArgumentException("Not an app UID: " + uid);
    return uid + (FIRST_SANDBOX_UID - FIRST_APPLICATION_UID);
  }

  public static final boolean supportsProcesses() {
    return true;
  }

  /** Only its own process is there to be ended. */
  public static final void killProcess(int pid) {
    sendSignal(pid, SIGNAL_KILL);
  }

  public static final void sendSignal(int pid, int signal) {
    if (pid == PID && signal == SIGNAL_KILL) Exit.end("Process.killProcess", 128 + SIGNAL_KILL);
  }
}
