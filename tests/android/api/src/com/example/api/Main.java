package com.example.api;

import android.os.Build;

/** Says which Android it finds itself on, and calls what its variant calls. */
public class Main extends android.app.Activity {
  @Override
  protected void onCreate(android.os.Bundle saved) {
    super.onCreate(saved);
    System.out.println("level " + Build.VERSION.SDK_INT + ", Android " + Build.VERSION.RELEASE);
    Calls.perform(this);
  }
}
