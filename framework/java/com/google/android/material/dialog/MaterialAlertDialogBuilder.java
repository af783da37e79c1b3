package com.google.android.material.dialog;

import android.content.Context;
import android.content.DialogInterface;
import android.database.Cursor;
import android.graphics.drawable.Drawable;
import android.view.View;
import android.widget.AdapterView;
import android.widget.ListAdapter;
import androidx.appcompat.app.AlertDialog;

/** Builds an alert in the material style. */
public class MaterialAlertDialogBuilder extends AlertDialog.Builder {
  private Drawable background;

  public MaterialAlertDialogBuilder(Context context) { this(context, 0); }

  public MaterialAlertDialogBuilder(Context context, int overrideThemeResId) { super(context, overrideThemeResId); }

  public Drawable getBackground() { return background; }

  public MaterialAlertDialogBuilder setBackground(Drawable background) {
    this.background = background;
    return this;
  }

  public MaterialAlertDialogBuilder setBackgroundInsetStart(int backgroundInsetStart) { return this; }

  public MaterialAlertDialogBuilder setBackgroundInsetTop(int backgroundInsetTop) { return this; }

  public MaterialAlertDialogBuilder setBackgroundInsetEnd(int backgroundInsetEnd) { return this; }

  public MaterialAlertDialogBuilder setBackgroundInsetBottom(int backgroundInsetBottom) { return this; }

  @Override
  public MaterialAlertDialogBuilder setTitle(int titleId) { return (MaterialAlertDialogBuilder) super.setTitle(titleId); }

  @Override
  public MaterialAlertDialogBuilder setTitle(CharSequence title) { return (MaterialAlertDialogBuilder) super.setTitle(title); }

  @Override
  public MaterialAlertDialogBuilder setCustomTitle(View customTitleView) {
    return (MaterialAlertDialogBuilder) super.setCustomTitle(customTitleView);
  }

  @Override
  public MaterialAlertDialogBuilder setMessage(int messageId) { return (MaterialAlertDialogBuilder) super.setMessage(messageId); }

  @Override
  public MaterialAlertDialogBuilder setMessage(CharSequence message) {
    return (MaterialAlertDialogBuilder) super.setMessage(message);
  }

  @Override
  public MaterialAlertDialogBuilder setIcon(int iconId) { return (MaterialAlertDialogBuilder) super.setIcon(iconId); }

  @Override
  public MaterialAlertDialogBuilder setIcon(Drawable icon) { return (MaterialAlertDialogBuilder) super.setIcon(icon); }

  @Override
  public MaterialAlertDialogBuilder setIconAttribute(int attrId) {
    return (MaterialAlertDialogBuilder) super.setIconAttribute(attrId);
  }

  @Override
  public MaterialAlertDialogBuilder setPositiveButton(int textId, DialogInterface.OnClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setPositiveButton(textId, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setPositiveButton(CharSequence text, DialogInterface.OnClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setPositiveButton(text, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setNegativeButton(int textId, DialogInterface.OnClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setNegativeButton(textId, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setNegativeButton(CharSequence text, DialogInterface.OnClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setNegativeButton(text, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setNeutralButton(int textId, DialogInterface.OnClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setNeutralButton(textId, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setNeutralButton(CharSequence text, DialogInterface.OnClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setNeutralButton(text, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setCancelable(boolean cancelable) {
    return (MaterialAlertDialogBuilder) super.setCancelable(cancelable);
  }

  @Override
  public MaterialAlertDialogBuilder setOnCancelListener(DialogInterface.OnCancelListener listener) {
    return (MaterialAlertDialogBuilder) super.setOnCancelListener(listener);
  }

  @Override
  public MaterialAlertDialogBuilder setOnDismissListener(DialogInterface.OnDismissListener listener) {
    return (MaterialAlertDialogBuilder) super.setOnDismissListener(listener);
  }

  @Override
  public MaterialAlertDialogBuilder setOnKeyListener(DialogInterface.OnKeyListener listener) {
    return (MaterialAlertDialogBuilder) super.setOnKeyListener(listener);
  }

  @Override
  public MaterialAlertDialogBuilder setItems(int itemsId, DialogInterface.OnClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setItems(itemsId, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setItems(CharSequence[] items, DialogInterface.OnClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setItems(items, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setAdapter(ListAdapter adapter, DialogInterface.OnClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setAdapter(adapter, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setCursor(Cursor cursor, DialogInterface.OnClickListener listener, String labelColumn) {
    return (MaterialAlertDialogBuilder) super.setCursor(cursor, listener, labelColumn);
  }

  @Override
  public MaterialAlertDialogBuilder setMultiChoiceItems(int itemsId, boolean[] checkedItems,
      DialogInterface.OnMultiChoiceClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setMultiChoiceItems(itemsId, checkedItems, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setMultiChoiceItems(Cursor cursor, String isCheckedColumn, String labelColumn,
      DialogInterface.OnMultiChoiceClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setMultiChoiceItems(cursor, isCheckedColumn, labelColumn, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setMultiChoiceItems(CharSequence[] items, boolean[] checkedItems,
      DialogInterface.OnMultiChoiceClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setMultiChoiceItems(items, checkedItems, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setSingleChoiceItems(int itemsId, int checkedItem, DialogInterface.OnClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setSingleChoiceItems(itemsId, checkedItem, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setSingleChoiceItems(Cursor cursor, int checkedItem, String labelColumn,
      DialogInterface.OnClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setSingleChoiceItems(cursor, checkedItem, labelColumn, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setSingleChoiceItems(CharSequence[] items, int checkedItem,
      DialogInterface.OnClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setSingleChoiceItems(items, checkedItem, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setSingleChoiceItems(ListAdapter adapter, int checkedItem,
      DialogInterface.OnClickListener listener) {
    return (MaterialAlertDialogBuilder) super.setSingleChoiceItems(adapter, checkedItem, listener);
  }

  @Override
  public MaterialAlertDialogBuilder setOnItemSelectedListener(AdapterView.OnItemSelectedListener listener) {
    return (MaterialAlertDialogBuilder) super.setOnItemSelectedListener(listener);
  }

  @Override
  public MaterialAlertDialogBuilder setView(int layoutResId) { return (MaterialAlertDialogBuilder) super.setView(layoutResId); }

  @Override
  public MaterialAlertDialogBuilder setView(View view) { return (MaterialAlertDialogBuilder) super.setView(view); }
}
