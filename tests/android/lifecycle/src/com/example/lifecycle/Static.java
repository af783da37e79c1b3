package com.example.lifecycle;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;

public class Static extends BroadcastReceiver {
  @Override
  public void onReceive(Context context, Intent intent) {
    System.out.println("Static.onReceive " + intent.getAction());
  }
}
