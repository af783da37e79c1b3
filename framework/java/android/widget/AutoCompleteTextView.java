package android.widget;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.database.DataSetObserver;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.text.Editable;
import android.text.InputType;
import android.text.Selection;
import android.text.TextUtils;
import android.text.TextWatcher;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.View;
import android.view.ViewGroup;
import antecede.Callbacks;

/** A text with suggestions: the filter works in the background, and what it finds is shown in a popup. */
public class AutoCompleteTextView extends EditText implements Filter.FilterListener {
  private static final int[] ATTRIBUTES = {android.R.attr.completionThreshold, android.R.attr.completionHint,
      android.R.attr.dropDownWidth, android.R.attr.dropDownHeight, android.R.attr.dropDownAnchor, android.R.attr.popupBackground};

  private ListAdapter adapter;
  private Filter filter;
  private int threshold = 2;
  private final ListPopupWindow popup;
  private AdapterView.OnItemClickListener itemClick;
  private AdapterView.OnItemSelectedListener itemSelected;
  private OnDismissListener dismissListener;
  private Validator validator;
  private CharSequence completionHint;
  private boolean blockCompletion;
  private boolean openBefore;
  private int dropDownAnchor = View.NO_ID;
  private DataSetObserver observer;

  /** Hears that the popup is gone. */
  public interface OnDismissListener {
    void onDismiss();
  }

  /** Judges and mends the text when the focus leaves. */
  public interface Validator {
    boolean isValid(CharSequence text);

    CharSequence fixText(CharSequence invalidText);
  }

  private final class Typing implements TextWatcher {
    @Override
    public void beforeTextChanged(CharSequence s, int start, int count, int after) {
      if (!blockCompletion) openBefore = isPopupShowing();
    }

    @Override
    public void onTextChanged(CharSequence s, int start, int before, int count) {}

    @Override
    public void afterTextChanged(Editable s) { refresh(); }
  }

  private final class Choose implements AdapterView.OnItemClickListener {
    @Override
    public void onItemClick(AdapterView<?> parent, View view, int position, long id) { performCompletion(view, position, id); }
  }

  private final class Dismissed implements PopupWindow.OnDismissListener {
    @Override
    public void onDismiss() {
      if (dismissListener == null) return;
      Callbacks.invoke(AutoCompleteTextView.this, "OnDismissListener", dismissListener);
      dismissListener.onDismiss();
    }
  }

  private final class Data extends DataSetObserver {
    @Override
    public void onChanged() {
      if (adapter != null) post(new Runnable() {
          @Override
          public void run() {
            if (adapter != null) updateDropDown(adapter.getCount());
          }
        });
    }
  }

  public AutoCompleteTextView(Context context) { this(context, null); }

  public AutoCompleteTextView(Context context, AttributeSet attrs) {
    this(context, attrs, android.R.attr.autoCompleteTextViewStyle);
  }

  public AutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public AutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    this(context, attrs, defStyleAttr, defStyleRes, null);
  }

  public AutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes,
      Resources.Theme popupTheme) {
    super(context, attrs, defStyleAttr, defStyleRes);
    popup = new ListPopupWindow(context);
    popup.setOnItemClickListener(new Choose());
    popup.setOnDismissListener(new Dismissed());
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    threshold = Math.max(1, values.getInt(0, 2));
    completionHint = values.getText(1);
    popup.setWidth(values.getLayoutDimension(2, ViewGroup.LayoutParams.WRAP_CONTENT));
    popup.setHeight(values.getLayoutDimension(3, ViewGroup.LayoutParams.WRAP_CONTENT));
    dropDownAnchor = values.getResourceId(4, View.NO_ID);
    Drawable behind = values.getDrawable(5);
    if (behind != null) popup.setBackgroundDrawable(behind);
    values.recycle();
    int type = getInputType();
    if ((type & InputType.TYPE_MASK_CLASS) == InputType.TYPE_CLASS_TEXT) {
      setRawInputType(type | InputType.TYPE_TEXT_FLAG_AUTO_COMPLETE);
    }
    setFocusable(true);
    super.addTextChangedListener(new Typing());
  }

  public ListAdapter getAdapter() { return adapter; }

  public <T extends ListAdapter & Filterable> void setAdapter(T adapter) {
    if (observer == null) observer = new Data();
    else if (this.adapter != null) this.adapter.unregisterDataSetObserver(observer);
    this.adapter = adapter;
    filter = null;
    if (adapter != null) {
      filter = ((Filterable) adapter).getFilter();
      adapter.registerDataSetObserver(observer);
    }
    popup.setAdapter(adapter);
  }

  private void refresh() {
    if (blockCompletion || openBefore && !isPopupShowing()) return;
    if (enoughToFilter()) {
      if (filter != null) performFiltering(getText(), 0);
      return;
    }
    if (!popup.isModal()) dismissDropDown();
    if (filter != null) filter.filter(null);
  }

  public final void refreshAutoCompleteResults() { refresh(); }

  public boolean enoughToFilter() { return getText().length() >= threshold; }

  protected void performFiltering(CharSequence text, int keyCode) { filter.filter(text, this); }

  @Override
  public void onFilterComplete(int count) { updateDropDown(count); }

  private void updateDropDown(int count) {
    boolean enough = enoughToFilter();
    if (count > 0 && enough) {
      if (hasFocus() && hasWindowFocus()) showDropDown();
    } else if (isPopupShowing()) {
      dismissDropDown();
    }
  }

  public void performCompletion() { performCompletion(null, -1, -1); }

  private void performCompletion(View selectedView, int position, long id) {
    if (isPopupShowing()) {
      if (position < 0) position = popup.getSelectedItemPosition();
      Object item = position < 0 ? null : adapter.getItem(position);
      if (item == null) return;
      blockCompletion = true;
      replaceText(convertSelectionToString(item));
      blockCompletion = false;
      if (itemClick != null) {
        Callbacks.invoke(this, "OnItemClickListener", itemClick);
        itemClick.onItemClick(popup.getListView(), selectedView, position, id);
      }
    }
    dismissDropDown();
  }

  public boolean isPerformingCompletion() { return blockCompletion; }

  protected CharSequence convertSelectionToString(Object selectedItem) { return filter.convertResultToString(selectedItem); }

  protected void replaceText(CharSequence text) {
    clearComposingText();
    setText(text);
    Selection.setSelection(getText(), getText().length());
  }

  public void setText(CharSequence text, boolean filter) {
    if (filter) {
      setText(text);
      return;
    }
    blockCompletion = true;
    setText(text);
    blockCompletion = false;
  }

  public boolean isPopupShowing() { return popup.isShowing(); }

  public void showDropDown() {
    if (popup.getAnchorView() == null) {
      View anchor = dropDownAnchor == View.NO_ID ? null : getRootView().findViewById(dropDownAnchor);
      popup.setAnchorView(anchor == null ? this : anchor);
    }
    if (!isPopupShowing()) popup.setInputMethodMode(ListPopupWindow.INPUT_METHOD_NEEDED);
    popup.show();
  }

  public void dismissDropDown() {
    popup.dismiss();
    openBefore = false;
  }

  @Override
  protected void onDetachedFromWindow() {
    dismissDropDown();
    super.onDetachedFromWindow();
  }

  @Override
  public void onWindowFocusChanged(boolean hasWindowFocus) {
    super.onWindowFocusChanged(hasWindowFocus);
    if (!hasWindowFocus && !popup.isModal() && !popup.isShowing()) dismissDropDown();
  }

  @Override
  protected void onFocusChanged(boolean focused, int direction, Rect previouslyFocusedRect) {
    super.onFocusChanged(focused, direction, previouslyFocusedRect);
    if (focused) return;
    performValidation();
    if (!popup.isModal()) dismissDropDown();
  }

  @Override
  public boolean onKeyPreIme(int keyCode, KeyEvent event) {
    return popup.onKeyPreIme(keyCode, event) || super.onKeyPreIme(keyCode, event);
  }

  public void performValidation() {
    if (validator == null) return;
    CharSequence text = getText();
    if (!TextUtils.isEmpty(text) && !validator.isValid(text)) setText(validator.fixText(text));
  }

  public void setValidator(Validator validator) { this.validator = validator; }

  public Validator getValidator() { return validator; }

  protected Filter getFilter() { return filter; }

  public void setOnItemClickListener(AdapterView.OnItemClickListener l) {
    if (l == null) Callbacks.unregister(this, "OnItemClickListener", null);
    else Callbacks.register(this, "OnItemClickListener", l, false, "performCompletion");
    itemClick = l;
  }

  public AdapterView.OnItemClickListener getOnItemClickListener() { return itemClick; }

  public AdapterView.OnItemClickListener getItemClickListener() { return itemClick; }

  public void setOnItemSelectedListener(AdapterView.OnItemSelectedListener l) {
    itemSelected = l;
    popup.setOnItemSelectedListener(l);
  }

  public AdapterView.OnItemSelectedListener getOnItemSelectedListener() { return itemSelected; }

  public AdapterView.OnItemSelectedListener getItemSelectedListener() { return itemSelected; }

  public void setOnDismissListener(OnDismissListener dismissListener) {
    if (dismissListener == null) Callbacks.unregister(this, "OnDismissListener", null);
    else Callbacks.observe(this, "OnDismissListener", dismissListener, false);
    this.dismissListener = dismissListener;
  }

  public int getThreshold() { return threshold; }

  public void setThreshold(int threshold) { this.threshold = Math.max(1, threshold); }

  public void setCompletionHint(CharSequence hint) { completionHint = hint; }

  public CharSequence getCompletionHint() { return completionHint; }

  public int getDropDownWidth() { return popup.getWidth(); }

  public void setDropDownWidth(int width) { popup.setWidth(width); }

  public int getDropDownHeight() { return popup.getHeight(); }

  public void setDropDownHeight(int height) { popup.setHeight(height); }

  public int getDropDownAnchor() { return dropDownAnchor; }

  public void setDropDownAnchor(int id) {
    dropDownAnchor = id;
    popup.setAnchorView(null);
  }

  public Drawable getDropDownBackground() { return popup.getBackground(); }

  public void setDropDownBackgroundDrawable(Drawable d) { popup.setBackgroundDrawable(d); }

  public void setDropDownBackgroundResource(int id) { popup.setBackgroundDrawable(getContext().getDrawable(id)); }

  public void setDropDownVerticalOffset(int offset) { popup.setVerticalOffset(offset); }

  public int getDropDownVerticalOffset() { return popup.getVerticalOffset(); }

  public void setDropDownHorizontalOffset(int offset) { popup.setHorizontalOffset(offset); }

  public int getDropDownHorizontalOffset() { return popup.getHorizontalOffset(); }

  public void clearListSelection() { popup.clearListSelection(); }

  public void setListSelection(int position) { popup.setSelection(position); }

  public int getListSelection() { return popup.getSelectedItemPosition(); }

  // What only keeps a value.

  private int inputMethodMode;

  public int getInputMethodMode() {
    return inputMethodMode;
  }

  public void setInputMethodMode(int inputMethodMode) {
    this.inputMethodMode = inputMethodMode;
  }
}
