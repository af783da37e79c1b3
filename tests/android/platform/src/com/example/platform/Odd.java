package com.example.platform;

import android.app.Activity;
import android.content.Context;
import android.graphics.drawable.ColorDrawable;
import android.net.wifi.aware.PublishConfig;
import android.os.Bundle;
import android.telephony.PhoneNumberFormattingTextWatcher;
import android.view.View;
import android.widget.EditText;
import android.widget.FrameLayout;
import android.widget.PopupWindow;
import android.widget.TextView;

/** What apps were seen to stumble over. */
public class Odd extends Activity {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
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
    System.out.println("published " + new PublishConfig.Builder().setServiceName("service").build().equals(
        new PublishConfig.Builder().setServiceName("service").build()));
    holder.post(() -> {
      holder.popup.showAtLocation(holder, 0, 0, 0);
      System.out.println("shown " + holder.popup.isShowing());
      finish();
    });
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
