package ground.mixhelperpost;

import android.os.SystemClock;

/** Loads for a while, then tells the activity twice. */
class Loader extends Thread {
  private final Main owner;
  private final Poster poster;

  Loader(Main owner, Poster poster) {
    this.owner = owner;
    this.poster = poster;
  }

  @Override public void run() {
    SystemClock.sleep(600);
    poster.later(owner::keep);
    poster.later(owner::show);
  }
}
