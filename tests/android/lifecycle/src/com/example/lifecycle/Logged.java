package com.example.lifecycle;

import android.app.Activity;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

/** An activity that prints its callbacks. */
public class Logged extends Activity implements Buttons.Listener {
  protected final void buttons(String... names) {
    Buttons.show(this, this, names);
  }

  @Override
  public void pressed(String name) {}

  protected void say(String what) {
    System.out.println(getClass().getSimpleName() + "." + what);
  }

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    say("onCreate " + (saved == null ? "new" : "saved " + saved.getInt("count", -1)));
    new Handler(Looper.getMainLooper()).post(new Runnable() {
      @Override
      public void run() {
        say("posted in onCreate");
      }
    });
  }

  @Override
  protected void onRestart() {
    super.onRestart();
    say("onRestart");
  }

  @Override
  protected void onStart() {
    super.onStart();
    say("onStart");
  }

  @Override
  protected void onRestoreInstanceState(Bundle saved) {
    super.onRestoreInstanceState(saved);
    say("onRestoreInstanceState");
  }

  @Override
  protected void onPostCreate(Bundle saved) {
    super.onPostCreate(saved);
    say("onPostCreate");
  }

  @Override
  protected void onResume() {
    super.onResume();
    say("onResume");
  }

  @Override
  protected void onPostResume() {
    super.onPostResume();
    say("onPostResume");
  }

  @Override
  protected void onUserLeaveHint() {
    super.onUserLeaveHint();
    say("onUserLeaveHint");
  }

  @Override
  protected void onPause() {
    super.onPause();
    say("onPause");
  }

  @Override
  protected void onStop() {
    super.onStop();
    say("onStop");
  }

  @Override
  protected void onSaveInstanceState(Bundle out) {
    super.onSaveInstanceState(out);
    out.putInt("count", 7);
    say("onSaveInstanceState");
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    say("onDestroy" + (isChangingConfigurations() ? " for another configuration" : ""));
  }

  @Override
  protected void onNewIntent(Intent intent) {
    super.onNewIntent(intent);
    say("onNewIntent " + intent.getIntExtra("number", 0));
  }

  @Override
  protected void onActivityResult(int request, int result, Intent data) {
    super.onActivityResult(request, result, data);
    say("onActivityResult " + request + " " + result + " " + (data == null ? null : data.getStringExtra("answer")));
  }

  @Override
  public void onConfigurationChanged(Configuration configuration) {
    super.onConfigurationChanged(configuration);
    say("onConfigurationChanged " + (configuration.orientation == Configuration.ORIENTATION_LANDSCAPE ? "landscape" : "portrait"));
  }

  @Override
  public void onTrimMemory(int level) {
    super.onTrimMemory(level);
    say("onTrimMemory " + level);
  }
}
