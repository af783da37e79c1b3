package ground.mixlockhelper;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Two payers of one account. */
public class Main extends Activity {
  final Account account = new Account();

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    TextView page = new TextView(this);
    setContentView(page);
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
    page.setText(account.text());
  }

  void a() { pay(); }

  void b() { pay(); }

  void pay() {
    account.pay(10);
    account.charge();
  }
}
