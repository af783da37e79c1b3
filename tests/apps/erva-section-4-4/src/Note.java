package ground.ervasection44;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.Button;
import android.widget.ProgressBar;

/** One note. */
public class Note extends Activity {
  ProgressBar animation;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    animation = new ProgressBar(this);
    Button sync = new Button(this);
    sync.setText("Sync");
    sync.setOnClickListener(view -> sync());
    setContentView(sync);
  }

  void sync() {
    animation.setIndeterminate(true);
    new Thread(() -> {
      SystemClock.sleep(500); // the notes go to the cloud
      runOnUiThread(this::stopAnimation); // @post
    }).start();
  }

  void stopAnimation() {
    animation.setIndeterminate(false); // @use
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    animation = null; // @free
  }
}
