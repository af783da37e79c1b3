package ground.publishsafe;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** A worker makes a book, sets its title, then gives it away; another shows the book if there is one. */
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
    Book made = new Book();
    made.title = "Print"; // @title
    book = made; // @give
  }

  void show() {
    Book found = book; // @look
    String text = found == null ? "Nothing" : found.title; // @read
    page.post(() -> page.setText(text));
  }
}
