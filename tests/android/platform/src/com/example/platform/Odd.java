package com.example.platform;

import android.app.Activity;
import android.content.Context;
import android.graphics.drawable.ColorDrawable;
import android.net.wifi.aware.PublishConfig;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Message;
import android.telephony.PhoneNumberFormattingTextWatcher;
import android.view.View;
import android.widget.EditText;
import android.widget.FrameLayout;
import android.widget.PopupWindow;
import android.widget.TextView;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;

/** What apps were seen to stumble over. */
public class Odd extends Activity {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    System.out.println("application " + getApplication().getClass().getSimpleName() + " " + Bootstrap.Real.isCreated + " "
        + (getApplicationContext() == getApplication()));
    FrameLayout frame = new FrameLayout(this);
    Marked marked = new Marked(this);
    frame.addView(marked);
    Holder holder = new Holder(this);
    frame.addView(holder);
    setContentView(frame);
    ColorDrawable color = new ColorDrawable(1);
    marked.setBackground(color);
    marked.calls = 0;
    color.setAlpha(10);
    color.invalidateSelf();
    marked.invalidate(0, 0, 10, 10);
    System.out.println("invalidated " + marked.calls);
    marked.invalidate();
    System.out.println("invalidated " + marked.calls);
    EditText number = new EditText(this);
    number.addTextChangedListener(new PhoneNumberFormattingTextWatcher("US"));
    number.setText("6505551234");
    System.out.println("number " + number.getText());
    System.out.println("parts " + android.telephony.gsm.SmsManager.getDefault().divideMessage("short").size());
    System.out.println("published " + new PublishConfig.Builder().setServiceName("service").build().equals(
        new PublishConfig.Builder().setServiceName("service").build()));
    try {
      coroutines();
    } catch (Exception e) {
      e.printStackTrace(System.out);
    }
    holder.post(() -> {
      holder.popup.showAtLocation(holder, 0, 0, 0);
      System.out.println("shown " + holder.popup.isShowing());
      finish();
    });
  }

  /** What the coroutine library does on Android: asynchronous messages, and a main thread that waits at a queue of its own (runBlocking). */
  private void coroutines() throws ReflectiveOperationException {
    Handler hidden = Handler.class.getDeclaredConstructor(Looper.class, Handler.Callback.class, boolean.class)
        .newInstance(getMainLooper(), null, true);
    for (Handler handler : new Handler[] {hidden, Handler.createAsync(getMainLooper()), new Handler(getMainLooper())}) {
      Message message = Message.obtain(handler, () -> System.out.println("message"));
      handler.sendMessage(message);
      System.out.println("asynchronous " + message.isAsynchronous());
    }
    Thread main = Thread.currentThread();
    Queue<Runnable> queue = new ConcurrentLinkedQueue<>();
    boolean[] isDone = new boolean[1];
    new Thread(() -> {
      queue.add(() -> System.out.println("own task on " + Thread.currentThread().getName()));
      queue.add(() -> isDone[0] = true);
      LockSupport.unpark(main);
    }).start();
    while (!isDone[0]) {
      Runnable task = queue.poll();
      if (task != null) task.run();
      else LockSupport.parkNanos(this, Long.MAX_VALUE);
    }
    System.out.println("own queue done");
  }

  /** The material switch changes its drawables whenever it is invalidated. */
  private static final class Marked extends View {
    int calls;

    Marked(Context context) {
      super(context);
    }

    @Override
    public void invalidate() {
      calls++;
      super.invalidate();
    }
  }

  /** Takes its window back when it goes, as a spinner does; by then the window may have gone with the one below. */
  private static final class Holder extends View {
    final PopupWindow popup;

    Holder(Context context) {
      super(context);
      popup = new PopupWindow(new TextView(context), 100, 100);
    }

    @Override
    protected void onDetachedFromWindow() {
      super.onDetachedFromWindow();
      popup.dismiss();
      System.out.println("shown " + popup.isShowing());
    }
  }
}
