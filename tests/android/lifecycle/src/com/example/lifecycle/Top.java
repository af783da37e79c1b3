package com.example.lifecycle;

/** Says whether it is the foremost. */
public class Top extends Logged {
  @Override
  public void onTopResumedActivityChanged(boolean is) {
    say("onTopResumedActivityChanged " + is);
  }

  @Override
  public void onUserInteraction() {
    say("onUserInteraction");
  }
}
