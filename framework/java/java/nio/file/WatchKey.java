package java.nio.file;

import java.util.List;

/** Stands for a watched object. */
public interface WatchKey {
  boolean isValid();

  List<WatchEvent<?>> pollEvents();

  boolean reset();

  void cancel();

  Watchable watchable();
}
