package reach.bounds;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;

/** Listens to more actions than an analysis tells apart, and sends one of them. */
public class Main extends Activity {
  static int count;

  final BroadcastReceiver receiver = new BroadcastReceiver() {
    @Override public void onReceive(Context context, Intent intent) { new Heard().go(); }
  };

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    registerReceiver(receiver, many());
    sendBroadcast(new Intent("reach.bounds.A69"));
  }

  private static IntentFilter many() {
    IntentFilter filter = new IntentFilter();
    filter.addAction("reach.bounds.A0");
    filter.addAction("reach.bounds.A1");
    filter.addAction("reach.bounds.A2");
    filter.addAction("reach.bounds.A3");
    filter.addAction("reach.bounds.A4");
    filter.addAction("reach.bounds.A5");
    filter.addAction("reach.bounds.A6");
    filter.addAction("reach.bounds.A7");
    filter.addAction("reach.bounds.A8");
    filter.addAction("reach.bounds.A9");
    filter.addAction("reach.bounds.A10");
    filter.addAction("reach.bounds.A11");
    filter.addAction("reach.bounds.A12");
    filter.addAction("reach.bounds.A13");
    filter.addAction("reach.bounds.A14");
    filter.addAction("reach.bounds.A15");
    filter.addAction("reach.bounds.A16");
    filter.addAction("reach.bounds.A17");
    filter.addAction("reach.bounds.A18");
    filter.addAction("reach.bounds.A19");
    filter.addAction("reach.bounds.A20");
    filter.addAction("reach.bounds.A21");
    filter.addAction("reach.bounds.A22");
    filter.addAction("reach.bounds.A23");
    filter.addAction("reach.bounds.A24");
    filter.addAction("reach.bounds.A25");
    filter.addAction("reach.bounds.A26");
    filter.addAction("reach.bounds.A27");
    filter.addAction("reach.bounds.A28");
    filter.addAction("reach.bounds.A29");
    filter.addAction("reach.bounds.A30");
    filter.addAction("reach.bounds.A31");
    filter.addAction("reach.bounds.A32");
    filter.addAction("reach.bounds.A33");
    filter.addAction("reach.bounds.A34");
    filter.addAction("reach.bounds.A35");
    filter.addAction("reach.bounds.A36");
    filter.addAction("reach.bounds.A37");
    filter.addAction("reach.bounds.A38");
    filter.addAction("reach.bounds.A39");
    filter.addAction("reach.bounds.A40");
    filter.addAction("reach.bounds.A41");
    filter.addAction("reach.bounds.A42");
    filter.addAction("reach.bounds.A43");
    filter.addAction("reach.bounds.A44");
    filter.addAction("reach.bounds.A45");
    filter.addAction("reach.bounds.A46");
    filter.addAction("reach.bounds.A47");
    filter.addAction("reach.bounds.A48");
    filter.addAction("reach.bounds.A49");
    filter.addAction("reach.bounds.A50");
    filter.addAction("reach.bounds.A51");
    filter.addAction("reach.bounds.A52");
    filter.addAction("reach.bounds.A53");
    filter.addAction("reach.bounds.A54");
    filter.addAction("reach.bounds.A55");
    filter.addAction("reach.bounds.A56");
    filter.addAction("reach.bounds.A57");
    filter.addAction("reach.bounds.A58");
    filter.addAction("reach.bounds.A59");
    filter.addAction("reach.bounds.A60");
    filter.addAction("reach.bounds.A61");
    filter.addAction("reach.bounds.A62");
    filter.addAction("reach.bounds.A63");
    filter.addAction("reach.bounds.A64");
    filter.addAction("reach.bounds.A65");
    filter.addAction("reach.bounds.A66");
    filter.addAction("reach.bounds.A67");
    filter.addAction("reach.bounds.A68");
    filter.addAction("reach.bounds.A69");
    return filter;
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    unregisterReceiver(receiver);
  }
}

class Heard {
  void go() { Main.count++; }
}
