package com.example.lifecycle;

import android.content.Intent;

/** Wants to know who comes back. */
public class Keen extends Worker {
  @Override
  public boolean onUnbind(Intent intent) {
    super.onUnbind(intent);
    return true;
  }

  @Override
  public void onRebind(Intent intent) {
    say("onRebind");
  }
}
