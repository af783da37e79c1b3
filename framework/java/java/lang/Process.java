package java.lang;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.TimeUnit;

/** Another program that runs. */
public abstract class Process {
  public Process() {}

  public abstract OutputStream getOutputStream();

  public abstract InputStream getInputStream();

  public abstract InputStream getErrorStream();

  public abstract int waitFor() throws InterruptedException;

  /** Looks every tenth of a second. */
  public boolean waitFor(long timeout, TimeUnit unit) throws InterruptedException {
    long end = System.nanoTime() + unit.toNanos(timeout);
    while (isAlive()) {
      long rest = end - System.nanoTime();
      if (rest <= 0) return false;
      Thread.sleep(Math.min(rest / 1000000 + 1, 100));
    }
    return true;
  }

  public abstract int exitValue();

  public abstract void destroy();

  public Process destroyForcibly() {
    destroy();
    return this;
  }

  public boolean isAlive() {
    try {
      exitValue();
      return false;
    } catch (IllegalThreadStateException e) {
      return true;
    }
  }
}
