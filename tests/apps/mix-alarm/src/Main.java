package ground.mixalarm;

import android.app.Activity;
import android.app.AlarmManager;
import android.app.PendingIntent;
import android.content.Intent;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Sets an alarm. */
public class Main extends Activity {
  static TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page); // @show
    PendingIntent ring = PendingIntent.getBroadcast(this, 0, new Intent(this, Ring.class), PendingIntent.FLAG_IMMUTABLE);
    AlarmManager alarms = (AlarmManager) getSystemService(ALARM_SERVICE);
    alarms.set(AlarmManager.ELAPSED_REALTIME, SystemClock.elapsedRealtime() + 300, ring);
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
  }
}
