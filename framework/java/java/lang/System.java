package java.lang;

import antecede.Reflection;
import antecede.World;
import java.io.ByteArrayInputStream;
import java.io.Console;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.nio.channels.Channel;
import java.util.Collections;
import java.util.Map;
import java.util.Properties;

/**
 * Streams, properties, time. Input is empty, there are no environment variables, and native libraries load by doing
 * nothing: their methods are the engine's business.
 */
public final class System {
  public static final InputStream in = new ByteArrayInputStream(new byte[0]);
  public static final PrintStream out = new PrintStream(new Output(1), true);
  public static final PrintStream err = new PrintStream(new Output(2), true);

  private static Properties properties;

  private System() {}

  /** Standard output or standard error. */
  private static final class Output extends OutputStream {
    private final int stream;

    Output(int stream) {
      this.stream = stream;
    }

    @Override
    public void write(int b) {
      World.print(stream, new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int count) {
      World.print(stream, bytes, offset, count);
    }
  }

  public static void setIn(InputStream stream) {
    replace("in", stream);
  }

  public static void setOut(PrintStream stream) {
    replace("out", stream);
  }

  public static void setErr(PrintStream stream) {
    replace("err", stream);
  }

  /** The fields are final for all others. */
  private static void replace(String name, Object stream) {
    for (Object field : Reflection.members(System.class, Reflection.FIELDS)) {
      if (((Field) field).getName().equals(name)) Reflection.set((Field) field, null, stream);
    }
  }

  public static Console console() {
    return null;
  }

  public static Channel inheritedChannel() throws IOException {
    return null;
  }

  // ---- Memory ----

  /** Copies within an array as if through a third one; throws ArrayStoreException where an element does not fit. */
  public static native void arraycopy(Object source, int from, Object target, int to, int count);

  public static native int identityHashCode(Object object);

  public static void gc() {}

  public static void runFinalization() {}

  @Deprecated
  public static void runFinalizersOnExit(boolean value) {}

  // ---- Time ----

  public static long currentTimeMillis() {
    return World.currentTimeMillis();
  }

  public static long nanoTime() {
    return World.uptimeNanos();
  }

  // ---- Properties and environment ----

  private static Properties standardProperties() {
    String[] table = {
      "android.icu.library.version", "72.1",
      "android.openssl.version", "OpenSSL 1.1.1 (compatible; BoringSSL)",
      "file.encoding", "UTF-8",
      "file.separator", "/",
      "http.agent", "Dalvik/2.1.0 (Linux; U; Android 14)",
      "java.boot.class.path", "",
      "java.class.path", ".",
      "java.class.version", "50.0",
      "java.compiler", "",
      "java.ext.dirs", "",
      "java.home", "/apex/com.android.art",
      "java.io.tmpdir", "/data/local/tmp",
      "java.library.path", "/system/lib64",
      "java.net.preferIPv6Addresses", "false",
      "java.runtime.name", "Android Runtime",
      "java.runtime.version", "0.9",
      "java.specification.name", "Dalvik Core Library",
      "java.specification.vendor", "The Android Project",
      "java.specification.version", "0.9",
      "java.vendor", "The Android Project",
      "java.vendor.url", "http://www.android.com/",
      "java.version", "0",
      "java.vm.name", "Dalvik",
      "java.vm.specification.name", "Dalvik Virtual Machine Specification",
      "java.vm.specification.vendor", "The Android Project",
      "java.vm.specification.version", "0.9",
      "java.vm.vendor", "The Android Project",
      "java.vm.vendor.url", "http://www.android.com/",
      "java.vm.version", "2.1.0",
      "line.separator", "\n",
      "os.arch", "aarch64",
      "os.name", "Linux",
      "os.version", "5.10.0",
      "path.separator", ":",
      "user.dir", "/",
      "user.home", "",
      "user.language", "en",
      "user.locale", "en-US",
      "user.name", "u0_a1",
      "user.region", "US",
    };
    Properties result = new Properties();
    for (int i = 0; i < table.length; i += 2) result.setProperty(table[i], table[i + 1]);
    return result;
  }

  public static Properties getProperties() {
    if (properties == null) properties = standardProperties();
    return properties;
  }

  public static void setProperties(Properties table) {
    properties = table;
  }

  private static String checkName(String name) {
    if (name == null) throw new NullPointerException("key == null");
    if (name.isEmpty()) throw new IllegalArgumentException("key is empty");
    return name;
  }

  public static String getProperty(String name) {
    return getProperties().getProperty(checkName(name));
  }

  public static String getProperty(String name, String otherwise) {
    return getProperties().getProperty(checkName(name), otherwise);
  }

  public static String setProperty(String name, String value) {
    return (String) getProperties().setProperty(checkName(name), value);
  }

  public static String clearProperty(String name) {
    return (String) getProperties().remove(checkName(name));
  }

  public static String lineSeparator() {
    return "\n";
  }

  public static String getenv(String name) {
    if (name == null) throw new NullPointerException("name == null");
    return null;
  }

  public static Map<String, String> getenv() {
    return Collections.emptyMap();
  }

  // ---- Process ----

  public static void exit(int code) {
    Runtime.getRuntime().exit(code);
  }

  public static void load(String path) {
    Runtime.getRuntime().load(path);
  }

  public static void loadLibrary(String name) {
    Runtime.getRuntime().loadLibrary(name);
  }

  public static String mapLibraryName(String name) {
    return "lib" + name + ".so";
  }

  public static SecurityManager getSecurityManager() {
    return null;
  }

  public static void setSecurityManager(SecurityManager manager) {
    if (manager != null) throw new SecurityException();
  }
}
