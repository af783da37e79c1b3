package support;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/**
 * Runs cases on the JDK, one after the other in one process, each with classes of its own.
 *
 * <p>Arguments: the folder of classes, a file with lines {@code CLASS RUNS}, the file for the results: a line {@code CLASS EXIT OUTPUT} per
 * run, the output in Base64. A run that does not end in time has exit code 124. It lasts until all its threads that are no daemons have ended.
 */
public final class ReferenceDriver {
  private static final long LIMIT_MILLIS = 120_000;

  private ReferenceDriver() {}

  public static void main(String[] arguments) throws Exception {
    URL classes = Paths.get(arguments[0]).toUri().toURL();
    PrintStream screen = System.out;
    List<String> results = new ArrayList<>();
    System.setIn(InputStream.nullInputStream());
    System.setErr(new PrintStream(new ByteArrayOutputStream()));
    for (String line : Files.readAllLines(Paths.get(arguments[1]))) {
      String[] words = line.split(" ");
      for (int i = 0; i < Integer.parseInt(words[1]); i++) results.add(run(classes, words[0]));
    }
    System.setOut(screen);
    Path target = Paths.get(arguments[2]);
    Files.write(target, results, StandardCharsets.UTF_8);
    Runtime.getRuntime().halt(0);
  }

  private static String run(URL classes, String name) throws Exception {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(output, true, "UTF-8");
    System.setOut(stream);
    int[] exit = {0};
    ThreadGroup group = new ThreadGroup("main");
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes}, ClassLoader.getPlatformClassLoader())) {
      Thread main = new Thread(group, () -> exit[0] = call(loader, name), "main", 1 << 24);
      main.setContextClassLoader(loader);
      main.start();
      if (!awaitEnd(group)) exit[0] = 124;
    }
    stream.flush();
    return name + " " + exit[0] + " " + Base64.getEncoder().encodeToString(output.toByteArray());
  }

  private static int call(ClassLoader loader, String name) {
    try {
      Class.forName(name, true, loader).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
      return 0;
    } catch (InvocationTargetException problem) {
      return 1;
    } catch (Throwable problem) {
      System.out.println("driver: " + problem);
      return 125;
    }
  }

  private static boolean awaitEnd(ThreadGroup group) throws InterruptedException {
    long end = System.currentTimeMillis() + LIMIT_MILLIS;
    for (Thread thread = alive(group); thread != null; thread = alive(group)) {
      thread.join(Math.max(1, end - System.currentTimeMillis()));
      if (System.currentTimeMillis() >= end) return false;
    }
    return true;
  }

  private static Thread alive(ThreadGroup group) {
    Thread[] threads = new Thread[group.activeCount() + 16];
    int count = group.enumerate(threads);
    for (int i = 0; i < count; i++) {
      if (!threads[i].isDaemon()) return threads[i];
    }
    return null;
  }
}
