package com.example.lifecycle;

import android.content.Intent;
import android.os.Bundle;

/** Lets see what lies below. */
public class Translucent extends Logged {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    buttons("close", "second", "single again", "crash");
  }

  @Override
  public void pressed(String action) {
    say("click " + action);
    if (action.equals("close")) finish();
    if (action.equals("second")) startActivity(new Intent(this, Second.class));
    if (action.equals("single again")) startActivity(new Intent(this, Single.class).addFlags(Intent.FLAG_ACTIVITY_CLEAR_TOP).putExtra("number", 8));
    if (action.equals("crash")) throw new IllegalStateException("as asked");
  }
}
