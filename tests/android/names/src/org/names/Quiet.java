package org.names;

import android.app.Activity;
import android.os.Bundle;
import com.google.gson.Race;

/** An activity whose only threads are those of a library. */
public class Quiet extends Activity {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    Race.begin();
  }
}
