package android.os;

import antecede.Callbacks;
import antecede.Queue;
import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Hears of changes to files, on a thread that all observers share. The environment makes the changes. */
public abstract class FileObserver {
  public static final int ACCESS = 1;
  public static final int ALL_EVENTS = 4095;
  public static final int ATTRIB = 4;
  public static final int CLOSE_NOWRITE = 16;
  public static final int CLOSE_WRITE = 8;
  public static final int CREATE = 256;
  public static final int DELETE = 512;
  public static final int DELETE_SELF = 1024;
  public static final int MODIFY = 2;
  public static final int MOVED_FROM = 64;
  public static final int MOVED_TO = 128;
  public static final int MOVE_SELF = 2048;
  public static final int OPEN = 32;

  private static final Queue events = Queue.serial();

  private final List<File> files;
  private final int mask;

  public FileObserver(String path) {
    this(new File(path));
  }

  public FileObserver(File file) {
    this(Arrays.asList(file));
  }

  public FileObserver(List<File> files) {
    this(files, ALL_EVENTS);
  }

  public FileObserver(String path, int mask) {
    this(new File(path), mask);
  }

  public FileObserver(File file, int mask) {
    this(Arrays.asList(file), mask);
  }

  public FileObserver(List<File> files, int mask) {
    this.files = new ArrayList<File>(files);
    this.mask = mask;
  }

  public void startWatching() {
    Callbacks.registerOn(events, this, "onEvent", this, false);
  }

  public void stopWatching() {
    Callbacks.unregister(this, "onEvent", this);
  }

  public abstract void onEvent(int event, String path);

  @Override
  protected void finalize() {
    stopWatching();
  }
}
