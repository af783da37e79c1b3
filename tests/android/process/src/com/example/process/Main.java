package com.example.process;

import android.app.Activity;
import android.content.Intent;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.os.Bundle;
import android.os.Handler;
import android.os.Process;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.ScrollView;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URL;
import java.net.URLStreamHandler;
import java.net.URLStreamHandlerFactory;
import java.util.Locale;

/** Ends its process in many ways, and tells after each start what is still there. */
public class Main extends Activity {
  private static final String[] NAMES = {
    "exit", "halt", "kill", "direct", "own handler", "swallow", "deadlock", "wait", "loop", "crash", "twice", "spin", "threads", "ask", "chooser",
    "covered", "missing", "missing field", "missing later", "missing cast", "missing list", "missing map", "missing array", "missing handle",
    "own null", "own list", "literal"
  };
  private static final Object FIRST = new Object(), SECOND = new Object();
  private static int lives;
  private static Object held;
  private static boolean stops;
  private String later;

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout list = new LinearLayout(this);
    list.setOrientation(LinearLayout.VERTICAL);
    for (final String name : NAMES) {
      Button button = new Button(this);
      button.setText(name);
      button.setMinimumHeight(0);
      button.setMinHeight(0);
      button.setPadding(0, 0, 0, 0);
      button.setOnClickListener(new View.OnClickListener() {
        @Override
        public void onClick(View view) {
          perform(name);
        }
      });
      list.addView(button, new LinearLayout.LayoutParams(LinearLayout.LayoutParams.MATCH_PARENT, 60));
    }
    setContentView(list);
    if (lives++ == 0) tell();
  }

  /** What a new process finds. */
  private void tell() {
    try {
      File starts = new File(getFilesDir(), "starts");
      int before = (int) starts.length();
      FileOutputStream stream = new FileOutputStream(starts, true);
      stream.write('x');
      stream.close();
      System.out.println("start " + (before + 1));
      RandomAccessFile locked = new RandomAccessFile(new File(getFilesDir(), "locked"), "rw");
      held = locked.getChannel().lock();
    } catch (IOException e) {
      System.out.println(e);
    }
    SQLiteDatabase database = openOrCreateDatabase("notes", MODE_PRIVATE, null);
    database.execSQL("CREATE TABLE IF NOT EXISTS note (text TEXT)");
    database.execSQL("CREATE TEMP TABLE scratch (text TEXT)");
    database.execSQL("INSERT INTO note VALUES ('kept')");
    database.beginTransaction();
    database.execSQL("INSERT INTO note VALUES ('open')");
    Cursor rows = database.rawQuery("SELECT count(*) FROM note", null);
    rows.moveToFirst();
    System.out.println("rows " + rows.getInt(0));
    rows.close();
    System.out.println("language " + Locale.getDefault().getLanguage() + ", property " + System.getProperty("of.process"));
    Locale.setDefault(Locale.FRANCE);
    System.setProperty("of.process", "set");
    URL.setURLStreamHandlerFactory(new URLStreamHandlerFactory() {
      @Override
      public URLStreamHandler createURLStreamHandler(String protocol) {
        return null;
      }
    });
    synchronized ("literal") {
      System.out.println("got the literal");
    }
  }

  private void perform(String name) {
    System.out.println(name);
    switch (name) {
      case "exit":
        System.exit(3);
        break;
      case "halt":
        Runtime.getRuntime().halt(4);
        break;
      case "kill":
        Process.killProcess(Process.myPid());
        break;
      case "direct":
        Thread here = Thread.currentThread();
        here.getUncaughtExceptionHandler().uncaughtException(here, new IllegalStateException("handed over"));
        break;
      case "own handler":
        Thread.setDefaultUncaughtExceptionHandler(new Thread.UncaughtExceptionHandler() {
          @Override
          public void uncaughtException(Thread thread, Throwable thrown) {
            System.out.println("handled " + thrown.getMessage());
            System.exit(10);
          }
        });
        throw new IllegalStateException("own");
      case "swallow":
        Thread.setDefaultUncaughtExceptionHandler(new Thread.UncaughtExceptionHandler() {
          @Override
          public void uncaughtException(Thread thread, Throwable thrown) {
            System.out.println("swallowed " + thrown.getMessage());
          }
        });
        throw new IllegalStateException("swallowed");
      case "deadlock":
        deadlock();
        break;
      case "wait":
        waitForEver();
        break;
      case "loop":
        for (int i = 0; ; i++) later = null;
      case "crash":
        throw new IllegalStateException("crash");
      case "twice":
        crashTwice();
        break;
      case "spin":
        spin();
        break;
      case "threads":
        fork();
        break;
      case "ask":
        requestPermissions(new String[] {"android.permission.READ_EXTERNAL_STORAGE", "android.permission.CAMERA", "android.permission.SEND_SMS"}, 1);
        break;
      case "chooser":
        startActivity(new Intent(this, Chooser.class));
        break;
      case "covered":
        startActivity(new Intent(this, Covered.class));
        break;
      case "missing":
        System.out.println(Gap.helper().length());
        break;
      case "missing field":
        System.out.println(Gap.field.length());
        break;
      case "missing later":
        later = Gap.through();
        new Handler().post(new Runnable() {
          @Override
          public void run() {
            System.out.println(Gap.lengthOf(later));
          }
        });
        break;
      case "missing cast":
        Gap.need(Gap.number());
        break;
      case "missing list":
        Gap.kept.add(Gap.helper());
        for (String one : Gap.kept) System.out.println(one.length());
        break;
      case "missing map":
        Gap.fill();
        new Handler().post(new Runnable() {
          @Override
          public void run() {
            System.out.println(Gap.lengthOf(Gap.named.get("name")));
          }
        });
        break;
      case "missing array":
        String[] names = {"one", Gap.helper()};
        System.out.println(names[1].length());
        break;
      case "missing handle":
        Gap.open(com.example.absent.Absent.handle());
        break;
      case "own list":
        java.util.List<String> own = new java.util.ArrayList<String>();
        own.add(later);
        System.out.println(own.get(0).length());
        break;
      case "own null":
        later = null;
        System.out.println(Gap.lengthOf(later));
        break;
      case "literal":
        new Thread(new Runnable() {
          @Override
          public void run() {
            synchronized ("literal") {
              Process.killProcess(Process.myPid());
            }
          }
        }).start();
        break;
      default:
        break;
    }
  }

  private static void deadlock() {
    final Thread other = new Thread(new Runnable() {
      @Override
      public void run() {
        synchronized (SECOND) {
          synchronized (FIRST) {
            System.out.println("both");
          }
        }
      }
    }, "other");
    synchronized (FIRST) {
      other.start();
      try {
        Thread.sleep(1000);
      } catch (InterruptedException e) {
        return;
      }
      synchronized (SECOND) {
        System.out.println("both");
      }
    }
  }

  private static void waitForEver() {
    synchronized (FIRST) {
      try {
        FIRST.wait();
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    }
  }

  private static void crashTwice() {
    for (int i = 0; i < 2; i++) {
      new Thread(new Runnable() {
        @Override
        public void run() {
          throw new IllegalStateException("of a thread");
        }
      }).start();
    }
  }

  /** Threads that go on and on; the main thread must come in between. */
  private static void spin() {
    stops = false;
    for (int i = 0; i < 30; i++) {
      new Thread(new Runnable() {
        @Override
        public void run() {
          while (!stops) held = held;
        }
      }).start();
    }
    new Handler().postDelayed(new Runnable() {
      @Override
      public void run() {
        System.out.println("stopped");
        stops = true;
      }
    }, 5);
  }

  /** More threads than there can be: the app's own trouble, nobody else's. */
  private static void fork() {
    stops = false;
    int started = 0;
    try {
      for (; started < 100000; started++) {
        new Thread(new Runnable() {
          @Override
          public void run() {
            synchronized (FIRST) {
              while (!stops) {
                try {
                  FIRST.wait();
                } catch (InterruptedException e) {
                  return;
                }
              }
            }
          }
        }).start();
      }
    } catch (OutOfMemoryError e) {
      System.out.println(e.getMessage());
    }
    synchronized (FIRST) {
      stops = true;
      FIRST.notifyAll();
    }
  }

  @Override
  public void onRequestPermissionsResult(int request, String[] permissions, int[] grants) {
    for (int i = 0; i < grants.length; i++) {
      boolean isGranted = checkSelfPermission(permissions[i]) == 0;
      String name = permissions[i].substring(permissions[i].lastIndexOf('.') + 1);
      System.out.println(name + (grants[i] == 0 ? " granted" : " refused") + (isGranted == (grants[i] == 0) ? "" : ", and not remembered"));
    }
  }

  @Override
  protected void onPause() {
    super.onPause();
    System.out.println("pause");
  }

  @Override
  protected void onResume() {
    super.onResume();
    System.out.println("resume");
  }

  @Override
  protected void onStop() {
    super.onStop();
    System.out.println("stop");
  }
}
