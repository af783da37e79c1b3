package com.example.lifecycle;

import android.app.AlertDialog;
import android.app.Dialog;
import android.app.DialogFragment;
import android.content.DialogInterface;
import android.os.Bundle;

/** Shows a dialog that outlives a turn of the device. */
public class Asking extends Logged {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    if (saved == null) new Question().show(getFragmentManager(), "question");
  }

  public static class Question extends DialogFragment {
    @Override
    public Dialog onCreateDialog(Bundle saved) {
      System.out.println("Question.onCreateDialog");
      return new AlertDialog.Builder(getActivity()).setMessage("Sure?").setPositiveButton("Sure", new DialogInterface.OnClickListener() {
        @Override
        public void onClick(DialogInterface dialog, int which) {
          System.out.println("Question.onClick " + which);
        }
      }).create();
    }

    @Override
    public void onCancel(DialogInterface dialog) {
      System.out.println("Question.onCancel");
    }

    @Override
    public void onDismiss(DialogInterface dialog) {
      super.onDismiss(dialog);
      System.out.println("Question.onDismiss");
    }
  }
}
