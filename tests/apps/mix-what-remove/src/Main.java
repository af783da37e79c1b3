package ground.mixwhatremove;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Sends itself two messages. */
public class Main extends Activity {
  final Mailbox mailbox = new Mailbox(this);
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    mailbox.sendEmptyMessageDelayed(Mailbox.FIRST, 300); // @send-first
    mailbox.sendMessageDelayed(mailbox.obtainMessage(Mailbox.SECOND, "second"), 300); // @send-second
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    mailbox.removeMessages(Mailbox.FIRST);
    page = null; // @free
  }

  void first() {
    page.setText("first"); // @use-first
  }

  void second(Object text) {
    page.setText(text.toString()); // @use-second
  }
}
