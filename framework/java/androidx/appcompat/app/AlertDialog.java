package androidx.appcompat.app;

import android.app.AlertContents;
import android.content.Context;
import android.content.DialogInterface;
import android.database.Cursor;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.Message;
import android.util.TypedValue;
import android.view.ContextThemeWrapper;
import android.view.KeyEvent;
import android.view.View;
import android.widget.AdapterView;
import android.widget.Button;
import android.widget.ListAdapter;
import android.widget.ListView;
import antecede.Unlisted;

/** A dialog with a title, a message or a list, and up to three buttons. */
public class AlertDialog extends AppCompatDialog implements DialogInterface {
  private final AlertContents contents;

  protected AlertDialog(Context context) {
    this(context, 0);
  }

  protected AlertDialog(Context context, boolean cancelable, OnCancelListener cancelListener) {
    this(context, 0);
    setCancelable(cancelable);
    setOnCancelListener(cancelListener);
  }

  protected AlertDialog(Context context, int themeResId) {
    super(context, resolve(context, themeResId));
    contents = new AlertContents(getContext(), this, getWindow());
  }

  static int resolve(Context context, int theme) {
    if (theme != 0) return theme;
    int attribute = context.getResources().getIdentifier("alertDialogTheme", "attr", context.getPackageName());
    TypedValue found = new TypedValue();
    if (attribute != 0) context.getTheme().resolveAttribute(attribute, found, true);
    return found.resourceId;
  }

  public Button getButton(int whichButton) {
    return contents.getButton(whichButton);
  }

  public ListView getListView() {
    return contents.getListView();
  }

  @Override
  public void setTitle(CharSequence title) {
    super.setTitle(title);
    contents.setTitle(title);
  }

  public void setCustomTitle(View customTitleView) {
    contents.customTitle = customTitleView;
  }

  public void setMessage(CharSequence message) {
    contents.setMessage(message);
  }

  public void setView(View view) {
    contents.setView(view);
  }

  public void setView(View view, int viewSpacingLeft, int viewSpacingTop, int viewSpacingRight, int viewSpacingBottom) {
    contents.setView(view);
  }

  public void setButton(int whichButton, CharSequence text, Message msg) {
    contents.setButton(whichButton, text, null, msg);
  }

  public void setButton(int whichButton, CharSequence text, OnClickListener listener) {
    contents.setButton(whichButton, text, listener, null);
  }

  public void setButton(int whichButton, CharSequence text, Drawable icon, OnClickListener listener) {
    contents.setButton(whichButton, text, listener, null);
  }

  public void setIcon(int resId) {
    contents.setIcon(resId);
  }

  public void setIcon(Drawable icon) {
    contents.setIcon(icon);
  }

  public void setIconAttribute(int attrId) {
    contents.setIconAttribute(attrId);
  }

  @Override
  protected void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    contents.install();
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    return super.onKeyDown(keyCode, event);
  }

  @Override
  public boolean onKeyUp(int keyCode, KeyEvent event) {
    return super.onKeyUp(keyCode, event);
  }

  /** Collects what an alert shall show. */
  public static class Builder {
    private final Context context;
    private final int theme;
    private boolean cancelable = true;
    private CharSequence title;
    private View customTitle;
    private CharSequence message;
    private int iconId;
    private Drawable icon;
    private int iconAttribute;
    private CharSequence positiveText;
    private DialogInterface.OnClickListener positive;
    private CharSequence negativeText;
    private DialogInterface.OnClickListener negative;
    private CharSequence neutralText;
    private DialogInterface.OnClickListener neutral;
    private DialogInterface.OnCancelListener onCancel;
    private DialogInterface.OnDismissListener onDismiss;
    private DialogInterface.OnKeyListener onKey;
    private View view;
    private int viewLayout;
    private CharSequence[] items;
    private ListAdapter adapter;
    private Cursor cursor;
    private String labelColumn;
    private String checkedColumn;
    private boolean[] checkedItems;
    private int checkedItem = -1;
    private boolean isMultiChoice;
    private boolean isSingleChoice;
    private DialogInterface.OnClickListener onItem;
    private DialogInterface.OnMultiChoiceClickListener onCheckbox;
    private AdapterView.OnItemSelectedListener onSelected;

    public Builder(Context context) {
      this(context, 0);
    }

    public Builder(Context context, int themeResId) {
      theme = resolve(context, themeResId);
      this.context = new ContextThemeWrapper(context, theme);
    }

    public Context getContext() {
      return context;
    }

    public Builder setTitle(int titleId) {
      title = context.getText(titleId);
      return this;
    }

    public Builder setTitle(CharSequence title) {
      this.title = title;
      return this;
    }

    public Builder setCustomTitle(View customTitleView) {
      customTitle = customTitleView;
      return this;
    }

    public Builder setMessage(int messageId) {
      message = context.getText(messageId);
      return this;
    }

    public Builder setMessage(CharSequence message) {
      this.message = message;
      return this;
    }

    public Builder setIcon(int iconId) {
      this.iconId = iconId;
      return this;
    }

    public Builder setIcon(Drawable icon) {
      this.icon = icon;
      return this;
    }

    public Builder setIconAttribute(int attrId) {
      iconAttribute = attrId;
      return this;
    }

    public Builder setPositiveButtonIcon(Drawable icon) {
      return this;
    }

    public Builder setNegativeButtonIcon(Drawable icon) {
      return this;
    }

    public Builder setNeutralButtonIcon(Drawable icon) {
      return this;
    }

    public Builder setPositiveButton(int textId, OnClickListener listener) {
      return setPositiveButton(context.getText(textId), listener);
    }

    public Builder setPositiveButton(CharSequence text, OnClickListener listener) {
      positiveText = text;
      positive = listener;
      return this;
    }

    public Builder setNegativeButton(int textId, OnClickListener listener) {
      return setNegativeButton(context.getText(textId), listener);
    }

    public Builder setNegativeButton(CharSequence text, OnClickListener listener) {
      negativeText = text;
      negative = listener;
      return this;
    }

    public Builder setNeutralButton(int textId, OnClickListener listener) {
      return setNeutralButton(context.getText(textId), listener);
    }

    public Builder setNeutralButton(CharSequence text, OnClickListener listener) {
      neutralText = text;
      neutral = listener;
      return this;
    }

    public Builder setCancelable(boolean cancelable) {
      this.cancelable = cancelable;
      return this;
    }

    public Builder setOnCancelListener(OnCancelListener onCancelListener) {
      onCancel = onCancelListener;
      return this;
    }

    public Builder setOnDismissListener(OnDismissListener onDismissListener) {
      onDismiss = onDismissListener;
      return this;
    }

    public Builder setOnKeyListener(OnKeyListener onKeyListener) {
      onKey = onKeyListener;
      return this;
    }

    public Builder setItems(int itemsId, OnClickListener listener) {
      return setItems(context.getResources().getTextArray(itemsId), listener);
    }

    public Builder setItems(CharSequence[] items, OnClickListener listener) {
      this.items = items;
      onItem = listener;
      return this;
    }

    public Builder setAdapter(ListAdapter adapter, OnClickListener listener) {
      this.adapter = adapter;
      onItem = listener;
      return this;
    }

    public Builder setCursor(Cursor cursor, OnClickListener listener, String labelColumn) {
      this.cursor = cursor;
      this.labelColumn = labelColumn;
      onItem = listener;
      return this;
    }

    public Builder setMultiChoiceItems(int itemsId, boolean[] checkedItems, OnMultiChoiceClickListener listener) {
      return setMultiChoiceItems(context.getResources().getTextArray(itemsId), checkedItems, listener);
    }

    public Builder setMultiChoiceItems(CharSequence[] items, boolean[] checkedItems, OnMultiChoiceClickListener listener) {
      this.items = items;
      this.checkedItems = checkedItems;
      isMultiChoice = true;
      onCheckbox = listener;
      return this;
    }

    public Builder setMultiChoiceItems(Cursor cursor, String isCheckedColumn, String labelColumn,
        OnMultiChoiceClickListener listener) {
      this.cursor = cursor;
      checkedColumn = isCheckedColumn;
      this.labelColumn = labelColumn;
      isMultiChoice = true;
      onCheckbox = listener;
      return this;
    }

    public Builder setSingleChoiceItems(int itemsId, int checkedItem, OnClickListener listener) {
      return setSingleChoiceItems(context.getResources().getTextArray(itemsId), checkedItem, listener);
    }

    public Builder setSingleChoiceItems(Cursor cursor, int checkedItem, String labelColumn, OnClickListener listener) {
      this.checkedItem = checkedItem;
      isSingleChoice = true;
      return setCursor(cursor, listener, labelColumn);
    }

    public Builder setSingleChoiceItems(CharSequence[] items, int checkedItem, OnClickListener listener) {
      this.checkedItem = checkedItem;
      isSingleChoice = true;
      return setItems(items, listener);
    }

    public Builder setSingleChoiceItems(ListAdapter adapter, int checkedItem, OnClickListener listener) {
      this.checkedItem = checkedItem;
      isSingleChoice = true;
      return setAdapter(adapter, listener);
    }

    public Builder setOnItemSelectedListener(AdapterView.OnItemSelectedListener listener) {
      onSelected = listener;
      return this;
    }

    public Builder setView(int layoutResId) {
      view = null;
      viewLayout = layoutResId;
      return this;
    }

    public Builder setView(View view) {
      this.view = view;
      viewLayout = 0;
      return this;
    }

    @Deprecated
    @Unlisted
    public Builder setView(View view, int viewSpacingLeft, int viewSpacingTop, int viewSpacingRight, int viewSpacingBottom) {
      return setView(view);
    }

    @Deprecated
    @Unlisted
    public Builder setInverseBackgroundForced(boolean useInverseBackground) {
      return this;
    }

    @Unlisted
    public Builder setRecycleOnMeasureEnabled(boolean enabled) {
      return this;
    }

    public AlertDialog create() {
      AlertDialog dialog = new AlertDialog(context, theme);
      apply(dialog, dialog.contents);
      dialog.setCancelable(cancelable);
      if (cancelable) dialog.setCanceledOnTouchOutside(true);
      dialog.setOnCancelListener(onCancel);
      dialog.setOnDismissListener(onDismiss);
      if (onKey != null) dialog.setOnKeyListener(onKey);
      return dialog;
    }

    private void apply(AlertDialog dialog, AlertContents contents) {
      contents.customTitle = customTitle;
      if (title != null) dialog.setTitle(title);
      if (icon != null) contents.setIcon(icon);
      if (iconId != 0) contents.setIcon(iconId);
      if (iconAttribute != 0) contents.setIconAttribute(iconAttribute);
      if (message != null) contents.setMessage(message);
      if (positiveText != null) contents.setButton(BUTTON_POSITIVE, positiveText, positive, null);
      if (negativeText != null) contents.setButton(BUTTON_NEGATIVE, negativeText, negative, null);
      if (neutralText != null) contents.setButton(BUTTON_NEUTRAL, neutralText, neutral, null);
      contents.view = view;
      contents.viewLayout = viewLayout;
      contents.items = items;
      contents.adapter = adapter;
      contents.cursor = cursor;
      contents.labelColumn = labelColumn;
      contents.checkedColumn = checkedColumn;
      contents.checkedItems = checkedItems;
      contents.checkedItem = checkedItem;
      contents.isMultiChoice = isMultiChoice;
      contents.isSingleChoice = isSingleChoice;
      contents.onItem = onItem;
      contents.onCheckbox = onCheckbox;
      contents.onSelected = onSelected;
    }

    public AlertDialog show() {
      AlertDialog dialog = create();
      dialog.show();
      return dialog;
    }
  }
}
