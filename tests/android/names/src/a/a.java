package a;

import android.os.AsyncTask;
import org.names.Main;

/** The task: org.names.Load. */
public class a extends AsyncTask<Void, Void, String> {
  private final Main a;

  public a(Main main) {
    a = main;
  }

  @Override
  protected String doInBackground(Void... nothing) {
    throw new IllegalStateException(c.a(a));
  }
}
