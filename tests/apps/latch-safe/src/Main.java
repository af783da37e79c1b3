package ground.latchsafe;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;
import java.util.concurrent.CountDownLatch;

public class Main extends Activity {
  TextView view;
  String title;
  String author;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    CountDownLatch done = new CountDownLatch(2);
    new Thread(() -> loadTitle(done)).start();
    new Thread(() -> loadAuthor(done)).start();
    try {
      done.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    view.setText("Title: " + title); // @get-title
    view.append(", by " + author); // @get-author
  }

  void loadTitle(CountDownLatch done) {
    title = "News"; // @set-title
    done.countDown();
  }

  void loadAuthor(CountDownLatch done) {
    author = "Ada"; // @set-author
    done.countDown();
  }
}
