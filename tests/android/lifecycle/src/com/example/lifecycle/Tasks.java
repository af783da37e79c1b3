package com.example.lifecycle;

import android.os.AsyncTask;
import android.os.Bundle;

/** Starts a task that outlives a turn: its end comes to the old activity. */
public class Tasks extends Logged {
  private static int made;
  private final int number = ++made;

  private final class Slow extends AsyncTask<String, Integer, String> {
    @Override
    protected void onPreExecute() {
      say("onPreExecute of " + number);
    }

    @Override
    protected String doInBackground(String... arguments) {
      publishProgress(1);
      android.os.SystemClock.sleep(2000);
      return "done";
    }

    @Override
    protected void onProgressUpdate(Integer... values) {
      say("onProgressUpdate of " + number);
    }

    @Override
    protected void onPostExecute(String result) {
      say("onPostExecute of " + number + (isDestroyed() ? " destroyed" : ""));
    }

    @Override
    protected void onCancelled(String result) {
      say("onCancelled of " + number);
    }
  }

  private Slow slow;

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    buttons("go", "cancel");
  }

  @Override
  public void pressed(String action) {
    if (action.equals("go")) {
      slow = new Slow();
      slow.execute("x");
      say("executed");
    } else {
      slow.cancel(false);
      say("cancelled");
    }
  }
}
