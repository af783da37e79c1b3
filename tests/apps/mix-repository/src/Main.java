package ground.mixrepository;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Asks for a title and a body. */
public class Main extends Activity {
  final Repository repository = new Repository();
  TextView page;
  Call title;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    title = repository.enqueue("title", new ShowTitle()); // @first
    repository.enqueue("body", new Callback() { // @second
      @Override public void loaded(String text) {
        page.append(text); // @use-body
      }
    });
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    title.cancel();
    page = null; // @free
  }

  class ShowTitle implements Callback {
    @Override public void loaded(String text) {
      page.append(text); // @use-title
    }
  }
}
