package com.example.lifecycle;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;

public class Worker extends Service {
  protected void say(String what) {
    System.out.println(getClass().getSimpleName() + "." + what);
  }

  @Override
  public void onCreate() {
    super.onCreate();
    say("onCreate");
  }

  @Override
  public int onStartCommand(Intent intent, int flags, int startId) {
    say("onStartCommand " + startId);
    return START_NOT_STICKY;
  }

  @Override
  public IBinder onBind(Intent intent) {
    say("onBind");
    return new Binder();
  }

  @Override
  public boolean onUnbind(Intent intent) {
    say("onUnbind");
    return false;
  }

  @Override
  public void onDestroy() {
    super.onDestroy();
    say("onDestroy");
  }
}
