package ground.mixlazystatic;

import android.os.SystemClock;

/** What is the same everywhere. */
final class Config {
  private static Config one;
  String name;

  private Config() {}

  static Config get() {
    if (one == null) { // @look
      SystemClock.sleep(1);
      one = new Config(); // @make
    }
    return one; // @get
  }
}
