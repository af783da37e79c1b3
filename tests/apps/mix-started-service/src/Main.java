package ground.mixstartedservice;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Has a service work for it. */
public class Main extends Activity {
  static boolean started;
  final Done receiver = new Done();
  TextView page;
  TextView end;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    Button button = new Button(this);
    button.setText("Look");
    button.setOnClickListener(new Look());
    page = new TextView(this);
    end = new TextView(this);
    all.addView(button);
    all.addView(page);
    all.addView(end);
    setContentView(all);
    registerReceiver(receiver, new IntentFilter(Work.DONE), RECEIVER_NOT_EXPORTED);
    if (!started) startService(new Intent(this, Work.class));
    started = true;
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    unregisterReceiver(receiver);
  }

  class Done extends BroadcastReceiver {
    @Override public void onReceive(Context context, Intent intent) {
      end.setText(Store.value); // @get
    }
  }

  class Look implements View.OnClickListener {
    @Override public void onClick(View view) {
      page.setText(Store.value); // @look
    }
  }
}
