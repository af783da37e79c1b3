package java.lang;

import antecede.Exit;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import java.util.StringTokenizer;

/** The process as seen from inside. There are no other programs to run; memory never runs out. */
public class Runtime {
  private static final Runtime CURRENT = new Runtime();

  private Thread[] shutdownHooks = new Thread[0];

  private Runtime() {}

  public static Runtime getRuntime() {
    return CURRENT;
  }

  public int availableProcessors() {
    return 4;
  }

  public long freeMemory() {
    return 64L << 20;
  }

  public long totalMemory() {
    return 128L << 20;
  }

  public long maxMemory() {
    return 256L << 20;
  }

  public void gc() {}

  public void runFinalization() {}

  @Deprecated
  public static void runFinalizersOnExit(boolean value) {}

  @Deprecated
  public void traceInstructions(boolean on) {}

  @Deprecated
  public void traceMethodCalls(boolean on) {}

  public void load(String path) {
    if (path == null) throw new NullPointerException("filename == null");
  }

  public void loadLibrary(String name) {
    if (name == null) throw new NullPointerException("nickname == null");
  }

  private int indexOfHook(Thread hook) {
    for (int i = 0; i < shutdownHooks.length; i++) {
      if (shutdownHooks[i] == hook) return i;
    }
    return -1;
  }

  public void addShutdownHook(Thread hook) {
    if (indexOfHook(hook) >= 0) throw new IllegalArgumentException("Hook already registered.");
    if (hook.getState() != Thread.State.NEW) throw new IllegalArgumentException("Thread has already been started");
    Thread[] more = Arrays.copyOf(shutdownHooks, shutdownHooks.length + 1);
    more[shutdownHooks.length] = hook;
    shutdownHooks = more;
  }

  public boolean removeShutdownHook(Thread hook) {
    if (hook == null) throw new NullPointerException("hook == null");
    int index = indexOfHook(hook);
    if (index < 0) return false;
    Thread[] fewer = Arrays.copyOf(shutdownHooks, shutdownHooks.length - 1);
    System.arraycopy(shutdownHooks, index + 1, fewer, index, fewer.length - index);
    shutdownHooks = fewer;
    return true;
  }

  /** The hooks run first, all of them. */
  public void exit(int code) {
    for (Thread hook : shutdownHooks) hook.start();
    for (Thread hook : shutdownHooks) {
      try {
        hook.join();
      } catch (InterruptedException e) {
        // The process ends in any case.
      }
    }
    Exit.end("System.exit", code);
  }

  public void halt(int code) {
    Exit.end("Runtime.halt", code);
  }

  public Process exec(String command) throws IOException {
    return exec(command, null, null);
  }

  public Process exec(String command, String[] environment) throws IOException {
    return exec(command, environment, null);
  }

  public Process exec(String command, String[] environment, File directory) throws IOException {
    if (command.isEmpty()) throw new IllegalArgumentException("Empty command");
    StringTokenizer words = new StringTokenizer(command);
    String[] array = new String[words.countTokens()];
    for (int i = 0; i < array.length; i++) array[i] = words.nextToken();
    return exec(array, environment, directory);
  }

  public Process exec(String[] command) throws IOException {
    return exec(command, null, null);
  }

  public Process exec(String[] command, String[] environment) throws IOException {
    return exec(command, environment, null);
  }

  public Process exec(String[] command, String[] environment, File directory) throws IOException {
    return new ProcessBuilder(command).directory(directory).start();
  }
}
