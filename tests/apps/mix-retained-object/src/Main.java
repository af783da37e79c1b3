package ground.mixretainedobject;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Hands its holder to the activity that takes its place. */
public class Main extends Activity {
  Holder holder;
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    holder = (Holder) getLastNonConfigurationInstance();
    if (holder == null) {
      holder = new Holder();
      new Task(holder).execute();
    }
    holder.owner = this; // @attach
  }

  @Override public Object onRetainNonConfigurationInstance() { return holder; }

  @Override protected void onDestroy() {
    super.onDestroy();
    holder.owner = null; // @detach
  }
}
