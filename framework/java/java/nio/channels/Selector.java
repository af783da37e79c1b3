package java.nio.channels;

import antecede.Hidden;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.spi.SelectorProvider;
import java.util.ArrayList;
import java.util.Set;
import java.util.function.Consumer;

/** Waits for channels that are ready. */
public abstract class Selector implements Closeable {
  protected Selector() {}

  @Hidden
  public static SelectorProvider standardProvider() {
    return PortChannels.PROVIDER;
  }

  public static Selector open() throws IOException {
    return SelectorProvider.provider().openSelector();
  }

  public abstract boolean isOpen();

  public abstract SelectorProvider provider();

  public abstract Set<SelectionKey> keys();

  public abstract Set<SelectionKey> selectedKeys();

  public abstract int selectNow() throws IOException;

  public abstract int select(long timeout) throws IOException;

  public abstract int select() throws IOException;

  private int tell(Consumer<SelectionKey> action) {
    int count = 0;
    for (SelectionKey key : new ArrayList<>(selectedKeys())) {
      selectedKeys().remove(key);
      action.accept(key);
      count++;
    }
    return count;
  }

  public int select(Consumer<SelectionKey> action, long timeout) throws IOException {
    if (timeout < 0) throw new IllegalArgumentException("Negative timeout");
    if (action == null) throw new NullPointerException();
    selectedKeys().clear();
    select(timeout);
    return tell(action);
  }

  public int select(Consumer<SelectionKey> action) throws IOException {
    return select(action, 0);
  }

  public int selectNow(Consumer<SelectionKey> action) throws IOException {
    if (action == null) throw new NullPointerException();
    selectedKeys().clear();
    selectNow();
    return tell(action);
  }

  public abstract Selector wakeup();

  public abstract void close() throws IOException;
}
