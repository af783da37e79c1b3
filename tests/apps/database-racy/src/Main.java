package ground.databaseracy;

import android.app.Activity;
import android.database.sqlite.SQLiteDatabase;
import android.os.Bundle;

/** One thread clears a table, another one fills it. */
public class Main extends Activity {
  SQLiteDatabase database;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    database = openOrCreateDatabase("notes", 0, null);
    database.execSQL("CREATE TABLE IF NOT EXISTS notes (text TEXT)");
    new Thread(this::clear).start(); // @start-clear
    new Thread(this::save).start(); // @start-save
  }

  void clear() {
    database.execSQL("DELETE FROM notes"); // @delete
  }

  void save() {
    database.execSQL("INSERT INTO notes VALUES ('new')"); // @insert
  }
}
