package android.content;

import android.view.KeyEvent;

/** A dialog, as its listeners see it. */
public interface DialogInterface {
  int BUTTON1 = -1;
  int BUTTON2 = -2;
  int BUTTON3 = -3;
  int BUTTON_NEGATIVE = -2;
  int BUTTON_NEUTRAL = -3;
  int BUTTON_POSITIVE = -1;

  void cancel();

  void dismiss();

  interface OnCancelListener {
    void onCancel(DialogInterface dialog);
  }

  interface OnDismissListener {
    void onDismiss(DialogInterface dialog);
  }

  interface OnShowListener {
    void onShow(DialogInterface dialog);
  }

  interface OnClickListener {
    void onClick(DialogInterface dialog, int which);
  }

  interface OnMultiChoiceClickListener {
    void onClick(DialogInterface dialog, int which, boolean isChecked);
  }

  interface OnKeyListener {
    boolean onKey(DialogInterface dialog, int keyCode, KeyEvent event);
  }
}
