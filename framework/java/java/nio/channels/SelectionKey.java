package java.nio.channels;

/** A channel's place at a selector. */
public abstract class SelectionKey {
  public static final int OP_READ = 1 << 0;
  public static final int OP_WRITE = 1 << 2;
  public static final int OP_CONNECT = 1 << 3;
  public static final int OP_ACCEPT = 1 << 4;

  private Object attachment;

  protected SelectionKey() {}

  public abstract SelectableChannel channel();

  public abstract Selector selector();

  public abstract boolean isValid();

  public abstract void cancel();

  public abstract int interestOps();

  public abstract SelectionKey interestOps(int operations);

  public int interestOpsOr(int operations) {
    int before = interestOps();
    interestOps(before | operations);
    return before;
  }

  public int interestOpsAnd(int operations) {
    int before = interestOps();
    interestOps(before & operations);
    return before;
  }

  public abstract int readyOps();

  public final boolean isReadable() {
    return (readyOps() & OP_READ) != 0;
  }

  public final boolean isWritable() {
    return (readyOps() & OP_WRITE) != 0;
  }

  public final boolean isConnectable() {
    return (readyOps() & OP_CONNECT) != 0;
  }

  public final boolean isAcceptable() {
    return (readyOps() & OP_ACCEPT) != 0;
  }

  public final Object attach(Object object) {
    Object before = attachment;
    attachment = object;
    return before;
  }

  public final Object attachment() {
    return attachment;
  }
}
