package ground.mixapplicationqueue;

import android.app.Application;

/** Has a queue for the whole process. */
public class App extends Application {
  final Queue queue = new Queue();
  String text = "";
  String mode;

  @Override public void onCreate() {
    super.onCreate();
    mode = "mode"; // @mode
  }
}
