import antecede.Queue;

/** A queue that only names an order: its owner runs each task. */
public final class Order {
  private final Queue queue;

  private Order(Queue queue) {
    this.queue = queue;
  }

  public static Order serial() {
    return new Order(Queue.serial());
  }

  public static Order binder() {
    return new Order(Queue.binder());
  }

  public void announce(Act act) {
    queue.enqueue(act, Queue.DELAYED, 0, false);
  }

  /** A call of another process that does not wait. */
  public void send(Act act) {
    queue.enqueue(act, Queue.IPC, 0, false);
  }

  /** A call whose sender waits, and then says {@link #returned}. */
  public void call(Act act) {
    queue.enqueue(act, Queue.IPC_CALL, 0, false);
  }

  public void perform(Act act) {
    queue.perform(act);
  }

  public void returned(Act act) {
    queue.returned(act);
  }
}
