package com.example.lifecycle;

import android.app.IntentService;
import android.content.Intent;
import android.os.Looper;

public class Queue extends IntentService {
  public Queue() {
    super("queue");
  }

  @Override
  public void onCreate() {
    super.onCreate();
    System.out.println("Queue.onCreate");
  }

  @Override
  protected void onHandleIntent(Intent intent) {
    boolean main = Looper.myLooper() == Looper.getMainLooper();
    System.out.println("Queue.onHandleIntent " + intent.getIntExtra("number", 0) + (main ? " on the main thread" : ""));
  }

  @Override
  public void onDestroy() {
    super.onDestroy();
    System.out.println("Queue.onDestroy");
  }
}
