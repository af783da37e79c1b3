package com.example.lifecycle;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import androidx.localbroadcastmanager.content.LocalBroadcastManager;

/** Registers receivers, and sends to them. */
public class Receivers extends Logged {
  private static final String ACTION = "com.example.NEWS", LOCAL = "com.example.LOCAL", STICKY = "com.example.STICKY";

  private static class Named extends BroadcastReceiver {
    private final String name;

    Named(String name) {
      this.name = name;
    }

    @Override
    public void onReceive(Context context, Intent intent) {
      String result = isOrderedBroadcast() ? " after " + getResultData() : "";
      System.out.println(name + ".onReceive " + intent.getAction() + result + (isInitialStickyBroadcast() ? " sticky" : ""));
      if (isOrderedBroadcast()) setResultData(name);
      if (intent.hasExtra("abort") && name.equals("High")) abortBroadcast();
    }
  }

  private final BroadcastReceiver low = new Named("Low"), high = new Named("High"), local = new Named("Local"), sticky = new Named("Sticky");

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    buttons("register", "unregister", "send", "ordered", "abort", "local", "sticky", "later", "leave");
  }

  private void register(BroadcastReceiver receiver, String action, int priority) {
    IntentFilter filter = new IntentFilter(action);
    filter.setPriority(priority);
    registerReceiver(receiver, filter, Context.RECEIVER_EXPORTED);
  }

  @Override
  public void pressed(String action) {
    say("click " + action);
    Intent news = new Intent(ACTION).setPackage(getPackageName());
    switch (action) {
      case "register":
        register(low, ACTION, 1);
        register(high, ACTION, 9);
        LocalBroadcastManager.getInstance(this).registerReceiver(local, new IntentFilter(LOCAL));
        break;
      case "unregister":
        unregisterReceiver(low);
        unregisterReceiver(high);
        LocalBroadcastManager.getInstance(this).unregisterReceiver(local);
        break;
      case "send": sendBroadcast(news); break;
      case "ordered": sendOrderedBroadcast(news, null, new Named("Last"), null, Activity.RESULT_OK, "start", null); break;
      case "abort": sendOrderedBroadcast(news.putExtra("abort", true), null, new Named("Last"), null, Activity.RESULT_OK, "start", null); break;
      case "local": LocalBroadcastManager.getInstance(this).sendBroadcast(new Intent(LOCAL)); break;
      case "sticky": sendStickyBroadcast(new Intent(STICKY)); break;
      case "later":
        Intent last = registerReceiver(sticky, new IntentFilter(STICKY), Context.RECEIVER_EXPORTED);
        say("last " + (last == null ? null : last.getAction()));
        break;
      default: finish(); break;
    }
    say("done");
  }
}
