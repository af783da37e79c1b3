package reach.intents;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;
import android.os.Parcel;
import android.os.Parcelable;

/** Binds one of two services by its class and starts the other, and listens to one of two broadcasts by its action. */
public class Main extends Activity {
  static int count;
  static final String HEARD = "reach.intents.HEARD", UNHEARD = "reach.intents.UNHEARD";

  final ServiceConnection connection = new ServiceConnection() {
    @Override public void onServiceConnected(ComponentName name, IBinder binder) { ((Work) binder).go(); }
    @Override public void onServiceDisconnected(ComponentName name) {}
  };
  final BroadcastReceiver receiver = new BroadcastReceiver() {
    @Override public void onReceive(Context context, Intent intent) { ((Work) intent.getParcelableExtra("work")).go(); }
  };
  final BroadcastReceiver other = new BroadcastReceiver() {
    @Override public void onReceive(Context context, Intent intent) {}
  };

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    bindService(new Intent(this, Plays.class), connection, BIND_AUTO_CREATE);
    startService(new Intent(this, Stops.class));
    registerReceiver(receiver, new IntentFilter(HEARD));
    registerReceiver(other, new IntentFilter(UNHEARD));
    Intent heard = new Intent(HEARD), unheard = new Intent(UNHEARD);
    heard.putExtra("work", new Heard());
    unheard.putExtra("work", new Unheard());
    sendBroadcast(heard);
    sendBroadcast(unheard);
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    unregisterReceiver(receiver);
    unregisterReceiver(other);
    unbindService(connection);
  }
}

interface Work {
  void go();
}

class Heard implements Work, Parcelable {
  public static final Parcelable.Creator<Heard> CREATOR = new Parcelable.Creator<Heard>() {
    @Override public Heard createFromParcel(Parcel in) { return new Heard(); }
    @Override public Heard[] newArray(int size) { return new Heard[size]; }
  };

  @Override public void go() { Main.count++; }
  @Override public int describeContents() { return 0; }
  @Override public void writeToParcel(Parcel out, int flags) {}
}

class Unheard implements Work, Parcelable {
  public static final Parcelable.Creator<Unheard> CREATOR = new Parcelable.Creator<Unheard>() {
    @Override public Unheard createFromParcel(Parcel in) { return new Unheard(); }
    @Override public Unheard[] newArray(int size) { return new Unheard[size]; }
  };

  @Override public void go() { Main.count++; }
  @Override public int describeContents() { return 0; }
  @Override public void writeToParcel(Parcel out, int flags) {}
}

