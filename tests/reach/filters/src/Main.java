package reach.filters;

import android.app.Activity;
import android.app.Service;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Binder;
import android.os.Bundle;
import android.os.IBinder;

/** Binds services by actions that several of them have, and by what else their filters ask for. */
public class Main extends Activity {
  static int count;

  static class Connection implements ServiceConnection {
    @Override public void onServiceConnected(ComponentName name, IBinder binder) { ((Work) binder).go(); }
    @Override public void onServiceDisconnected(ComponentName name) {}
  }

  final Connection first = new Connection(), second = new Connection();

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    bindService(new Intent("reach.filters.DO").setPackage(getPackageName()), first, Context.BIND_AUTO_CREATE);
    bindService(new Intent("reach.filters.SHOW").setPackage(getPackageName()).setType("image/png"), second, Context.BIND_AUTO_CREATE);
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    unbindService(first);
    unbindService(second);
  }
}

abstract class Work extends Binder {
  abstract void go();
}

class PlainWork extends Work {
  @Override void go() { Main.count++; }
}

class TypedWork extends Work {
  @Override void go() { Main.count++; }
}

class PicturesWork extends Work {
  @Override void go() { Main.count++; }
}

class TextsWork extends Work {
  @Override void go() { Main.count++; }
}
