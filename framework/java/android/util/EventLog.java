package android.util;

import java.io.IOException;

/** The system's diary; nothing is written. */
public class EventLog {
  /** An entry. */
  public static final class Event {
    Event() {}

    public int getProcessId() {
      return 0;
    }

    public int getThreadId() {
      return 0;
    }

    public long getTimeNanos() {
      return 0;
    }

    public int getTag() {
      return 0;
    }

    public synchronized Object getData() {
      return null;
    }
  }

  EventLog() {}

  public static int writeEvent(int tag, int value) {
    return 0;
  }

  public static int writeEvent(int tag, long value) {
    return 0;
  }

  public static int writeEvent(int tag, float value) {
    return 0;
  }

  public static int writeEvent(int tag, String str) {
    return 0;
  }

  public static int writeEvent(int tag, Object... list) {
    return 0;
  }

  public static void readEvents(int[] tags, java.util.Collection<Event> output) throws IOException {}

  public static String getTagName(int tag) {
    return null;
  }

  public static int getTagCode(String name) {
    return -1;
  }
}
