package androidx.core.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.widget.ProgressBar;

/** A progress bar that shows itself only after half a second, and then for at least as long. */
public class ContentLoadingProgressBar extends ProgressBar {
  private static final int TIME = 500;

  private long start = -1;
  private boolean postedHide;
  private boolean postedShow;
  private boolean dismissed;
  private final Runnable delayedHide = new Runnable() {
    @Override
    public void run() {
      postedHide = false;
      start = -1;
      setVisibility(View.GONE);
    }
  };
  private final Runnable delayedShow = new Runnable() {
    @Override
    public void run() {
      postedShow = false;
      if (dismissed) return;
      start = System.currentTimeMillis();
      setVisibility(View.VISIBLE);
    }
  };

  public ContentLoadingProgressBar(Context context) {
    this(context, null);
  }

  public ContentLoadingProgressBar(Context context, AttributeSet attrs) {
    super(context, attrs, 0);
  }

  @Override
  public void onAttachedToWindow() {
    super.onAttachedToWindow();
    removeCallbacks();
  }

  @Override
  public void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    removeCallbacks();
  }

  private void removeCallbacks() {
    removeCallbacks(delayedHide);
    removeCallbacks(delayedShow);
  }

  public void hide() {
    dismissed = true;
    removeCallbacks(delayedShow);
    postedShow = false;
    long shown = System.currentTimeMillis() - start;
    if (shown >= TIME || start == -1) {
      setVisibility(View.GONE);
    } else if (!postedHide) {
      postDelayed(delayedHide, TIME - shown);
      postedHide = true;
    }
  }

  public void show() {
    start = -1;
    dismissed = false;
    removeCallbacks(delayedHide);
    postedHide = false;
    if (postedShow) return;
    postDelayed(delayedShow, TIME);
    postedShow = true;
  }
}
