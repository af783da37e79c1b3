package ground.andracerfigure13;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

public class Main extends Activity {
  final Object o1 = new Object();
  final Object o2 = o1;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    TextView view = new TextView(this);
    setContentView(view);
    Thread first = new Thread(this::a);
    Thread second = new Thread(this::b);
    first.start();
    second.start();
    try {
      first.join();
      second.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    view.setText("Count: " + Hello.count); // @show
  }

  void a() {
    Hello.foo();
    synchronized (o1) {
      Hello.foo();
    }
  }

  void b() {
    Hello.bar(o2);
  }
}
