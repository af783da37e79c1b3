package ground.aliasconstructorracy;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Two workers that are given a book. */
public class Main extends Activity {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    Book book = new Book();
    new Writer(book).start(); // @start-writer
    new Reader(book, this).start(); // @start-reader
  }
}
