package ground.mixlistadapter;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.view.View;
import android.widget.AdapterView;
import android.widget.ListView;
import android.widget.TextView;

/** A list with one row. */
public class Main extends Activity implements AdapterView.OnItemClickListener {
  final Rows rows = new Rows();
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    setContentView(getResources().getIdentifier("main", "layout", getPackageName()));
    page = findViewById(getResources().getIdentifier("page", "id", getPackageName()));
    ListView list = findViewById(getResources().getIdentifier("list", "id", getPackageName()));
    rows.item = "old"; // @make
    list.setAdapter(rows);
    list.setOnItemClickListener(this);
    new Thread(this::load).start();
    SystemClock.sleep(5);
  }

  void load() {
    SystemClock.sleep(200);
    rows.item = "new"; // @replace
    runOnUiThread(rows::notifyDataSetChanged);
  }

  @Override public void onItemClick(AdapterView<?> list, View row, int position, long id) {
    page.setText("opened " + rows.item); // @click
  }
}
