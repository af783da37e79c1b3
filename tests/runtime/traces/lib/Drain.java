package lib;

import java.util.ArrayDeque;
import java.util.concurrent.Executor;

/** Work from anywhere that is done in one place, as much at a time as there is. */
public class Drain {
  private final Executor poster;
  private final ArrayDeque<Runnable> work = new ArrayDeque<>();
  private boolean isPosted;

  public Drain(Executor poster) {
    this.poster = poster;
  }

  public void add(Runnable piece) {
    boolean isFirst;
    synchronized (work) {
      work.add(piece);
      isFirst = !isPosted;
      isPosted = true;
    }
    if (isFirst) poster.execute(this::drain);
  }

  private void drain() {
    while (true) {
      Runnable piece;
      synchronized (work) {
        piece = work.poll();
        if (piece == null) {
          isPosted = false;
          return;
        }
      }
      piece.run();
    }
  }
}
