package com.example.process;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;

/** Hands over to an activity of another app, and is gone before it was shown. */
public class Chooser extends Activity {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    System.out.println("Chooser.onCreate");
    startActivityForResult(Intent.createChooser(new Intent(Intent.ACTION_SEND).setType("text/plain"), "Send"), 1);
    finish();
  }

  @Override
  protected void onResume() {
    super.onResume();
    System.out.println("Chooser.onResume");
  }

  @Override
  protected void onPause() {
    super.onPause();
    System.out.println("Chooser.onPause");
  }

  @Override
  protected void onStop() {
    super.onStop();
    System.out.println("Chooser.onStop");
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    System.out.println("Chooser.onDestroy");
  }
}
