package ground.andracersection7example;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;

public class Main extends Activity {
  int p;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    p = 1; // @p1
    Handler main = new Handler(Looper.getMainLooper());
    main.post(this::a); // @post-a
    main.post(this::b); // @post-b
  }

  void a() {
    p = 2; // @p10
  }

  void b() {
    p = 3; // @p20
    HandlerThread child = new HandlerThread("child");
    child.start();
    new Handler(child.getLooper()).post(this::c); // @post-c
  }

  void c() {
    p = 4; // @p30
  }
}
