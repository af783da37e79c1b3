package ground.mixblockingqueue;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.widget.LinearLayout;
import android.widget.TextView;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A producer and a consumer. */
public class Main extends Activity {
  final Handler main = new Handler(Looper.getMainLooper());
  final BlockingQueue<Item> queue = new LinkedBlockingQueue<>();
  TextView early;
  TextView end;
  String status = "waits";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    early = new TextView(this);
    end = new TextView(this);
    all.addView(early);
    all.addView(end);
    setContentView(all);
    new Thread(this::consume).start();
    Item item = new Item();
    item.text = "item"; // @fill
    queue.add(item);
    SystemClock.sleep(5);
    main.post(this::peek);
  }

  void consume() {
    String text = taken().text; // @read
    SystemClock.sleep(5);
    status = "has " + text; // @status
    main.post(this::done);
  }

  Item taken() {
    try {
      return queue.take();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  void peek() {
    early.setText(status); // @peek
  }

  void done() {
    end.setText(status); // @done
  }
}
