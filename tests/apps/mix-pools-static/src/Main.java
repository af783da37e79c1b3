package ground.mixpoolsstatic;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Gives two boxes to two executors. */
public class Main extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    Box one = new Box(new TextView(this));
    Box many = new Box(new TextView(this));
    all.addView(one.view);
    all.addView(many.view);
    setContentView(all);
    Pools.ONE.execute(new Put(one)); // @one-put
    Pools.ONE.execute(new Take(one)); // @one-take
    Pools.MANY.execute(new Put(many)); // @many-put
    Pools.MANY.execute(new Take(many)); // @many-take
    SystemClock.sleep(5);
  }
}
