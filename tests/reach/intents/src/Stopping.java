package reach.intents;

import android.os.Binder;

class Stopping extends Binder implements Work {
  @Override public void go() { Main.count++; }
}
