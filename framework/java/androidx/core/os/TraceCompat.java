package androidx.core.os;

/** Sections of a trace: there is none. */
public final class TraceCompat {
  private TraceCompat() {}

  public static boolean isEnabled() {
    return false;
  }

  public static void beginSection(String sectionName) {}

  public static void endSection() {}

  public static void beginAsyncSection(String methodName, int cookie) {}

  public static void endAsyncSection(String methodName, int cookie) {}

  public static void setCounter(String counterName, int counterValue) {}
}
