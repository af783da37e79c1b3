package com.example.lifecycle;

import android.content.Intent;

/** Comes back after its process has died. */
public class Sticky extends Worker {
  @Override
  public int onStartCommand(Intent intent, int flags, int startId) {
    say("onStartCommand " + startId + " flags " + flags + (intent == null ? " without intent" : ""));
    return intent == null ? START_STICKY : intent.getIntExtra("mode", 0);
  }

  @Override
  public void onTaskRemoved(Intent root) {
    say("onTaskRemoved");
  }
}
