package a;

import android.os.Handler;
import android.os.Message;

/** The handler: org.names.Inbox. */
public class d extends Handler {
  @Override
  public void handleMessage(Message message) {
    new b().b();
  }
}
