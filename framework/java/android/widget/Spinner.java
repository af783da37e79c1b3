package android.widget;

import android.app.AlertDialog;
import android.content.Context;
import android.content.DialogInterface;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.database.DataSetObserver;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.ContextThemeWrapper;
import android.view.Gravity;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import antecede.Unlisted;

/** Shows its selection; a click shows all items, in a popup or in a dialog. */
public class Spinner extends AbsSpinner implements DialogInterface.OnClickListener {
  public static final int MODE_DIALOG = 0, MODE_DROPDOWN = 1;
  private static final int[] ATTRIBUTES = {android.R.attr.spinnerMode, android.R.attr.prompt, android.R.attr.gravity,
      android.R.attr.dropDownWidth};

  private int mode = MODE_DROPDOWN;
  private CharSequence prompt;
  private ListPopupWindow popup;
  private AlertDialog dialog;
  private int gravity = Gravity.CENTER;
  private Context popupContext;

  /** The views of the adapter's drop-down list. */
  private static final class DropDown implements ListAdapter, SpinnerAdapter {
    private final SpinnerAdapter adapter;

    DropDown(SpinnerAdapter adapter) { this.adapter = adapter; }

    @Override
    public int getCount() { return adapter == null ? 0 : adapter.getCount(); }

    @Override
    public Object getItem(int position) { return adapter == null ? null : adapter.getItem(position); }

    @Override
    public long getItemId(int position) { return adapter == null ? -1 : adapter.getItemId(position); }

    @Override
    public View getView(int position, View convertView, ViewGroup parent) {
      return getDropDownView(position, convertView, parent);
    }

    @Override
    public View getDropDownView(int position, View convertView, ViewGroup parent) {
      return adapter == null ? null : adapter.getDropDownView(position, convertView, parent);
    }

    @Override
    public boolean hasStableIds() { return adapter != null && adapter.hasStableIds(); }

    @Override
    public void registerDataSetObserver(DataSetObserver observer) {
      if (adapter != null) adapter.registerDataSetObserver(observer);
    }

    @Override
    public void unregisterDataSetObserver(DataSetObserver observer) {
      if (adapter != null) adapter.unregisterDataSetObserver(observer);
    }

    @Override
    public boolean areAllItemsEnabled() {
      return !(adapter instanceof ListAdapter) || ((ListAdapter) adapter).areAllItemsEnabled();
    }

    @Override
    public boolean isEnabled(int position) {
      return !(adapter instanceof ListAdapter) || ((ListAdapter) adapter).isEnabled(position);
    }

    @Override
    public int getItemViewType(int position) { return 0; }

    @Override
    public int getViewTypeCount() { return 1; }

    @Override
    public boolean isEmpty() { return getCount() == 0; }
  }

  private final class Choose implements AdapterView.OnItemClickListener {
    @Override
    public void onItemClick(AdapterView<?> parent, View view, int position, long id) {
      setSelection(position);
      if (getOnItemClickListener() != null) performItemClick(view, position, getAdapter().getItemId(position));
      if (popup != null) popup.dismiss();
    }
  }

  public Spinner(Context context) { this(context, null); }

  public Spinner(Context context, int mode) { this(context, null, android.R.attr.spinnerStyle, mode); }

  public Spinner(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.spinnerStyle); }

  public Spinner(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0, -1); }

  public Spinner(Context context, AttributeSet attrs, int defStyleAttr, int mode) { this(context, attrs, defStyleAttr, 0, mode); }

  public Spinner(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes, int mode) {
    this(context, attrs, defStyleAttr, defStyleRes, mode, null);
  }

  public Spinner(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes, int mode, Resources.Theme popupTheme) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    this.mode = mode >= 0 ? mode : values.getInt(0, MODE_DROPDOWN);
    prompt = values.getText(1);
    gravity = values.getInt(2, Gravity.CENTER);
    setDropDownWidth(values.getLayoutDimension(3, ViewGroup.LayoutParams.WRAP_CONTENT));
    values.recycle();
    popupContext = popupTheme == null ? context : new ContextThemeWrapper(context, popupTheme);
    Defaults.clickable(this, attrs);
    Defaults.smallest(this, attrs, 48, 48);
  }

  public Context getPopupContext() { return popupContext; }

  @Override
  public boolean performClick() {
    boolean handled = super.performClick();
    if (handled) return true;
    if (!isPopupShowing()) open();
    return true;
  }

  private boolean isPopupShowing() { return popup != null && popup.isShowing() || dialog != null && dialog.isShowing(); }

  private void open() {
    if (getAdapter() == null) return;
    if (mode == MODE_DIALOG) {
      AlertDialog.Builder builder = new AlertDialog.Builder(popupContext);
      if (prompt != null) builder.setTitle(prompt);
      dialog = builder.setSingleChoiceItems(new DropDown(getAdapter()), getSelectedItemPosition(), this).create();
      dialog.show();
      return;
    }
    popup = new ListPopupWindow(popupContext);
    popup.setAnchorView(this);
    popup.setModal(true);
    popup.setWidth(getDropDownWidth());
    popup.setHorizontalOffset(getDropDownHorizontalOffset());
    popup.setVerticalOffset(getDropDownVerticalOffset());
    popup.setAdapter(new DropDown(getAdapter()));
    popup.setOnItemClickListener(new Choose());
    popup.show();
    ListView list = popup.getListView();
    list.setChoiceMode(ListView.CHOICE_MODE_SINGLE);
    list.setItemChecked(getSelectedItemPosition(), true);
    popup.setSelection(getSelectedItemPosition());
  }

  @Override
  public void onClick(DialogInterface dialog, int which) {
    setSelection(which);
    dialog.dismiss();
    this.dialog = null;
  }

  @Override
  public void setAdapter(SpinnerAdapter adapter) {
    super.setAdapter(adapter);
    if (popup != null && popup.isShowing()) popup.setAdapter(new DropDown(adapter));
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    if (popup != null && popup.isShowing()) popup.dismiss();
    if (dialog != null && dialog.isShowing()) dialog.dismiss();
  }

  @Override
  public void setOnItemClickListener(OnItemClickListener l) {
    throw new RuntimeException("setOnItemClickListener cannot be used with a spinner.");
  }

  @Unlisted
  public void setOnItemClickListenerInt(OnItemClickListener l) { super.setOnItemClickListener(l); }

  public void setGravity(int gravity) {
    this.gravity = gravity;
    requestLayout();
  }

  public int getGravity() { return gravity; }

  public void setPrompt(CharSequence prompt) { this.prompt = prompt; }

  public void setPromptId(int promptId) { setPrompt(getContext().getText(promptId)); }

  public CharSequence getPrompt() { return prompt; }

  public void setPopupBackgroundDrawable(Drawable background) { popupBackground = background; }

  public void setPopupBackgroundResource(int resId) { setPopupBackgroundDrawable(getPopupContext().getDrawable(resId)); }

  public Drawable getPopupBackground() { return popupBackground; }

  private Drawable popupBackground;

  @Override
  public CharSequence getAccessibilityClassName() { return Spinner.class.getName(); }

  private int dropDownHorizontalOffset;
  private int dropDownVerticalOffset;
  private int dropDownWidth;

  public void setDropDownHorizontalOffset(int dropDownHorizontalOffset) {
    this.dropDownHorizontalOffset = dropDownHorizontalOffset;
  }
  public int getDropDownHorizontalOffset() { return dropDownHorizontalOffset; }

  public void setDropDownVerticalOffset(int dropDownVerticalOffset) { this.dropDownVerticalOffset = dropDownVerticalOffset; }
  public int getDropDownVerticalOffset() { return dropDownVerticalOffset; }

  public void setDropDownWidth(int dropDownWidth) { this.dropDownWidth = dropDownWidth; }
  public int getDropDownWidth() { return dropDownWidth; }
}
