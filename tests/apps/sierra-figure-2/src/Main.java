package ground.sierrafigure2;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

public class Main extends Activity {
  DataBase db;

  final BroadcastReceiver receiver = new BroadcastReceiver() {
    @Override
    public void onReceive(Context context, Intent intent) {
      db.update("news"); // @db
    }
  };

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    db = new DataBase(); // @make
    registerReceiver(receiver, new IntentFilter("ground.NEWS"), Context.RECEIVER_NOT_EXPORTED);
    startService(new Intent(this, News.class));
  }

  @Override
  protected void onStart() {
    super.onStart();
    db.open();
  }

  @Override
  protected void onStop() {
    super.onStop();
    db.close();
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    unregisterReceiver(receiver);
    db = null;
  }

  static class DataBase {
    List<String> rows;

    void open() {
      rows = new ArrayList<>(); // @open
    }

    void update(String row) {
      rows.add(row); // @use
    }

    void close() {
      rows = null; // @free
    }
  }
}
