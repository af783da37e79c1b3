package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** Makes futures of tasks and executes those. */
public abstract class AbstractExecutorService implements ExecutorService {
  public AbstractExecutorService() {}

  protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
    return new FutureTask<T>(runnable, value);
  }

  protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
    return new FutureTask<T>(callable);
  }

  @Override
  public Future<?> submit(Runnable task) {
    if (task == null) throw new NullPointerException();
    RunnableFuture<Void> future = newTaskFor(task, null);
    execute(future);
    return future;
  }

  @Override
  public <T> Future<T> submit(Runnable task, T result) {
    if (task == null) throw new NullPointerException();
    RunnableFuture<T> future = newTaskFor(task, result);
    execute(future);
    return future;
  }

  @Override
  public <T> Future<T> submit(Callable<T> task) {
    if (task == null) throw new NullPointerException();
    RunnableFuture<T> future = newTaskFor(task);
    execute(future);
    return future;
  }

  @Override
  public <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
    try {
      return invokeAny(tasks, Waits.NEVER);
    } catch (TimeoutException impossible) {
      throw new Error(impossible);
    }
  }

  @Override
  public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    return invokeAny(tasks, Waits.limit(timeout, unit));
  }

  /** Starts a further task whenever none of those that run has ended. */
  private <T> T invokeAny(Collection<? extends Callable<T>> tasks, long limit)
      throws InterruptedException, ExecutionException, TimeoutException {
    if (tasks.isEmpty()) throw new IllegalArgumentException();
    ArrayList<Future<T>> futures = new ArrayList<>(tasks.size());
    ExecutorCompletionService<T> service = new ExecutorCompletionService<T>(this);
    ExecutionException failure = null;
    try {
      Iterator<? extends Callable<T>> rest = tasks.iterator();
      futures.add(service.submit(rest.next()));
      int running = 1;
      while (running > 0) {
        Future<T> done = service.poll();
        if (done == null) {
          if (rest.hasNext()) {
            futures.add(service.submit(rest.next()));
            running++;
            continue;
          }
          done = limit == Waits.NEVER ? service.take() : service.poll(Waits.left(limit), TimeUnit.NANOSECONDS);
          if (done == null) throw new TimeoutException();
        }
        running--;
        try {
          return done.get();
        } catch (ExecutionException thrown) {
          failure = thrown;
        } catch (RuntimeException thrown) {
          failure = new ExecutionException(thrown);
        }
      }
      throw failure;
    } finally {
      for (Future<T> future : futures) future.cancel(true);
    }
  }

  @Override
  public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
    return invokeAll(tasks, Waits.NEVER);
  }

  @Override
  public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
      throws InterruptedException {
    return invokeAll(tasks, Waits.limit(timeout, unit));
  }

  private <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long limit)
      throws InterruptedException {
    ArrayList<Future<T>> futures = new ArrayList<>(tasks.size());
    boolean all = false;
    try {
      for (Callable<T> task : tasks) futures.add(newTaskFor(task));
      for (Future<T> future : futures) {
        if (Waits.left(limit) == 0) return futures;
        execute((Runnable) future);
      }
      for (Future<T> future : futures) {
        try {
          if (limit == Waits.NEVER) future.get();
          else if (!future.isDone()) future.get(Waits.left(limit), TimeUnit.NANOSECONDS);
        } catch (CancellationException | ExecutionException ended) {
          continue;
        } catch (TimeoutException late) {
          return futures;
        }
      }
      all = true;
      return futures;
    } finally {
      if (!all) for (Future<T> future : futures) future.cancel(true);
    }
  }
}
