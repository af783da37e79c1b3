package ground.aliascollectionsafe;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;
import java.util.HashMap;
import java.util.Map;

/** Two entries of a map. */
public class Main extends Activity {
  final Map<String, Book> books = new HashMap<>();
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    Book book = new Book();
    books.put("mine", book);
    books.put("yours", new Book());
    new Thread(this::print).start(); // @start-print
    new Thread(this::look).start(); // @start-look
  }

  void print() {
    books.get("mine").title = "print"; // @write
  }

  void look() {
    String title = books.get("yours").title; // @read
    runOnUiThread(() -> page.setText(title));
  }

  static class Book {
    String title = "draft"; // @make
  }
}
