package com.example.lifecycle;

import android.content.Intent;
import android.os.Bundle;

/** Sends the user on. */
public class Trampoline extends Logged {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    startActivity(new Intent(this, Second.class));
    finish();
  }
}
