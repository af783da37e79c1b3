package ground.mixtaskhooks;

import android.os.SystemClock;

/** Fills the cache. */
class Store extends Base {
  Store(Main owner) { super(owner); }

  @Override String background() {
    SystemClock.sleep(1);
    owner.cache = "stored"; // @put
    return "stored";
  }
}
