package android.widget;

import android.content.Context;
import android.content.Intent;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.text.TextWatcher;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewTreeObserver;
import android.view.accessibility.AccessibilityNodeInfo;

/** What a list keeps for its getters. */
abstract class ListAttributes extends AdapterView<ListAdapter>
    implements TextWatcher, ViewTreeObserver.OnGlobalLayoutListener, Filter.FilterListener,
    ViewTreeObserver.OnTouchModeChangeListener {
  public static final int TRANSCRIPT_MODE_DISABLED = 0, TRANSCRIPT_MODE_NORMAL = 1, TRANSCRIPT_MODE_ALWAYS_SCROLL = 2;
  public static final int CHOICE_MODE_NONE = 0, CHOICE_MODE_SINGLE = 1, CHOICE_MODE_MULTIPLE = 2, CHOICE_MODE_MULTIPLE_MODAL = 3;
  private static final int[] ATTRIBUTES = {android.R.attr.listSelector, android.R.attr.drawSelectorOnTop,
      android.R.attr.stackFromBottom, android.R.attr.scrollingCache, android.R.attr.textFilterEnabled,
      android.R.attr.transcriptMode, android.R.attr.cacheColorHint, android.R.attr.fastScrollEnabled,
      android.R.attr.smoothScrollbar, android.R.attr.choiceMode, android.R.attr.fastScrollAlwaysVisible};

  private Drawable selector;
  private boolean stackFromBottom;
  private int transcriptMode;
  private boolean fastScrollEnabled, fastScrollAlwaysVisible;

  ListAttributes(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    selector = values.getDrawable(0);
    setDrawSelectorOnTop(values.getBoolean(1, false));
    stackFromBottom = values.getBoolean(2, false);
    setScrollingCacheEnabled(values.getBoolean(3, true));
    setTextFilterEnabled(values.getBoolean(4, false));
    transcriptMode = values.getInt(5, TRANSCRIPT_MODE_DISABLED);
    setCacheColorHint(values.getColor(6, 0));
    fastScrollEnabled = values.getBoolean(7, false);
    setSmoothScrollbarEnabled(values.getBoolean(8, true));
    initialChoiceMode = values.getInt(9, CHOICE_MODE_NONE);
    fastScrollAlwaysVisible = values.getBoolean(10, false);
    values.recycle();
  }

  int initialChoiceMode;

  public int getListPaddingTop() { return getPaddingTop(); }

  public int getListPaddingBottom() { return getPaddingBottom(); }

  public int getListPaddingLeft() { return getPaddingLeft(); }

  public int getListPaddingRight() { return getPaddingRight(); }

  public void setSelector(int resID) { setSelector(getContext().getDrawable(resID)); }

  public void setSelector(Drawable sel) {
    selector = sel;
    if (sel != null) sel.setCallback(this);
  }

  public Drawable getSelector() { return selector; }

  public void setStackFromBottom(boolean stackFromBottom) {
    if (this.stackFromBottom == stackFromBottom) return;
    this.stackFromBottom = stackFromBottom;
    requestLayout();
  }

  public boolean isStackFromBottom() { return stackFromBottom; }

  public void setTranscriptMode(int mode) { transcriptMode = mode; }

  public int getTranscriptMode() { return transcriptMode; }

  public void setFastScrollEnabled(boolean enabled) { fastScrollEnabled = enabled; }

  public boolean isFastScrollEnabled() { return fastScrollEnabled; }

  public void setFastScrollAlwaysVisible(boolean alwaysShow) { fastScrollAlwaysVisible = alwaysShow; }

  public boolean isFastScrollAlwaysVisible() { return fastScrollEnabled && fastScrollAlwaysVisible; }

  public abstract boolean onRemoteAdapterConnected();

  public abstract void onRemoteAdapterDisconnected();

  private int cacheColorHint;
  private boolean scrollingCacheEnabled;
  private boolean smoothScrollbarEnabled;
  private boolean textFilterEnabled;

  public void deferNotifyDataSetChanged() {}

  public CharSequence getTextFilter() { return null; }

  public boolean hasTextFilter() { return false; }

  protected boolean isInFilterMode() { return false; }

  public void onInitializeAccessibilityNodeInfoForItem(View view, int value, AccessibilityNodeInfo accessibilityNodeInfo) {}

  public void setCacheColorHint(int cacheColorHint) { this.cacheColorHint = cacheColorHint; }
  public int getCacheColorHint() { return cacheColorHint; }

  public void setDrawSelectorOnTop(boolean drawSelectorOnTop) {}

  public void setFastScrollStyle(int fastScrollStyle) {}

  public void setFriction(float friction) {}

  public void setRemoteViewsAdapter(Intent remoteViewsAdapter) {}

  public void setScrollIndicators(View view, View view2) {}

  public void setScrollingCacheEnabled(boolean scrollingCacheEnabled) { this.scrollingCacheEnabled = scrollingCacheEnabled; }
  public boolean isScrollingCacheEnabled() { return scrollingCacheEnabled; }

  public void setSmoothScrollbarEnabled(boolean smoothScrollbarEnabled) { this.smoothScrollbarEnabled = smoothScrollbarEnabled; }
  public boolean isSmoothScrollbarEnabled() { return smoothScrollbarEnabled; }

  public void setTextFilterEnabled(boolean textFilterEnabled) { this.textFilterEnabled = textFilterEnabled; }
  public boolean isTextFilterEnabled() { return textFilterEnabled; }

  public void setVelocityScale(float velocityScale) {}
}
