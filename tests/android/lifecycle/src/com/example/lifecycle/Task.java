package com.example.lifecycle;

import android.content.Intent;
import android.os.Bundle;

/** The only one of its kind in its task. */
public class Task extends Logged {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    buttons("second");
  }

  @Override
  public void pressed(String action) {
    startActivity(new Intent(this, Second.class));
  }
}
