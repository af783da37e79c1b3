package ground.publishracy;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** A worker makes a book, whose constructor gives it away too early; another shows the book if there is one. */
public class Main extends Activity {
  TextView page;
  Book book;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::make).start(); // @start-make
    new Thread(this::show).start(); // @start-show
  }

  void make() {
    new Book(this);
  }

  void show() {
    Book found = book; // @look
    String text = found == null ? "Nothing" : found.title + "!"; // @read
    page.post(() -> page.setText(text));
  }
}
