package com.example.lifecycle;

import android.content.Intent;
import android.os.Bundle;

/** Starts itself again; there is only one of it. */
public class Single extends Logged {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    buttons("again", "veil", "third");
  }

  @Override
  public void pressed(String action) {
    if (action.equals("again")) startActivity(new Intent(this, Single.class).putExtra("number", 3));
    if (action.equals("veil")) startActivity(new Intent(this, Translucent.class));
    if (action.equals("third")) startActivity(new Intent(this, Third.class));
  }
}
