package reach.intents;

import android.os.Binder;

class Playing extends Binder implements Work {
  @Override public void go() { Main.count++; }
}
