package android.widget;

import android.app.SearchManager;
import android.app.SearchableInfo;
import android.content.Context;
import android.content.Intent;
import android.content.res.TypedArray;
import android.graphics.Rect;
import android.text.Editable;
import android.text.TextUtils;
import android.text.TextWatcher;
import android.util.AttributeSet;
import android.view.CollapsibleActionView;
import android.view.KeyEvent;
import android.view.View;
import android.view.inputmethod.EditorInfo;
import antecede.Callbacks;

/** A field for a query. */
public class SearchView extends LinearLayout implements CollapsibleActionView {
  private static final int[] ATTRIBUTES = {android.R.attr.iconifiedByDefault, android.R.attr.queryHint, android.R.attr.inputType,
      android.R.attr.imeOptions, android.R.attr.maxWidth};

  private final AutoCompleteTextView field;
  private final ImageButton searchButton, closeButton;
  private OnQueryTextListener queryListener;
  private OnCloseListener closeListener;
  private OnSuggestionListener suggestionListener;
  private View.OnClickListener searchClick;
  private View.OnFocusChangeListener focusListener;
  private boolean iconifiedByDefault = true, iconified;
  private CharSequence queryHint;
  private CursorAdapter suggestions;
  private SearchableInfo searchable;
  private CharSequence oldQuery;

  /** Hears of the query. */
  public interface OnQueryTextListener {
    boolean onQueryTextSubmit(String query);

    boolean onQueryTextChange(String newText);
  }

  /** Hears that the field is closed. */
  public interface OnCloseListener {
    boolean onClose();
  }

  /** Hears of suggestions. */
  public interface OnSuggestionListener {
    boolean onSuggestionSelect(int position);

    boolean onSuggestionClick(int position);
  }

  private final class Typing implements TextWatcher {
    @Override
    public void beforeTextChanged(CharSequence s, int start, int before, int after) {}

    @Override
    public void onTextChanged(CharSequence s, int start, int before, int after) { changed(s); }

    @Override
    public void afterTextChanged(Editable s) {}
  }

  private final class Clicks implements View.OnClickListener {
    @Override
    public void onClick(View v) {
      if (v == searchButton) open();
      else close();
    }
  }

  private final class Submit implements TextView.OnEditorActionListener {
    @Override
    public boolean onEditorAction(TextView v, int actionId, KeyEvent event) {
      submit();
      return true;
    }
  }

  private final class Suggest implements AdapterView.OnItemClickListener {
    @Override
    public void onItemClick(AdapterView<?> parent, View view, int position, long id) {
      if (suggestionListener == null) return;
      Callbacks.invoke(SearchView.this, "OnSuggestionListener", suggestionListener);
      suggestionListener.onSuggestionClick(position);
    }
  }

  private final class Focus implements View.OnFocusChangeListener {
    @Override
    public void onFocusChange(View v, boolean hasFocus) {
      if (focusListener == null) return;
      Callbacks.invoke(SearchView.this, "OnFocusChangeListener", focusListener);
      focusListener.onFocusChange(SearchView.this, hasFocus);
    }
  }

  public SearchView(Context context) { this(context, null); }

  public SearchView(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.searchViewStyle); }

  public SearchView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public SearchView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    searchButton = button();
    field = new AutoCompleteTextView(context);
    field.setSingleLine();
    field.setImeOptions(EditorInfo.IME_ACTION_SEARCH);
    field.setThreshold(1);
    addView(field, new LayoutParams(0, LayoutParams.WRAP_CONTENT, 1));
    closeButton = button();
    field.addTextChangedListener(new Typing());
    field.setOnEditorActionListener(new Submit());
    field.setOnItemClickListener(new Suggest());
    field.setOnFocusChangeListener(new Focus());
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    iconifiedByDefault = values.getBoolean(0, true);
    queryHint = values.getText(1);
    if (values.hasValue(2)) setInputType(values.getInt(2, 0));
    if (values.hasValue(3)) setImeOptions(values.getInt(3, 0));
    setMaxWidth(values.getDimensionPixelSize(4, -1));
    values.recycle();
    show(iconifiedByDefault);
  }

  private ImageButton button() {
    ImageButton button = new ImageButton(getContext());
    button.setOnClickListener(new Clicks());
    addView(button, LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
    return button;
  }

  private void show(boolean collapsed) {
    iconified = collapsed;
    searchButton.setVisibility(collapsed ? VISIBLE : GONE);
    field.setVisibility(collapsed ? GONE : VISIBLE);
    closeButton.setVisibility(collapsed ? GONE : VISIBLE);
    field.setHint(queryHint);
  }

  private void open() {
    show(false);
    field.requestFocus();
    if (searchClick == null) return;
    Callbacks.invoke(this, "OnClickListener", searchClick);
    searchClick.onClick(this);
  }

  private void close() {
    if (!TextUtils.isEmpty(field.getText())) {
      field.setText("");
      field.requestFocus();
      return;
    }
    if (!iconifiedByDefault) return;
    if (closeListener != null) {
      Callbacks.invoke(this, "OnCloseListener", closeListener);
      if (closeListener.onClose()) return;
    }
    clearFocus();
    show(true);
  }

  private void changed(CharSequence text) {
    if (queryListener != null && !TextUtils.equals(text, oldQuery)) {
      Callbacks.invoke(this, "OnQueryTextListener", queryListener);
      queryListener.onQueryTextChange(text.toString());
    }
    oldQuery = text.toString();
  }

  private void submit() {
    CharSequence query = field.getText();
    if (TextUtils.getTrimmedLength(query) == 0) return;
    if (queryListener != null) {
      Callbacks.invoke(this, "OnQueryTextListener", queryListener);
      if (queryListener.onQueryTextSubmit(query.toString())) return;
    }
    if (searchable != null) {
      Intent intent = new Intent(Intent.ACTION_SEARCH);
      intent.putExtra(SearchManager.USER_QUERY, query);
      intent.putExtra(SearchManager.QUERY, query.toString());
      intent.setComponent(searchable.getSearchActivity());
      getContext().startActivity(intent);
    }
    field.dismissDropDown();
  }

  public void setSearchableInfo(SearchableInfo searchable) { this.searchable = searchable; }

  public void setQuery(CharSequence query, boolean submit) {
    field.setText(query);
    if (query != null) field.setSelection(field.length());
    if (submit && !TextUtils.isEmpty(query)) submit();
  }

  public CharSequence getQuery() { return field.getText(); }

  public void setQueryHint(CharSequence hint) {
    queryHint = hint;
    field.setHint(hint);
  }

  public CharSequence getQueryHint() { return queryHint; }

  public void setIconifiedByDefault(boolean iconified) {
    if (iconifiedByDefault == iconified) return;
    iconifiedByDefault = iconified;
    show(iconified);
  }

  public boolean isIconifiedByDefault() { return iconifiedByDefault; }

  public boolean isIconfiedByDefault() { return iconifiedByDefault; }

  public void setIconified(boolean iconify) {
    if (iconify) close();
    else open();
  }

  public boolean isIconified() { return iconified; }

  public void setOnQueryTextListener(OnQueryTextListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnQueryTextListener", null);
    else Callbacks.register(this, "OnQueryTextListener", listener, false, "changed submit");
    queryListener = listener;
  }

  public void setOnCloseListener(OnCloseListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnCloseListener", null);
    else Callbacks.register(this, "OnCloseListener", listener, false, "close");
    closeListener = listener;
  }

  public void setOnQueryTextFocusChangeListener(View.OnFocusChangeListener listener) {
    if (listener != null) Callbacks.observe(this, "OnFocusChangeListener", listener, false);
    focusListener = listener;
  }

  public void setOnSuggestionListener(OnSuggestionListener listener) {
    if (listener != null) Callbacks.observe(this, "OnSuggestionListener", listener, false);
    suggestionListener = listener;
  }

  public void setOnSearchClickListener(View.OnClickListener listener) {
    if (listener != null) Callbacks.register(this, "OnClickListener", listener, false, "open");
    searchClick = listener;
  }

  public void setSuggestionsAdapter(CursorAdapter adapter) {
    suggestions = adapter;
    field.setAdapter(adapter);
  }

  public CursorAdapter getSuggestionsAdapter() { return suggestions; }

  public void setInputType(int inputType) { field.setInputType(inputType); }

  public int getInputType() { return field.getInputType(); }

  public void setImeOptions(int imeOptions) { field.setImeOptions(imeOptions); }

  public int getImeOptions() { return field.getImeOptions(); }

  @Override
  public boolean requestFocus(int direction, Rect previouslyFocusedRect) {
    if (iconified) return super.requestFocus(direction, previouslyFocusedRect);
    return isFocusable() && field.requestFocus(direction, previouslyFocusedRect);
  }

  @Override
  public void clearFocus() {
    super.clearFocus();
    field.clearFocus();
  }

  @Override
  public void onActionViewCollapsed() {
    setQuery("", false);
    clearFocus();
    show(true);
  }

  @Override
  public void onActionViewExpanded() { setIconified(false); }

  private int maxWidth;
  private boolean queryRefinementEnabled;
  private boolean submitButtonEnabled;

  public void setMaxWidth(int maxWidth) { this.maxWidth = maxWidth; }
  public int getMaxWidth() { return maxWidth; }

  public void setQueryRefinementEnabled(boolean queryRefinementEnabled) { this.queryRefinementEnabled = queryRefinementEnabled; }
  public boolean isQueryRefinementEnabled() { return queryRefinementEnabled; }

  public void setSubmitButtonEnabled(boolean submitButtonEnabled) { this.submitButtonEnabled = submitButtonEnabled; }
  public boolean isSubmitButtonEnabled() { return submitButtonEnabled; }
}
