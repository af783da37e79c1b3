package com.example.lifecycle;

import android.os.Bundle;

/** Ends before anybody sees it. */
public class Quitter extends Logged {
  private void quit(String here) {
    if (here.equals(getIntent().getStringExtra("when"))) finish();
  }

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    quit("onCreate");
  }

  @Override
  protected void onStart() {
    super.onStart();
    quit("onStart");
  }

  @Override
  protected void onResume() {
    super.onResume();
    quit("onResume");
  }
}
