package android.os;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** What developers look at; nothing is recorded. */
public final class Debug {
  public static final int SHOW_CLASSLOADER = 2;
  public static final int SHOW_FULL_DETAIL = 1;
  public static final int SHOW_INITIALIZED = 4;
  public static final int TRACE_COUNT_ALLOCS = 1;

  private Debug() {}

  /** The memory of a process. */
  public static class MemoryInfo implements Parcelable {
    public int dalvikPss = 10000;
    public int dalvikPrivateDirty = 8000;
    public int dalvikSharedDirty;
    public int nativePss = 10000;
    public int nativePrivateDirty = 8000;
    public int nativeSharedDirty;
    public int otherPss = 10000;
    public int otherPrivateDirty = 4000;
    public int otherSharedDirty;

    public static final Parcelable.Creator<MemoryInfo> CREATOR = new Parcelable.Creator<MemoryInfo>() {
      @Override
      public MemoryInfo createFromParcel(Parcel source) {
        return new MemoryInfo();
      }

      @Override
      public MemoryInfo[] newArray(int size) {
        return new MemoryInfo[size];
      }
    };

    public MemoryInfo() {}

    public int getTotalPss() {
      return dalvikPss + nativePss + otherPss;
    }

    public int getTotalPrivateClean() {
      return 0;
    }

    public int getTotalPrivateDirty() {
      return dalvikPrivateDirty + nativePrivateDirty + otherPrivateDirty;
    }

    public int getTotalSharedClean() {
      return 0;
    }

    public int getTotalSharedDirty() {
      return dalvikSharedDirty + nativeSharedDirty + otherSharedDirty;
    }

    public String getMemoryStat(String statName) {
      return null;
    }

    public Map<String, String> getMemoryStats() {
      return new HashMap<String, String>();
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {}

    public void readFromParcel(Parcel source) {}
  }

  public static boolean isDebuggerConnected() {
    return false;
  }

  public static boolean waitingForDebugger() {
    return false;
  }

  public static void getMemoryInfo(MemoryInfo memoryInfo) {}

  public static long getNativeHeapSize() {
    return 16 << 20;
  }

  public static long getNativeHeapAllocatedSize() {
    return 8 << 20;
  }

  public static long getNativeHeapFreeSize() {
    return 8 << 20;
  }

  public static long getPss() {
    return 30000;
  }

  public static long threadCpuTimeNanos() {
    return SystemClock.elapsedRealtimeNanos();
  }

  public static String getRuntimeStat(String statName) {
    return null;
  }

  public static int getBinderSentTransactions() {
    return 0;
  }

  public static int getLoadedClassCount() {
    return 0;
  }

  public static void waitForDebugger() {}

  public static void changeDebugPort(int port) {}

  public static void startNativeTracing() {}

  public static void stopNativeTracing() {}

  public static void enableEmulatorTraceOutput() {}

  public static void startMethodTracing() {}

  public static void startMethodTracing(String tracePath) {}

  public static void startMethodTracing(String tracePath, int bufferSize) {}

  public static void startMethodTracing(String tracePath, int bufferSize, int flags) {}

  public static void startMethodTracingSampling(String tracePath, int bufferSize, int intervalUs) {}

  public static void stopMethodTracing() {}

  public static void startAllocCounting() {}

  public static void stopAllocCounting() {}

  public static void resetGlobalAllocCount() {}

  public static void resetGlobalAllocSize() {}

  public static void resetGlobalFreedCount() {}

  public static void resetGlobalFreedSize() {}

  public static void resetGlobalGcInvocationCount() {}

  public static void resetGlobalClassInitCount() {}

  public static void resetGlobalClassInitTime() {}

  public static void resetGlobalExternalAllocSize() {}

  public static void resetGlobalExternalAllocCount() {}

  public static void resetGlobalExternalFreedCount() {}

  public static void resetGlobalExternalFreedSize() {}

  public static void resetThreadAllocCount() {}

  public static void resetThreadAllocSize() {}

  public static void resetThreadExternalAllocCount() {}

  public static void resetThreadExternalAllocSize() {}

  public static void resetThreadGcInvocationCount() {}

  public static void resetAllCounts() {}

  public static void printLoadedClasses(int flags) {}

  public static void dumpHprofData(String fileName) throws IOException {}

  public static int getGlobalAllocCount() {
    return 0;
  }

  public static int getGlobalAllocSize() {
    return 0;
  }

  public static int getGlobalFreedCount() {
    return 0;
  }

  public static int getGlobalFreedSize() {
    return 0;
  }

  public static int getGlobalGcInvocationCount() {
    return 0;
  }

  public static int getGlobalClassInitCount() {
    return 0;
  }

  public static int getGlobalClassInitTime() {
    return 0;
  }

  public static int getGlobalExternalAllocCount() {
    return 0;
  }

  public static int getGlobalExternalAllocSize() {
    return 0;
  }

  public static int getGlobalExternalFreedCount() {
    return 0;
  }

  public static int getGlobalExternalFreedSize() {
    return 0;
  }

  public static int getThreadAllocCount() {
    return 0;
  }

  public static int getThreadAllocSize() {
    return 0;
  }

  public static int getThreadExternalAllocCount() {
    return 0;
  }

  public static int getThreadExternalAllocSize() {
    return 0;
  }

  public static int getThreadGcInvocationCount() {
    return 0;
  }
}
