package ground.databasesafe;

import android.app.Activity;
import android.database.sqlite.SQLiteDatabase;
import android.os.Bundle;

/** A table is cleared, then another thread fills it. */
public class Main extends Activity {
  SQLiteDatabase database;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    database = openOrCreateDatabase("notes" + hashCode(), 0, null);
    database.execSQL("CREATE TABLE IF NOT EXISTS notes (text TEXT)");
    clear();
    new Thread(this::save).start(); // @start-save
  }

  void clear() {
    database.execSQL("DELETE FROM notes"); // @delete
  }

  void save() {
    database.execSQL("INSERT INTO notes VALUES ('new')"); // @insert
  }
}
