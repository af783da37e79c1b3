package org.names;

import a.a;
import a.b;
import a.c;
import a.d;
import a.e;
import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;

/** An activity keeps its name, since the manifest has it. Of it and of what is in package a, mapping.txt tells what it was called. */
public class Main extends Activity {
  static String a = "nothing";
  b b = new b();

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    System.out.println(new a(this).getClass().getName() + " " + new b[0].getClass().getName());
    b.a(3);
    e.a(b);
    new com.google.gson.Box().put(b);
    new d().sendEmptyMessage(7);
    new Handler().post(new c(this));
    new a(this).execute();
  }
}
