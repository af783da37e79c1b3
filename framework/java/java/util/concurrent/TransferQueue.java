package java.util.concurrent;

/** A blocking queue whose producers can wait until a consumer has received the element. */
public interface TransferQueue<E> extends BlockingQueue<E> {
  boolean tryTransfer(E element);

  void transfer(E element) throws InterruptedException;

  boolean tryTransfer(E element, long timeout, TimeUnit unit) throws InterruptedException;

  boolean hasWaitingConsumer();

  int getWaitingConsumerCount();
}
