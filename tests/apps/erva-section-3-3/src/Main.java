package ground.ervasection33;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.widget.TextView;

public class Main extends Activity implements ServiceConnection {
  final Handler main = new Handler(Looper.getMainLooper());
  TextView view;
  String books;

  @Override
  protected void onStart() {
    super.onStart();
    bindService(new Intent(this, DataBase.class), this, Context.BIND_AUTO_CREATE);
  }

  @Override
  public void onServiceConnected(ComponentName name, IBinder service) {
    loadRecentBooks();
    makeView();
  }

  @Override
  public void onServiceDisconnected(ComponentName name) {}

  void loadRecentBooks() {
    main.post(this::onBooksLoaded); // @post-loaded
  }

  void makeView() {
    view = new TextView(this);
    setContentView(view);
    main.post(this::showBooks); // @post-show
  }

  void onBooksLoaded() {
    books = "Recent books"; // @set
  }

  void showBooks() {
    view.setText(books); // @get
  }
}
