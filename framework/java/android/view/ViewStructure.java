package android.view;

import android.graphics.Matrix;
import android.os.Bundle;
import android.os.LocaleList;
import android.util.Pair;
import android.view.autofill.AutofillId;
import android.view.autofill.AutofillValue;
import java.util.List;

/** What a view tells of itself to services that read the screen. Nobody reads it here; apps may bring one of their own. */
public abstract class ViewStructure {
  public ViewStructure() {}

  public abstract int addChildCount(int num);

  public abstract void asyncCommit();

  public abstract ViewStructure asyncNewChild(int index);

  public abstract AutofillId getAutofillId();

  public abstract int getChildCount();

  public abstract Bundle getExtras();

  public abstract CharSequence getHint();

  public abstract CharSequence getText();

  public abstract int getTextSelectionEnd();

  public abstract int getTextSelectionStart();

  public abstract boolean hasExtras();

  public abstract ViewStructure newChild(int index);

  public abstract HtmlInfo.Builder newHtmlInfoBuilder(String tagName);

  public abstract void setAccessibilityFocused(boolean state);

  public abstract void setActivated(boolean state);

  public abstract void setAlpha(float alpha);

  public abstract void setAutofillHints(String[] hint);

  public abstract void setAutofillId(AutofillId id);

  public abstract void setAutofillId(AutofillId parentId, int virtualId);

  public abstract void setAutofillOptions(CharSequence[] options);

  public abstract void setAutofillType(int type);

  public abstract void setAutofillValue(AutofillValue value);

  public abstract void setCheckable(boolean state);

  public abstract void setChecked(boolean state);

  public abstract void setChildCount(int num);

  public abstract void setClassName(String className);

  public abstract void setClickable(boolean state);

  public abstract void setContentDescription(CharSequence contentDescription);

  public abstract void setContextClickable(boolean state);

  public abstract void setDataIsSensitive(boolean sensitive);

  public abstract void setDimens(int left, int top, int scrollX, int scrollY, int width, int height);

  public abstract void setElevation(float elevation);

  public abstract void setEnabled(boolean state);

  public abstract void setFocusable(boolean state);

  public abstract void setFocused(boolean state);

  public abstract void setHint(CharSequence hint);

  public abstract void setHtmlInfo(HtmlInfo htmlInfo);

  public abstract void setId(int id, String packageName, String typeName, String entryName);

  public abstract void setInputType(int inputType);

  public abstract void setLocaleList(LocaleList localeList);

  public abstract void setLongClickable(boolean state);

  public abstract void setOpaque(boolean opaque);

  public abstract void setSelected(boolean state);

  public abstract void setText(CharSequence text);

  public abstract void setText(CharSequence text, int selectionStart, int selectionEnd);

  public abstract void setTextLines(int[] charOffsets, int[] baselines);

  public abstract void setTextStyle(float size, int fgColor, int bgColor, int style);

  public abstract void setTransformation(Matrix matrix);

  public abstract void setVisibility(int visibility);

  public abstract void setWebDomain(String domain);

  public void setHintIdEntry(String entryName) {}

  public void setImportantForAutofill(int mode) {}

  public void setMaxTextEms(int maxEms) {}

  public void setMaxTextLength(int maxLength) {}

  public void setMinTextEms(int minEms) {}

  public void setReceiveContentMimeTypes(String[] mimeTypes) {}

  public void setTextIdEntry(String entryName) {}

  /** The element of a page that something comes from. */
  public abstract static class HtmlInfo {
    public HtmlInfo() {}

    public abstract String getTag();

    public abstract List<Pair<String, String>> getAttributes();

    /** Makes one. */
    public abstract static class Builder {
      public Builder() {}

      public abstract Builder addAttribute(String name, String value);

      public abstract HtmlInfo build();
    }
  }
}
