package ground.servicedisconnectedracy;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.Message;
import android.os.Messenger;
import android.os.RemoteException;

/** Asks a service in another process again and again; that process may die. */
public class Main extends Activity implements ServiceConnection, Runnable {
  final Handler handler = new Handler(Looper.getMainLooper());
  Messenger remote;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    bindService(new Intent(this, Remote.class), this, BIND_AUTO_CREATE);
  }

  @Override public void onServiceConnected(ComponentName name, IBinder binder) {
    remote = new Messenger(binder); // @connect
    handler.postDelayed(this, 600); // @post
  }

  @Override public void onServiceDisconnected(ComponentName name) {
    remote = null; // @free
    unbindService(this);
  }

  @Override public void run() {
    try {
      remote.send(Message.obtain()); // @use
    } catch (RemoteException dead) {
      finish();
    }
  }
}
