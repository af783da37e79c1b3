package android.util;

import android.os.Process;
import antecede.World;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;

/** Writes lines as logcat's brief format has them. */
@antecede.Concrete
public final class Log {
  public static final int VERBOSE = 2;
  public static final int DEBUG = 3;
  public static final int INFO = 4;
  public static final int WARN = 5;
  public static final int ERROR = 6;
  public static final int ASSERT = 7;

  private Log() {}

  public static int v(String tag, String msg) {
    return println(VERBOSE, tag, msg);
  }

  public static int v(String tag, String msg, Throwable tr) {
    return println(VERBOSE, tag, with(msg, tr));
  }

  public static int d(String tag, String msg) {
    return println(DEBUG, tag, msg);
  }

  public static int d(String tag, String msg, Throwable tr) {
    return println(DEBUG, tag, with(msg, tr));
  }

  public static int i(String tag, String msg) {
    return println(INFO, tag, msg);
  }

  public static int i(String tag, String msg, Throwable tr) {
    return println(INFO, tag, with(msg, tr));
  }

  public static int w(String tag, String msg) {
    return println(WARN, tag, msg);
  }

  public static int w(String tag, String msg, Throwable tr) {
    return println(WARN, tag, with(msg, tr));
  }

  public static int w(String tag, Throwable tr) {
    return println(WARN, tag, getStackTraceString(tr));
  }

  public static int e(String tag, String msg) {
    return println(ERROR, tag, msg);
  }

  public static int e(String tag, String msg, Throwable tr) {
    return println(ERROR, tag, with(msg, tr));
  }

  /** A failure that must not happen; here it does not end the process. */
  public static int wtf(String tag, String msg) {
    return println(ASSERT, tag, msg);
  }

  public static int wtf(String tag, Throwable tr) {
    return println(ASSERT, tag, with(tr.getMessage(), tr));
  }

  public static int wtf(String tag, String msg, Throwable tr) {
    return println(ASSERT, tag, with(msg, tr));
  }

  public static boolean isLoggable(String tag, int level) {
    return level >= INFO;
  }

  private static String with(String text, Throwable thrown) {
    return text + '\n' + getStackTraceString(thrown);
  }

  /** Empty if the network was to blame, as everywhere. */
  public static String getStackTraceString(Throwable tr) {
    for (Throwable thrown = tr; thrown != null; thrown = thrown.getCause()) {
      if (thrown instanceof UnknownHostException) return "";
    }
    if (tr == null) return "";
    StringWriter text = new StringWriter();
    PrintWriter writer = new PrintWriter(text);
    tr.printStackTrace(writer);
    writer.flush();
    return text.toString();
  }

  public static int println(int priority, String tag, String msg) {
    if (msg == null) throw new NullPointerException("println needs a message");
    String name = tag == null ? "" : tag;
    String head = prefix(priority, name);
    int begin = 0;
    while (begin < msg.length() || begin == 0) {
      int end = msg.indexOf('\n', begin);
      if (end < 0) end = msg.length();
      print(head + msg.substring(begin, end) + "\n");
      begin = end + 1;
    }
    return name.length() + msg.length() + 3;
  }

  private static String prefix(int priority, String tag) {
    char letter = priority >= VERBOSE && priority <= ASSERT ? "VDIWEF".charAt(priority - VERBOSE) : '?';
    StringBuilder text = new StringBuilder().append(letter).append('/').append(tag);
    while (text.length() < 10) text.append(' ');
    text.append('(');
    String process = Integer.toString(Process.myPid());
    for (int i = process.length(); i < 5; i++) text.append(' ');
    return text.append(process).append("): ").toString();
  }

  private static void print(String line) {
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    World.print(2, bytes, 0, bytes.length);
  }
}
