package ground.mixsearch;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.text.Editable;
import android.text.TextWatcher;
import android.widget.EditText;
import android.widget.TextView;

/** Searches while the user types. */
public class Main extends Activity {
  TextView page;
  String wanted = "";
  String results = "";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    setContentView(getResources().getIdentifier("main", "layout", getPackageName()));
    page = findViewById(getResources().getIdentifier("page", "id", getPackageName()));
    EditText query = findViewById(getResources().getIdentifier("query", "id", getPackageName()));
    query.addTextChangedListener(new Watch());
  }

  class Watch implements TextWatcher {
    @Override public void beforeTextChanged(CharSequence text, int start, int count, int after) {}

    @Override public void onTextChanged(CharSequence text, int start, int before, int count) {}

    @Override public void afterTextChanged(Editable text) {
      String query = text.toString();
      if (query.isEmpty()) return;
      wanted = query; // @want
      new Search(query).executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
    }
  }

  class Search extends AsyncTask<Void, Void, String> {
    private final String query;

    Search(String query) { this.query = query; }

    @Override protected String doInBackground(Void... none) {
      SystemClock.sleep(100);
      return "found " + query;
    }

    @Override protected void onPostExecute(String found) {
      results = found; // @results
      page.setText(found + " for " + wanted); // @wanted
    }
  }
}
