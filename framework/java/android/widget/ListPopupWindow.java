package android.widget;

import android.content.Context;
import android.database.DataSetObserver;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.View;

/** A list in a popup, below another view. */
public class ListPopupWindow {
  public static final int MATCH_PARENT = -1, WRAP_CONTENT = -2;
  public static final int POSITION_PROMPT_ABOVE = 0, POSITION_PROMPT_BELOW = 1;
  public static final int INPUT_METHOD_FROM_FOCUSABLE = 0, INPUT_METHOD_NEEDED = 1, INPUT_METHOD_NOT_NEEDED = 2;

  private final Context context;
  private final PopupWindow popup;
  private ListAdapter adapter;
  private ListView list;
  private View anchor;
  private View promptView;
  private int width = WRAP_CONTENT, height = WRAP_CONTENT;
  private int horizontalOffset, verticalOffset;
  private int listSelection = -1;
  private boolean modal;
  private AdapterView.OnItemClickListener itemClick;
  private AdapterView.OnItemSelectedListener itemSelected;
  private DataSetObserver observer;
  private Drawable selector;

  /** A change of the data while it is shown. */
  private final class Data extends DataSetObserver {
    @Override
    public void onChanged() {
      if (isShowing()) show();
    }

    @Override
    public void onInvalidated() { dismiss(); }
  }

  public ListPopupWindow(Context context) { this(context, null, android.R.attr.listPopupWindowStyle, 0); }

  public ListPopupWindow(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.listPopupWindowStyle, 0); }

  public ListPopupWindow(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public ListPopupWindow(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    this.context = context;
    popup = new PopupWindow(context, attrs, defStyleAttr, defStyleRes);
    popup.setOutsideTouchable(true);
  }

  public void setAdapter(ListAdapter adapter) {
    if (observer == null) observer = new Data();
    else if (this.adapter != null) this.adapter.unregisterDataSetObserver(observer);
    this.adapter = adapter;
    if (adapter != null) adapter.registerDataSetObserver(observer);
    if (list != null) list.setAdapter(adapter);
  }

  ListView makeList() { return new ListView(context); }

  public void show() {
    if (list == null) {
      list = makeList();
      if (selector != null) list.setSelector(selector);
      list.setAdapter(adapter);
      list.setOnItemClickListener(itemClick);
      list.setOnItemSelectedListener(itemSelected);
      list.setFocusable(true);
      list.setFocusableInTouchMode(true);
      popup.setContentView(list);
    }
    int wide = width == WRAP_CONTENT && anchor != null ? Math.max(anchor.getWidth(), content()) : width;
    if (popup.isShowing()) {
      if (anchor != null) popup.update(anchor, horizontalOffset, verticalOffset, wide, height);
      return;
    }
    popup.setWidth(wide);
    popup.setHeight(height);
    popup.setFocusable(modal);
    popup.showAsDropDown(anchor, horizontalOffset, verticalOffset);
    if (listSelection >= 0) list.setSelection(listSelection);
    list.requestFocus();
  }

  /** As wide as the widest of the first items. */
  private int content() {
    int most = 0;
    int free = View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED);
    View view = null;
    for (int i = 0; adapter != null && i < adapter.getCount() && i < 15; i++) {
      view = adapter.getView(i, view, list);
      if (view.getLayoutParams() == null) view.setLayoutParams(new AbsListView.LayoutParams(WRAP_CONTENT, WRAP_CONTENT));
      view.measure(free, free);
      most = Math.max(most, view.getMeasuredWidth());
      if (adapter.getViewTypeCount() > 1) view = null;
    }
    return most;
  }

  public void dismiss() {
    popup.dismiss();
    popup.setContentView(null);
    list = null;
  }

  public void postShow() {
    if (anchor != null) anchor.post(new Runnable() {
        @Override
        public void run() { show(); }
      });
  }

  public void setOnDismissListener(PopupWindow.OnDismissListener listener) { popup.setOnDismissListener(listener); }

  public void setOnItemClickListener(AdapterView.OnItemClickListener clickListener) {
    itemClick = clickListener;
    if (list != null) list.setOnItemClickListener(clickListener);
  }

  public void setOnItemSelectedListener(AdapterView.OnItemSelectedListener selectedListener) {
    itemSelected = selectedListener;
    if (list != null) list.setOnItemSelectedListener(selectedListener);
  }

  public boolean isShowing() { return popup.isShowing(); }

  public void setModal(boolean modal) { this.modal = modal; }

  public boolean isModal() { return modal; }

  public void setAnchorView(View anchor) { this.anchor = anchor; }

  public View getAnchorView() { return anchor; }

  public void setSelection(int position) {
    listSelection = position;
    if (isShowing() && list != null) list.setSelection(position);
  }

  public void clearListSelection() { listSelection = -1; }

  public boolean performItemClick(int position) {
    if (!isShowing()) return false;
    if (itemClick == null) return true;
    View child = list.getChildAt(position - list.getFirstVisiblePosition());
    list.performItemClick(child, position, adapter.getItemId(position));
    return true;
  }

  public Object getSelectedItem() { return isShowing() ? list.getSelectedItem() : null; }

  public int getSelectedItemPosition() { return isShowing() ? list.getSelectedItemPosition() : AdapterView.INVALID_POSITION; }

  public long getSelectedItemId() { return isShowing() ? list.getSelectedItemId() : AdapterView.INVALID_ROW_ID; }

  public View getSelectedView() { return isShowing() ? list.getSelectedView() : null; }

  public ListView getListView() { return list; }

  public Drawable getBackground() { return popup.getBackground(); }

  public void setBackgroundDrawable(Drawable d) { popup.setBackgroundDrawable(d); }

  public void setListSelector(Drawable selector) { this.selector = selector; }

  public int getHorizontalOffset() { return horizontalOffset; }

  public void setHorizontalOffset(int offset) { horizontalOffset = offset; }

  public int getVerticalOffset() { return verticalOffset; }

  public void setVerticalOffset(int offset) { verticalOffset = offset; }

  public int getWidth() { return width; }

  public void setWidth(int width) { this.width = width; }

  public void setContentWidth(int width) { this.width = width; }

  public int getHeight() { return height; }

  public void setHeight(int height) { this.height = height; }

  public int getInputMethodMode() { return popup.getInputMethodMode(); }

  public void setInputMethodMode(int mode) { popup.setInputMethodMode(mode); }

  public int getSoftInputMode() { return popup.getSoftInputMode(); }

  public void setSoftInputMode(int mode) { popup.setSoftInputMode(mode); }

  public void setPromptView(View prompt) { promptView = prompt; }

  public int getAnimationStyle() { return popup.getAnimationStyle(); }

  public void setAnimationStyle(int animationStyle) { popup.setAnimationStyle(animationStyle); }

  public boolean onKeyPreIme(int keyCode, KeyEvent event) {
    if (keyCode != KeyEvent.KEYCODE_BACK || !isShowing()) return false;
    if (event.getAction() == KeyEvent.ACTION_UP) dismiss();
    return true;
  }

  public View.OnTouchListener createDragToOpenListener(View src) { return null; }

  private int promptPosition;

  public boolean isInputMethodNotNeeded() { return false; }

  public boolean onKeyDown(int value, KeyEvent keyEvent) { return false; }

  public boolean onKeyUp(int value, KeyEvent keyEvent) { return false; }

  public void setDropDownGravity(int dropDownGravity) {}

  public void setPromptPosition(int promptPosition) { this.promptPosition = promptPosition; }
  public int getPromptPosition() { return promptPosition; }

  public void setWindowLayoutType(int windowLayoutType) {}

  // What only keeps a value.

  private Rect epicenterBounds;

  public Rect getEpicenterBounds() {
    return epicenterBounds;
  }

  public void setEpicenterBounds(Rect epicenterBounds) {
    this.epicenterBounds = epicenterBounds;
  }
}
