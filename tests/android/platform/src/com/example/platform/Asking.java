package com.example.platform;

import android.app.Activity;
import android.app.Fragment;
import android.app.PendingIntent;
import android.content.Intent;
import android.content.IntentSender;
import android.os.Bundle;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;

/** Asks another activity, by itself with a number as libraries choose them, and through a fragment. */
public class Asking extends Activity {
  private static final int LARGE = 0x47654321;

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout list = new LinearLayout(this);
    add(list, "ask", view -> startActivityForResult(new Intent(this, Answering.class), LARGE));
    add(list, "fragment", view -> getFragmentManager().findFragmentByTag("part").startActivityForResult(new Intent(this, Answering.class), 7));
    add(list, "sender", view -> send(null));
    add(list, "fragment's sender", view -> send(getFragmentManager().findFragmentByTag("part")));
    add(list, "permission", view -> requestPermissions(new String[] {"android.permission.CAMERA"}, LARGE + 1));
    setContentView(list);
    if (saved == null) getFragmentManager().beginTransaction().add(new Part(), "part").commit();
  }

  /** Through an intent that somebody else may have made. */
  private void send(Fragment part) {
    IntentSender sender =
        PendingIntent.getActivity(this, 0, new Intent(this, Answering.class), PendingIntent.FLAG_IMMUTABLE).getIntentSender();
    try {
      if (part == null) startIntentSenderForResult(sender, 8, null, 0, 0, 0);
      else part.startIntentSenderForResult(sender, 9, null, 0, 0, 0, null);
    } catch (IntentSender.SendIntentException cancelled) {
      System.out.println(cancelled);
    }
  }

  private void add(LinearLayout list, String name, View.OnClickListener listener) {
    Button button = new Button(this);
    button.setText(name);
    button.setOnClickListener(listener);
    list.addView(button);
  }

  @Override
  protected void onActivityResult(int request, int result, Intent data) {
    System.out.println("activity: request " + Integer.toHexString(request) + ", result " + result);
  }

  @Override
  public void onRequestPermissionsResult(int request, String[] permissions, int[] grants) {
    System.out.println("activity: permission " + Integer.toHexString(request));
  }

  /** Has no view. */
  public static class Part extends Fragment {
    @Override
    public void onActivityResult(int request, int result, Intent data) {
      System.out.println("fragment: request " + request + ", result " + result);
    }
  }

  /** Answers at once. */
  public static class Answering extends Activity {
    @Override
    protected void onCreate(Bundle saved) {
      super.onCreate(saved);
      setResult(RESULT_OK);
    }
  }
}
