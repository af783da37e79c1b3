package ground.mixorderedbroadcast;

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

/** Two receivers of one broadcast. */
public class Main extends Activity implements View.OnClickListener {
  static final String TOLD = "ground.mixorderedbroadcast.TOLD";
  final High high = new High();
  final Low low = new Low();
  TextView page;
  TextView end;
  String note = "none";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    Button button = new Button(this);
    button.setText("Look");
    button.setOnClickListener(this);
    page = new TextView(this);
    end = new TextView(this);
    all.addView(button);
    all.addView(page);
    all.addView(end);
    setContentView(all);
    IntentFilter first = new IntentFilter(TOLD);
    first.setPriority(10);
    registerReceiver(low, new IntentFilter(TOLD), RECEIVER_NOT_EXPORTED);
    registerReceiver(high, first, RECEIVER_NOT_EXPORTED);
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    unregisterReceiver(high);
    unregisterReceiver(low);
  }

  @Override public void onClick(View view) {
    page.setText(note); // @look
  }

  class High extends BroadcastReceiver {
    @Override public void onReceive(Context context, Intent intent) {
      note = "note"; // @note
    }
  }

  class Low extends BroadcastReceiver {
    @Override public void onReceive(Context context, Intent intent) {
      end.setText(note); // @read
    }
  }
}
