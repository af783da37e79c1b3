package com.example.lifecycle;

import android.app.AlertDialog;
import android.app.Dialog;
import android.content.DialogInterface;
import android.os.Bundle;

/** Shows dialogs: its own, and one that the activity looks after. */
public class Dialogs extends Logged {
  private final class Ears implements DialogInterface.OnShowListener, DialogInterface.OnCancelListener, DialogInterface.OnDismissListener,
      DialogInterface.OnClickListener {
    @Override
    public void onShow(DialogInterface dialog) {
      say("onShow");
    }

    @Override
    public void onCancel(DialogInterface dialog) {
      say("onCancel");
    }

    @Override
    public void onDismiss(DialogInterface dialog) {
      say("onDismiss");
    }

    @Override
    public void onClick(DialogInterface dialog, int which) {
      say("onClick " + which);
    }
  }

  /** Prints its own callbacks. */
  private static final class Plain extends Dialog {
    Plain(Dialogs activity) {
      super(activity);
    }

    @Override
    protected void onCreate(Bundle saved) {
      super.onCreate(saved);
      System.out.println("Plain.onCreate");
      setTitle("plain");
    }

    @Override
    protected void onStart() {
      super.onStart();
      System.out.println("Plain.onStart");
    }

    @Override
    protected void onStop() {
      super.onStop();
      System.out.println("Plain.onStop");
    }

    @Override
    public void onAttachedToWindow() {
      System.out.println("Plain.onAttachedToWindow");
    }

    @Override
    public void onDetachedFromWindow() {
      System.out.println("Plain.onDetachedFromWindow");
    }
  }

  private Plain plain;

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    buttons("alert", "plain", "managed");
  }

  @Override
  public void pressed(String action) {
    say("click " + action);
    Ears ears = new Ears();
    if (action.equals("alert")) {
      AlertDialog alert = new AlertDialog.Builder(this).setMessage("Really?").setPositiveButton("Yes", ears).setNegativeButton("No", ears).create();
      alert.setOnShowListener(ears);
      alert.setOnCancelListener(ears);
      alert.setOnDismissListener(ears);
      alert.show();
      say("shown");
    } else if (action.equals("plain")) {
      if (plain == null) plain = new Plain(this);
      plain.setOnShowListener(ears);
      plain.setOnCancelListener(ears);
      plain.setOnDismissListener(ears);
      plain.show();
      say("shown");
    } else {
      showDialog(1);
    }
  }

  @Override
  protected Dialog onCreateDialog(int id, Bundle arguments) {
    say("onCreateDialog " + id);
    return new AlertDialog.Builder(this).setMessage("Managed").setPositiveButton("Fine", new Ears()).create();
  }

  @Override
  protected void onPrepareDialog(int id, Dialog dialog, Bundle arguments) {
    super.onPrepareDialog(id, dialog, arguments);
    say("onPrepareDialog " + id);
  }
}
