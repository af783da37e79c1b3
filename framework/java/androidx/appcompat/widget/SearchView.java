package androidx.appcompat.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.widget.AppAttributes;
import androidx.appcompat.view.CollapsibleActionView;

/** The platform's search field, with listeners of the library. */
public class SearchView extends android.widget.SearchView implements CollapsibleActionView {
  public interface OnQueryTextListener extends android.widget.SearchView.OnQueryTextListener {
    @Override
    boolean onQueryTextSubmit(String query);

    @Override
    boolean onQueryTextChange(String newText);
  }

  public interface OnCloseListener extends android.widget.SearchView.OnCloseListener {
    @Override
    boolean onClose();
  }

  public interface OnSuggestionListener extends android.widget.SearchView.OnSuggestionListener {
    @Override
    boolean onSuggestionSelect(int position);

    @Override
    boolean onSuggestionClick(int position);
  }

  /** The field in it. */
  public static class SearchAutoComplete extends AppCompatAutoCompleteTextView {
    public SearchAutoComplete(Context context) { super(context); }

    public SearchAutoComplete(Context context, AttributeSet attrs) { super(context, attrs); }

    public SearchAutoComplete(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  }

  public SearchView(Context context) { this(context, null); }

  public SearchView(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public SearchView(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, "iconifiedByDefault", "queryHint");
    if (values.hasValue(0)) setIconifiedByDefault(values.getBoolean(0, true));
    if (values.getText(1) != null) setQueryHint(values.getText(1));
    values.recycle();
  }

  public void setOnQueryTextListener(OnQueryTextListener listener) {
    super.setOnQueryTextListener((android.widget.SearchView.OnQueryTextListener) listener);
  }

  public void setOnCloseListener(OnCloseListener listener) {
    super.setOnCloseListener((android.widget.SearchView.OnCloseListener) listener);
  }

  public void setOnSuggestionListener(OnSuggestionListener listener) {
    super.setOnSuggestionListener((android.widget.SearchView.OnSuggestionListener) listener);
  }
}
