package antecede;

/** The ports of the process: sockets of the process reach each other through them. Nobody outside is reached. */
public final class Ports {
  private static Listener[] listeners = new Listener[4];
  private static Mailbox[] mailboxes = new Mailbox[4];
  private static int lastPort = 40000;

  private Ports() {}

  /** One end of a connection. */
  public static final class Connection {
    public final Pipe in;
    public final Pipe out;
    public final int localPort;
    public final int remotePort;

    Connection(Pipe in, Pipe out, int localPort, int remotePort) {
      this.in = in;
      this.out = out;
      this.localPort = localPort;
      this.remotePort = remotePort;
    }
  }

  /** A server socket: connections that wait to be accepted. */
  public static final class Listener {
    public final int port;
    private Connection first;
    private final Connection[] rest = new Connection[127];
    private int waiting;
    private boolean closed;

    Listener(int port) {
      this.port = port;
    }

    /** Waits for a connection; null: the time was over, or the listener was closed. */
    public Connection accept(long nanos) {
      long deadline = nanos == Threads.FOREVER ? 0 : World.uptimeNanos() + nanos;
      while (waiting == 0 && !closed) {
        long left = nanos == Threads.FOREVER ? nanos : deadline - World.uptimeNanos();
        if (nanos != Threads.FOREVER && left <= 0) return null;
        Sync.blockUninterruptibly(this, left);
      }
      if (waiting == 0) return null;
      Connection connection = first;
      waiting--;
      first = rest[0];
      System.arraycopy(rest, 1, rest, 0, rest.length - 1);
      rest[rest.length - 1] = null;
      Sync.acquire(connection.in);
      return connection;
    }

    boolean offer(Connection connection) {
      if (closed || waiting > rest.length) return false;
      if (waiting == 0) first = connection;
      else rest[waiting - 1] = connection;
      waiting++;
      Sync.release(connection.in);
      Sync.wake(this, true);
      Sync.wake(Pipe.CHANGES, true);
      return true;
    }

    public boolean hasWaiting() {
      return waiting > 0;
    }

    public boolean isClosed() {
      return closed;
    }

    public void close() {
      closed = true;
      for (int i = 0; i < listeners.length; i++) {
        if (listeners[i] == this) listeners[i] = null;
      }
      Sync.wake(this, true);
      Sync.wake(Pipe.CHANGES, true);
    }
  }

  /** What a datagram socket has received. */
  public static final class Mailbox {
    public final int port;
    private final byte[][] datagrams = new byte[256][];
    private final int[] senders = new int[256];
    private int count;
    private boolean closed;
    /** Port of the sender of the datagram that was taken last. */
    public int sender;

    Mailbox(int port) {
      this.port = port;
    }

    /** Waits for a datagram; null: the time was over, or the mailbox was closed. */
    public byte[] take(long nanos) {
      long deadline = nanos == Threads.FOREVER ? 0 : World.uptimeNanos() + nanos;
      while (count == 0 && !closed) {
        long left = nanos == Threads.FOREVER ? nanos : deadline - World.uptimeNanos();
        if (nanos != Threads.FOREVER && left <= 0) return null;
        Sync.blockUninterruptibly(this, left);
      }
      if (count == 0) return null;
      Sync.acquire(this);
      byte[] datagram = datagrams[0];
      sender = senders[0];
      count--;
      System.arraycopy(datagrams, 1, datagrams, 0, count);
      System.arraycopy(senders, 1, senders, 0, count);
      return datagram;
    }

    /** One that finds no room is lost. */
    void put(byte[] datagram, int from) {
      if (count == datagrams.length) return;
      datagrams[count] = datagram;
      senders[count++] = from;
      Sync.release(this);
      Sync.wake(this, true);
      Sync.wake(Pipe.CHANGES, true);
    }

    public boolean hasMail() {
      return count > 0;
    }

    public boolean isClosed() {
      return closed;
    }

    public void close() {
      closed = true;
      for (int i = 0; i < mailboxes.length; i++) {
        if (mailboxes[i] == this) mailboxes[i] = null;
      }
      Sync.wake(this, true);
      Sync.wake(Pipe.CHANGES, true);
    }
  }

  private static Listener listener(int port) {
    for (Listener listener : listeners) {
      if (listener != null && listener.port == port) return listener;
    }
    return null;
  }

  private static Mailbox mailbox(int port) {
    for (Mailbox mailbox : mailboxes) {
      if (mailbox != null && mailbox.port == port) return mailbox;
    }
    return null;
  }

  private static int freePort() {
    do {
      lastPort = lastPort == 65535 ? 40001 : lastPort + 1;
    } while (listener(lastPort) != null || mailbox(lastPort) != null);
    return lastPort;
  }

  /** Opens a port for connections (0: any port); null: it is in use. */
  public static Listener listen(int port) {
    if (port != 0 && listener(port) != null) return null;
    Listener listener = new Listener(port == 0 ? freePort() : port);
    for (int i = 0; ; i++) {
      if (i == listeners.length) {
        Listener[] more = new Listener[2 * i];
        System.arraycopy(listeners, 0, more, 0, i);
        listeners = more;
      }
      if (listeners[i] == null) {
        listeners[i] = listener;
        return listener;
      }
    }
  }

  /** Connects to a port of the process; null: nobody listens there. */
  public static Connection connect(int port) {
    Listener listener = listener(port);
    if (listener == null) return null;
    Pipe here = new Pipe();
    Pipe there = new Pipe();
    int mine = freePort();
    if (!listener.offer(new Connection(there, here, port, mine))) return null;
    return new Connection(here, there, mine, port);
  }

  /** Opens a port for datagrams (0: any port); null: it is in use. */
  public static Mailbox receive(int port) {
    if (port != 0 && mailbox(port) != null) return null;
    Mailbox mailbox = new Mailbox(port == 0 ? freePort() : port);
    for (int i = 0; ; i++) {
      if (i == mailboxes.length) {
        Mailbox[] more = new Mailbox[2 * i];
        System.arraycopy(mailboxes, 0, more, 0, i);
        mailboxes = more;
      }
      if (mailboxes[i] == null) {
        mailboxes[i] = mailbox;
        return mailbox;
      }
    }
  }

  /** Sends a datagram to a port of the process; if nobody is there it is lost. */
  public static void send(byte[] datagram, int from, int to) {
    Mailbox mailbox = mailbox(to);
    if (mailbox != null) mailbox.put(datagram, from);
  }
}
