package ground.andracersection2;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;

public class Main extends Activity {
  StringBuilder p;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Handler main = new Handler(Looper.getMainLooper());
    main.post(this::a); // @post-a
    main.post(this::b); // @post-b
  }

  void a() {
    p = new StringBuilder(); // @init
  }

  void b() {
    p.append("b"); // @first
    HandlerThread child = new HandlerThread("child");
    child.start();
    new Handler(child.getLooper()).post(this::c); // @post-c
    p.append("b"); // @last
  }

  void c() {
    p = null; // @clear
  }
}
