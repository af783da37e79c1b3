package java.nio.file;

/** What can happen to files. */
public final class StandardWatchEventKinds {
  public static final WatchEvent.Kind<Object> OVERFLOW = new StandardKind<>("OVERFLOW", Object.class);
  public static final WatchEvent.Kind<Path> ENTRY_CREATE = new StandardKind<>("ENTRY_CREATE", Path.class);
  public static final WatchEvent.Kind<Path> ENTRY_DELETE = new StandardKind<>("ENTRY_DELETE", Path.class);
  public static final WatchEvent.Kind<Path> ENTRY_MODIFY = new StandardKind<>("ENTRY_MODIFY", Path.class);

  private StandardWatchEventKinds() {}

  private static final class StandardKind<T> implements WatchEvent.Kind<T> {
    private final String name;
    private final Class<T> type;

    StandardKind(String name, Class<T> type) {
      this.name = name;
      this.type = type;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public Class<T> type() {
      return type;
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
