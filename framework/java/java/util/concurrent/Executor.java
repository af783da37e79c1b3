package java.util.concurrent;

/** Runs what it is given, somewhere, some time. */
public interface Executor {
  void execute(Runnable command);
}
