package ground.mixservicelistens;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Starts a service that listens, tells it something, and stops it. */
public class Main extends Activity {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    page = new TextView(this);
    all.addView(page);
    all.addView(button("Send", this::send));
    all.addView(button("Look", this::look));
    all.addView(button("Stop", this::stop));
    setContentView(all);
    if (saved == null) startService(new Intent(this, Watch.class));
  }

  Button button(String text, Runnable task) {
    Button button = new Button(this);
    button.setText(text);
    button.setOnClickListener(view -> task.run());
    return button;
  }

  void send() {
    new Thread(() -> {
      SystemClock.sleep(150);
      sendBroadcast(new Intent(Watch.TOLD).setPackage(getPackageName()));
    }).start();
  }

  void look() {
    page.setText(Store.text); // @look
  }

  void stop() { stopService(new Intent(this, Watch.class)); }
}
