package reach.fragments;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;

/** A layout names a fragment of the platform. */
public class Main extends Activity {
  static int count;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.main);
    ((ListPart) getFragmentManager().findFragmentById(R.id.list)).found();
    // The fragment's view has the id of its element.
    findViewById(R.id.list).setOnLongClickListener(new View.OnLongClickListener() {
      @Override public boolean onLongClick(View view) {
        count++;
        return true;
      }
    });
  }

  void told() { count++; }
}
