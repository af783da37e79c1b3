package android.app;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.Handler;
import android.os.Message;
import android.view.Gravity;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.ProgressBar;
import android.widget.TextView;
import java.text.NumberFormat;

/** A dialog that shows how far something is. The bar changes at once, the texts beside it in a message. */
@Deprecated
public class ProgressDialog extends AlertDialog {
  public static final int STYLE_SPINNER = 0;
  public static final int STYLE_HORIZONTAL = 1;

  private int style = STYLE_SPINNER;
  private ProgressBar bar;
  private TextView messageView;
  private TextView numberView;
  private TextView percentView;
  private String numberFormat = "%1d/%2d";
  private NumberFormat percentFormat = NumberFormat.getPercentInstance();
  private int max;
  private int value;
  private int secondaryValue;
  private int increment;
  private int secondaryIncrement;
  private Drawable progressDrawable;
  private Drawable indeterminateDrawable;
  private CharSequence message;
  private boolean indeterminate;
  private boolean started;
  private Handler updates;

  public ProgressDialog(Context context) {
    super(context);
    percentFormat.setMaximumFractionDigits(0);
  }

  public ProgressDialog(Context context, int theme) {
    super(context, theme);
    percentFormat.setMaximumFractionDigits(0);
  }

  public static ProgressDialog show(Context context, CharSequence title, CharSequence message) {
    return show(context, title, message, false);
  }

  public static ProgressDialog show(Context context, CharSequence title, CharSequence message, boolean indeterminate) {
    return show(context, title, message, indeterminate, false, null);
  }

  public static ProgressDialog show(Context context, CharSequence title, CharSequence message, boolean indeterminate,
      boolean cancelable) {
    return show(context, title, message, indeterminate, cancelable, null);
  }

  public static ProgressDialog show(Context context, CharSequence title, CharSequence message, boolean indeterminate,
      boolean cancelable, OnCancelListener cancelListener) {
    ProgressDialog dialog = new ProgressDialog(context);
    dialog.setTitle(title);
    dialog.setMessage(message);
    dialog.setIndeterminate(indeterminate);
    dialog.setCancelable(cancelable);
    dialog.setOnCancelListener(cancelListener);
    dialog.show();
    return dialog;
  }

  @Override
  protected void onCreate(Bundle savedInstanceState) {
    LinearLayout panel = new LinearLayout(getContext());
    panel.setOrientation(style == STYLE_HORIZONTAL ? LinearLayout.VERTICAL : LinearLayout.HORIZONTAL);
    panel.setGravity(Gravity.CENTER_VERTICAL);
    if (style == STYLE_HORIZONTAL) fillHorizontal(panel);
    else fillSpinner(panel);
    setView(panel);
    if (max > 0) setMax(max);
    if (value > 0) setProgress(value);
    if (secondaryValue > 0) setSecondaryProgress(secondaryValue);
    if (increment > 0) incrementProgressBy(increment);
    if (secondaryIncrement > 0) incrementSecondaryProgressBy(secondaryIncrement);
    if (progressDrawable != null) setProgressDrawable(progressDrawable);
    if (indeterminateDrawable != null) setIndeterminateDrawable(indeterminateDrawable);
    if (message != null) setMessage(message);
    setIndeterminate(indeterminate);
    onProgressChanged();
    super.onCreate(savedInstanceState);
  }

  private void fillHorizontal(LinearLayout panel) {
    updates = new Handler() {
      @Override
      public void handleMessage(Message msg) {
        super.handleMessage(msg);
        showNumbers();
      }
    };
    bar = new ProgressBar(getContext(), null, android.R.attr.progressBarStyleHorizontal);
    bar.identify(android.R.id.progress);
    panel.addView(bar, new LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT));
    numberView = new TextView(getContext());
    percentView = new TextView(getContext());
    panel.addView(percentView);
    panel.addView(numberView);
  }

  private void fillSpinner(LinearLayout panel) {
    bar = new ProgressBar(getContext());
    bar.identify(android.R.id.progress);
    messageView = new TextView(getContext());
    messageView.identify(android.R.id.message);
    panel.addView(bar);
    panel.addView(messageView);
  }

  private void showNumbers() {
    int progress = bar.getProgress();
    int max = bar.getMax();
    numberView.setText(numberFormat == null ? "" : String.format(numberFormat, progress, max));
    percentView.setText(percentFormat == null ? "" : percentFormat.format((double) progress / max));
  }

  @Override
  public void onStart() {
    super.onStart();
    started = true;
  }

  @Override
  protected void onStop() {
    super.onStop();
    started = false;
  }

  private void onProgressChanged() {
    if (style == STYLE_HORIZONTAL && updates != null && !updates.hasMessages(0)) updates.sendEmptyMessage(0);
  }

  public void setProgress(int value) {
    if (started) {
      bar.setProgress(value);
      onProgressChanged();
    } else {
      this.value = value;
    }
  }

  public void setSecondaryProgress(int secondaryProgress) {
    if (bar != null) {
      bar.setSecondaryProgress(secondaryProgress);
      onProgressChanged();
    } else {
      secondaryValue = secondaryProgress;
    }
  }

  public int getProgress() {
    return bar != null ? bar.getProgress() : value;
  }

  public int getSecondaryProgress() {
    return bar != null ? bar.getSecondaryProgress() : secondaryValue;
  }

  public int getMax() {
    return bar != null ? bar.getMax() : max;
  }

  public void setMax(int max) {
    if (bar != null) {
      bar.setMax(max);
      onProgressChanged();
    } else {
      this.max = max;
    }
  }

  public void incrementProgressBy(int diff) {
    if (bar != null) {
      bar.incrementProgressBy(diff);
      onProgressChanged();
    } else {
      increment += diff;
    }
  }

  public void incrementSecondaryProgressBy(int diff) {
    if (bar != null) {
      bar.incrementSecondaryProgressBy(diff);
      onProgressChanged();
    } else {
      secondaryIncrement += diff;
    }
  }

  public void setProgressDrawable(Drawable d) {
    if (bar != null) bar.setProgressDrawable(d);
    else progressDrawable = d;
  }

  public void setIndeterminateDrawable(Drawable d) {
    if (bar != null) bar.setIndeterminateDrawable(d);
    else indeterminateDrawable = d;
  }

  public void setIndeterminate(boolean indeterminate) {
    if (bar != null) bar.setIndeterminate(indeterminate);
    else this.indeterminate = indeterminate;
  }

  public boolean isIndeterminate() {
    return bar != null ? bar.isIndeterminate() : indeterminate;
  }

  @Override
  public void setMessage(CharSequence message) {
    if (bar == null) this.message = message;
    else if (style == STYLE_HORIZONTAL) super.setMessage(message);
    else messageView.setText(message);
  }

  public void setProgressStyle(int style) {
    this.style = style;
  }

  public void setProgressNumberFormat(String format) {
    numberFormat = format;
    onProgressChanged();
  }

  public void setProgressPercentFormat(NumberFormat format) {
    percentFormat = format;
    onProgressChanged();
  }
}
