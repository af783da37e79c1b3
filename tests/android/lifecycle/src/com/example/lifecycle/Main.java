package com.example.lifecycle;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.ServiceConnection;
import android.content.pm.ActivityInfo;
import android.net.Uri;
import android.os.Bundle;
import android.os.IBinder;

/** The first screen: a button for everything that can be tried. */
public class Main extends Logged {
  private static final String[] ACTIONS = {
    "second", "result", "two results", "single", "steady", "quit created", "quit started", "quit resumed", "trampoline", "hosting", "x hosting",
    "s hosting", "asking", "x asking", "s asking", "translucent", "task", "portrait", "start", "stop", "bind", "unbind", "keen bind", "keen unbind",
    "keen start", "keen stop", "lazy bind", "sticky", "redeliver", "none", "queue", "job", "long job", "cancel job", "ping", "own ping", "store",
    "recreate", "upright", "replace", "no history", "elsewhere", "pick", "permit", "watch", "crash", "menus", "dialogs", "views", "loading",
    "x loading", "tasks", "compat", "items", "settings", "receivers", "top", "silent second", "forget"
  };

  /** Prints what it hears of a service. */
  private final class Connection implements ServiceConnection {
    @Override
    public void onServiceConnected(ComponentName name, IBinder service) {
      say("onServiceConnected " + name.getShortClassName());
    }

    @Override
    public void onServiceDisconnected(ComponentName name) {
      say("onServiceDisconnected " + name.getShortClassName());
    }

    @Override
    public void onBindingDied(ComponentName name) {
      say("onBindingDied " + name.getShortClassName());
    }

    @Override
    public void onNullBinding(ComponentName name) {
      say("onNullBinding " + name.getShortClassName());
    }
  }

  private final ServiceConnection connection = new Connection();
  private final ServiceConnection keen = new Connection();

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    buttons(ACTIONS);
  }

  private void open(Class<?> activity) {
    startActivity(new Intent(this, activity));
  }

  private void quit(String when) {
    startActivity(new Intent(this, Quitter.class).putExtra("when", when));
  }

  @Override
  public void pressed(String action) {
    say("click " + action);
    Intent worker = new Intent(this, Worker.class), rebound = new Intent(this, Keen.class);
    switch (action) {
      case "second": open(Second.class); break;
      case "result": startActivityForResult(new Intent(this, Second.class), 5); break;
      case "two results":
        startActivityForResult(new Intent(this, Second.class), 5);
        startActivityForResult(new Intent(this, Second.class), 6);
        break;
      case "single": open(Single.class); break;
      case "steady": open(Steady.class); break;
      case "quit created": quit("onCreate"); break;
      case "quit started": quit("onStart"); break;
      case "quit resumed": quit("onResume"); break;
      case "trampoline": open(Trampoline.class); break;
      case "hosting": open(Hosting.class); break;
      case "x hosting": open(com.example.lifecycle.x.Hosting.class); break;
      case "s hosting": open(com.example.lifecycle.s.Hosting.class); break;
      case "asking": open(Asking.class); break;
      case "x asking": open(com.example.lifecycle.x.Asking.class); break;
      case "s asking": open(com.example.lifecycle.s.Asking.class); break;
      case "translucent": open(Translucent.class); break;
      case "task": open(Task.class); break;
      case "portrait": open(Portrait.class); break;
      case "start": startService(worker); break;
      case "stop": stopService(worker); break;
      case "bind": say("bound " + bindService(worker, connection, Context.BIND_AUTO_CREATE)); break;
      case "unbind": unbindService(connection); break;
      case "keen bind": bindService(rebound, keen, Context.BIND_AUTO_CREATE); break;
      case "keen unbind": unbindService(keen); break;
      case "keen start": startService(rebound); break;
      case "keen stop": stopService(rebound); break;
      case "lazy bind": say("bound " + bindService(worker, connection, 0)); break;
      case "sticky": startService(new Intent(this, Sticky.class).putExtra("mode", 1)); break;
      case "redeliver": startService(new Intent(this, Sticky.class).putExtra("mode", 3)); break;
      case "none": say("bound " + bindService(new Intent(this, Missing.class), connection, Context.BIND_AUTO_CREATE)); break;
      case "queue":
        startService(new Intent(this, Queue.class).putExtra("number", 1));
        startService(new Intent(this, Queue.class).putExtra("number", 2));
        break;
      case "job": Night.schedule(this, 9); break;
      case "long job": Night.schedule(this, 10); break;
      case "cancel job": Night.cancel(this, 10); break;
      case "ping": sendBroadcast(new Intent("com.example.PING")); break;
      case "own ping": sendBroadcast(new Intent("com.example.PING").setPackage(getPackageName())); break;
      case "store": say("type " + getContentResolver().getType(Uri.parse("content://com.example.lifecycle.store/x"))); break;
      case "recreate": recreate(); break;
      case "upright": setRequestedOrientation(ActivityInfo.SCREEN_ORIENTATION_PORTRAIT); break;
      case "replace":
        open(Second.class);
        finish();
        break;
      case "no history": startActivity(new Intent(this, Single.class).addFlags(Intent.FLAG_ACTIVITY_NO_HISTORY)); break;
      case "elsewhere": startActivity(new Intent(Intent.ACTION_VIEW, Uri.parse("http://example.com/"))); break;
      case "pick": startActivityForResult(new Intent(Intent.ACTION_GET_CONTENT).setType("image/*"), 8); break;
      case "permit": requestPermissions(new String[] {"android.permission.CAMERA"}, 4); break;
      case "watch": getApplication().registerActivityLifecycleCallbacks(new App.Watcher()); break;
      case "crash": throw new IllegalStateException("as asked");
      case "menus": open(Menus.class); break;
      case "dialogs": open(Dialogs.class); break;
      case "views": open(Views.class); break;
      case "loading": open(Loading.class); break;
      case "x loading": open(com.example.lifecycle.x.Loading.class); break;
      case "tasks": open(Tasks.class); break;
      case "compat": open(com.example.lifecycle.x.Compat.class); break;
      case "items": open(Items.class); break;
      case "settings": open(Settings.class); break;
      case "receivers": open(Receivers.class); break;
      case "top": open(Top.class); break;
      case "silent second": startActivity(new Intent(this, Second.class).addFlags(Intent.FLAG_ACTIVITY_NO_USER_ACTION)); break;
      case "forget": unbindService(keen); break;
      default: break;
    }
  }

  @Override
  public void onRequestPermissionsResult(int request, String[] permissions, int[] grants) {
    say("onRequestPermissionsResult " + request + " " + permissions[0]);
  }
}
