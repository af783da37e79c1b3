package androidx.databinding.adapters;

import android.text.Editable;
import android.text.TextWatcher;
import android.widget.TextView;
import androidx.databinding.InverseBindingListener;

public class TextViewBindingAdapter {
  /** A text that is there already is not set again: two-way bindings come to rest. */
  public static void setText(TextView view, CharSequence text) {
    if (text != null && !text.toString().equals(view.getText().toString())) view.setText(text);
  }

  public static String getTextString(TextView view) { return view.getText().toString(); }

  public static void setTextWatcher(TextView view, final InverseBindingListener changed) {
    view.addTextChangedListener(new TextWatcher() {
      @Override public void beforeTextChanged(CharSequence text, int start, int count, int after) {}

      @Override public void onTextChanged(CharSequence text, int start, int before, int count) { changed.onChange(); }

      @Override public void afterTextChanged(Editable text) {}
    });
  }
}
