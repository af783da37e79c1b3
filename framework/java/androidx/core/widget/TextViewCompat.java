package androidx.core.widget;

import android.content.res.ColorStateList;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;
import android.view.ActionMode;
import android.widget.TextView;

/** Calls of text views that older platforms lack. */
public final class TextViewCompat {
  public static final int AUTO_SIZE_TEXT_TYPE_NONE = 0;
  public static final int AUTO_SIZE_TEXT_TYPE_UNIFORM = 1;

  private TextViewCompat() {}

  public static ColorStateList getCompoundDrawableTintList(TextView textView) {
    return textView.getCompoundDrawableTintList();
  }

  public static PorterDuff.Mode getCompoundDrawableTintMode(TextView textView) {
    return textView.getCompoundDrawableTintMode();
  }

  public static Drawable[] getCompoundDrawablesRelative(TextView textView) {
    return textView.getCompoundDrawablesRelative();
  }

  public static int getMaxLines(TextView textView) {
    return textView.getMaxLines();
  }

  public static int getMinLines(TextView textView) {
    return textView.getMinLines();
  }

  public static void setCompoundDrawableTintList(TextView textView, ColorStateList compoundDrawableTintList) {
    textView.setCompoundDrawableTintList(compoundDrawableTintList);
  }

  public static void setCompoundDrawableTintMode(TextView textView, PorterDuff.Mode compoundDrawableTintMode) {
    textView.setCompoundDrawableTintMode(compoundDrawableTintMode);
  }

  public static void setCompoundDrawablesRelative(TextView textView, Drawable drawable1, Drawable drawable2, Drawable drawable3,
      Drawable drawable4) {
    textView.setCompoundDrawablesRelative(drawable1, drawable2, drawable3, drawable4);
  }

  public static void setCompoundDrawablesRelativeWithIntrinsicBounds(TextView textView, int value1, int value2, int value3,
      int value4) {
    textView.setCompoundDrawablesRelativeWithIntrinsicBounds(value1, value2, value3, value4);
  }

  public static void setCompoundDrawablesRelativeWithIntrinsicBounds(TextView textView, Drawable drawable1, Drawable drawable2,
      Drawable drawable3, Drawable drawable4) {
    textView.setCompoundDrawablesRelativeWithIntrinsicBounds(drawable1, drawable2, drawable3, drawable4);
  }

  public static void setCustomSelectionActionModeCallback(TextView textView,
      ActionMode.Callback customSelectionActionModeCallback) {
    textView.setCustomSelectionActionModeCallback(customSelectionActionModeCallback);
  }

  public static void setLineHeight(TextView textView, int lineHeight) {
    textView.setLineHeight(lineHeight);
  }

  public static void setTextAppearance(TextView textView, int textAppearance) {
    textView.setTextAppearance(textAppearance);
  }

  public static ActionMode.Callback unwrapCustomSelectionActionModeCallback(ActionMode.Callback callback) {
    return callback;
  }

  public static ActionMode.Callback wrapCustomSelectionActionModeCallback(TextView textView, ActionMode.Callback callback) {
    return callback;
  }
}
