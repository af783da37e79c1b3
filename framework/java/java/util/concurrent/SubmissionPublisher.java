package java.util.concurrent;

import antecede.Contents;
import antecede.Sync;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Flow.Publisher;
import java.util.concurrent.Flow.Subscriber;
import java.util.concurrent.Flow.Subscription;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

/** Gives each item it is handed to all its subscribers, each of which has a buffer and is called by the executor. */
public class SubmissionPublisher<T> implements Publisher<T>, AutoCloseable {
  private final Executor executor;
  private final int capacity;
  private final BiConsumer<? super Subscriber<? super T>, ? super Throwable> handler;
  private Line<T> first;
  private boolean closed;
  private Throwable closedBy;

  public SubmissionPublisher() {
    this(ForkJoinPool.commonPool(), Flow.defaultBufferSize(), null);
  }

  public SubmissionPublisher(Executor executor, int maxBufferCapacity) {
    this(executor, maxBufferCapacity, null);
  }

  public SubmissionPublisher(Executor executor, int maxBufferCapacity,
      BiConsumer<? super Subscriber<? super T>, ? super Throwable> handler) {
    if (executor == null) throw new NullPointerException();
    if (maxBufferCapacity <= 0) throw new IllegalArgumentException("capacity must be positive");
    this.executor = executor;
    this.handler = handler;
    int rounded = 1;
    while (rounded < maxBufferCapacity && rounded < 1 << 30) rounded <<= 1;
    capacity = rounded;
  }

  /** A subscriber, its demand and what waits for it. Submitters wait at it for room. */
  private static final class Line<T> implements Subscription, Runnable {
    final SubmissionPublisher<T> publisher;
    final Subscriber<? super T> subscriber;
    final Chain<T> buffer = new Chain<>();
    long demand;
    /** Given to the executor, or running there. */
    private boolean active;
    private boolean greeted;
    private boolean ending;
    boolean ended;
    private Throwable failure;
    Line<T> next;

    Line(SubmissionPublisher<T> publisher, Subscriber<? super T> subscriber) {
      this.publisher = publisher;
      this.subscriber = subscriber;
    }

    boolean isFull() {
      return buffer.size() >= publisher.capacity;
    }

    /** How many items wait. */
    int put(T item) {
      buffer.add(item, false);
      Contents.insert(this, null, item);
      Sync.release(item);
      int lag = buffer.size();
      start();
      return lag;
    }

    void start() {
      if (active || ended) return;
      active = true;
      try {
        publisher.executor.execute(this);
      } catch (RuntimeException | Error refused) {
        active = false;
        fail(refused);
        throw refused;
      }
    }

    void end(Throwable thrown) {
      if (ending) return;
      ending = true;
      failure = thrown;
      start();
    }

    @Override
    public void request(long count) {
      if (ended) return;
      if (count <= 0) {
        buffer.clear();
        end(new IllegalArgumentException("non-positive subscription request"));
        return;
      }
      demand = demand + count < 0 ? Long.MAX_VALUE : demand + count;
      start();
    }

    @Override
    public void cancel() {
      ended = true;
      publisher.remove(this);
      Sync.wake(this, true);
    }

    private void fail(Throwable thrown) {
      cancel();
      try {
        subscriber.onError(thrown);
      } catch (Throwable ignored) {
        // The subscription has ended.
      }
    }

    @Override
    public void run() {
      try {
        if (!greeted) {
          greeted = true;
          subscriber.onSubscribe(this);
        }
        while (!ended) {
          if (ending && failure != null) {
            cancel();
            subscriber.onError(failure);
          } else if (!buffer.isEmpty() && demand > 0) {
            deliver();
          } else if (ending && buffer.isEmpty()) {
            cancel();
            subscriber.onComplete();
          } else {
            break;
          }
        }
      } catch (Throwable thrown) {
        if (!ended) fail(thrown);
      } finally {
        active = false;
      }
    }

    private void deliver() {
      T item = Contents.read(this, null, buffer.poll(true));
      Contents.remove(this, null);
      Sync.acquire(item);
      demand--;
      Sync.wake(this, true);
      try {
        subscriber.onNext(item);
      } catch (Throwable thrown) {
        cancel();
        try {
          if (publisher.handler != null) publisher.handler.accept(subscriber, thrown);
        } catch (Throwable ignored) {
          // The subscriber is told of the first one.
        }
        subscriber.onError(thrown);
      }
    }
  }

  private void remove(Line<T> line) {
    if (first == line) {
      first = line.next;
      return;
    }
    for (Line<T> other = first; other != null; other = other.next) {
      if (other.next == line) other.next = line.next;
    }
  }

  @Override
  public void subscribe(Subscriber<? super T> subscriber) {
    if (subscriber == null) throw new NullPointerException();
    Line<T> line = new Line<T>(this, subscriber);
    Line<T> last = null;
    for (Line<T> other = first; other != null; other = other.next) {
      if (subscriber.equals(other.subscriber)) {
        other.end(new IllegalStateException("Duplicate subscribe"));
        return;
      }
      last = other;
    }
    if (closed) {
      line.end(closedBy);
      return;
    }
    if (last == null) first = line;
    else last.next = line;
    line.start();
  }

  /** The item goes to all; for those without room the rest of the arguments say what to do. */
  private int offer(T item, long limit, BiPredicate<Subscriber<? super T>, ? super T> onDrop, boolean mayDrop) {
    if (item == null) throw new NullPointerException();
    if (closed) throw new IllegalStateException("Closed");
    int lag = 0;
    int drops = 0;
    for (Line<T> line = first; line != null; line = line.next) {
      while (line.isFull() && !line.ended && !closed) {
        long left = Waits.left(limit);
        if (left == 0) break;
        Sync.blockUninterruptibly(line, left);
      }
      if (line.ended) continue;
      boolean drop = line.isFull() && mayDrop;
      if (drop && onDrop != null && onDrop.test(line.subscriber, item)) drop = line.isFull();
      if (drop) drops++;
      else lag = Math.max(lag, line.put(item));
    }
    return drops > 0 ? -drops : lag;
  }

  public int submit(T item) {
    return offer(item, Waits.NEVER, null, false);
  }

  public int offer(T item, BiPredicate<Subscriber<? super T>, ? super T> onDrop) {
    return offer(item, 0, onDrop, true);
  }

  public int offer(T item, long timeout, TimeUnit unit, BiPredicate<Subscriber<? super T>, ? super T> onDrop) {
    return offer(item, Waits.limit(timeout, unit), onDrop, true);
  }

  @Override
  public void close() {
    close(null);
  }

  public void closeExceptionally(Throwable error) {
    if (error == null) throw new NullPointerException();
    close(error);
  }

  private void close(Throwable error) {
    if (closed) return;
    closed = true;
    closedBy = error;
    Line<T> line = first;
    first = null;
    while (line != null) {
      Line<T> next = line.next;
      line.end(error);
      line = next;
    }
  }

  public boolean isClosed() {
    return closed;
  }

  public Throwable getClosedException() {
    return closedBy;
  }

  public boolean hasSubscribers() {
    return first != null;
  }

  public int getNumberOfSubscribers() {
    int count = 0;
    for (Line<T> line = first; line != null; line = line.next) count++;
    return count;
  }

  public Executor getExecutor() {
    return executor;
  }

  public int getMaxBufferCapacity() {
    return capacity;
  }

  public List<Subscriber<? super T>> getSubscribers() {
    ArrayList<Subscriber<? super T>> subscribers = new ArrayList<>();
    for (Line<T> line = first; line != null; line = line.next) subscribers.add(line.subscriber);
    return subscribers;
  }

  public boolean isSubscribed(Subscriber<? super T> subscriber) {
    if (subscriber == null) throw new NullPointerException();
    for (Line<T> line = first; line != null; line = line.next) if (subscriber.equals(line.subscriber)) return true;
    return false;
  }

  public long estimateMinimumDemand() {
    long least = Long.MAX_VALUE;
    for (Line<T> line = first; line != null; line = line.next) {
      least = Math.min(least, line.demand - line.buffer.size());
    }
    return first == null ? 0 : least;
  }

  public int estimateMaximumLag() {
    int most = 0;
    for (Line<T> line = first; line != null; line = line.next) most = Math.max(most, line.buffer.size());
    return most;
  }

  public CompletableFuture<Void> consume(Consumer<? super T> consumer) {
    if (consumer == null) throw new NullPointerException();
    CompletableFuture<Void> status = new CompletableFuture<>();
    subscribe(new ConsumerSubscriber<T>(status, consumer));
    return status;
  }

  /** Takes everything; cancelling the future ends it. */
  private static final class ConsumerSubscriber<T> implements Subscriber<T> {
    private final CompletableFuture<Void> status;
    private final Consumer<? super T> consumer;
    private Subscription subscription;

    ConsumerSubscriber(CompletableFuture<Void> status, Consumer<? super T> consumer) {
      this.status = status;
      this.consumer = consumer;
    }

    @Override
    public void onSubscribe(final Subscription subscription) {
      this.subscription = subscription;
      status.whenComplete((value, thrown) -> subscription.cancel());
      if (!status.isDone()) subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onError(Throwable thrown) {
      status.completeExceptionally(thrown);
    }

    @Override
    public void onComplete() {
      status.complete(null);
    }

    @Override
    public void onNext(T item) {
      try {
        consumer.accept(item);
      } catch (Throwable thrown) {
        subscription.cancel();
        status.completeExceptionally(thrown);
      }
    }
  }
}
