package java.util.concurrent;

/** What an executor does with a task it does not accept. */
public interface RejectedExecutionHandler {
  void rejectedExecution(Runnable task, ThreadPoolExecutor executor);
}
