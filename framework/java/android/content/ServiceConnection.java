package android.content;

import android.os.IBinder;

/** Hears of the service that it is bound to. */
public interface ServiceConnection {
  void onServiceConnected(ComponentName name, IBinder service);

  void onServiceDisconnected(ComponentName name);

  default void onBindingDied(ComponentName name) {}

  default void onNullBinding(ComponentName name) {}
}
