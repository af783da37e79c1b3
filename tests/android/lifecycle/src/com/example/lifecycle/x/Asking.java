package com.example.lifecycle.x;

import android.app.AlertDialog;
import android.app.Dialog;
import android.content.DialogInterface;
import android.os.Bundle;
import androidx.fragment.app.DialogFragment;
import androidx.fragment.app.FragmentActivity;

/** Shows a dialog that outlives a turn of the device. */
public class Asking extends FragmentActivity {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    System.out.println("Asking.onCreate");
    if (saved == null) new Question().show(getSupportFragmentManager(), "question");
  }

  @Override
  protected void onResume() {
    super.onResume();
    System.out.println("Asking.onResume");
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
    public void onStart() {
      super.onStart();
      System.out.println("Question.onStart");
    }

    @Override
    public void onCancel(DialogInterface dialog) {
      super.onCancel(dialog);
      System.out.println("Question.onCancel");
    }

    @Override
    public void onDismiss(DialogInterface dialog) {
      super.onDismiss(dialog);
      System.out.println("Question.onDismiss");
    }

    @Override
    public void onDestroyView() {
      super.onDestroyView();
      System.out.println("Question.onDestroyView");
    }

    @Override
    public void onDetach() {
      super.onDetach();
      System.out.println("Question.onDetach");
    }
  }
}
