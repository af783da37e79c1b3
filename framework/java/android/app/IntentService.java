package android.app;

import android.content.Intent;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.IBinder;
import android.os.Looper;
import android.os.Message;
import antecede.Named;

/** A service that does one request after the other on a thread of its own, and stops when there are no more. */
@Deprecated
public abstract class IntentService extends Service {
  private final String name;
  private Looper looper;
  private Worker worker;
  private boolean redelivery;

  /** On the thread of its own. */
  private static final class Worker extends Handler {
    private final IntentService service;

    Worker(Looper looper, IntentService service) {
      super(looper);
      this.service = service;
    }

    @Override
    public void handleMessage(Message msg) {
      service.onHandleIntent((Intent) msg.obj);
      service.stopSelf(msg.arg1);
    }
  }

  public IntentService(String name) {
    this.name = name;
  }

  public void setIntentRedelivery(boolean enabled) {
    redelivery = enabled;
  }

  @Override
  public void onCreate() {
    super.onCreate();
    HandlerThread thread = new HandlerThread("IntentService[" + name + "]");
    thread.start();
    looper = thread.getLooper();
    worker = new Worker(looper, this);
  }

  @Override
  public void onStart(Intent intent, int startId) {
    Message message = worker.obtainMessage();
    message.arg1 = startId;
    message.obj = intent;
    message.label = Named.of(this) + ".onHandleIntent()";
    worker.sendMessage(message);
  }

  @Override
  public int onStartCommand(Intent intent, int flags, int startId) {
    onStart(intent, startId);
    return redelivery ? START_REDELIVER_INTENT : START_NOT_STICKY;
  }

  @Override
  public void onDestroy() {
    looper.quit();
  }

  @Override
  public IBinder onBind(Intent intent) {
    return null;
  }

  protected abstract void onHandleIntent(Intent intent);
}
