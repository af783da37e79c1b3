package android.widget;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.BlendMode;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.Editable;
import android.text.InputFilter;
import android.text.InputType;
import android.text.Layout;
import android.text.PrecomputedText;
import android.text.Selection;
import android.text.SpanWatcher;
import android.text.Spannable;
import android.text.Spanned;
import android.text.SpannedString;
import android.text.StaticLayout;
import android.text.TextDirectionHeuristic;
import android.text.TextDirectionHeuristics;
import android.text.TextPaint;
import android.text.TextUtils;
import android.text.TextWatcher;
import android.text.method.ArrowKeyMovementMethod;
import android.text.method.DialerKeyListener;
import android.text.method.DigitsKeyListener;
import android.text.method.KeyListener;
import android.text.method.LinkMovementMethod;
import android.text.method.MovementMethod;
import android.text.method.PasswordTransformationMethod;
import android.text.method.SingleLineTransformationMethod;
import android.text.method.TextKeyListener;
import android.text.method.TransformationMethod;
import android.text.style.URLSpan;
import android.text.util.Linkify;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewTreeObserver;
import android.view.autofill.AutofillValue;
import android.view.inputmethod.BaseInputConnection;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputConnection;
import android.view.inputmethod.InputMethodManager;
import android.view.textclassifier.TextClassifier;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Hidden;
import antecede.Observable;

/** Shows a text, and lets it be edited if it has a KeyListener. Watchers are called within the change. */
public class TextView extends TextState implements ViewTreeObserver.OnPreDrawListener {
  private static final int[] ATTRIBUTES = {android.R.attr.textAppearance, android.R.attr.textColor, android.R.attr.textColorHint,
      android.R.attr.textColorLink, android.R.attr.textSize, android.R.attr.textStyle, android.R.attr.textAllCaps,
      android.R.attr.gravity, android.R.attr.drawablePadding, android.R.attr.maxLines, android.R.attr.minLines,
      android.R.attr.lines, android.R.attr.maxHeight, android.R.attr.minHeight, android.R.attr.height, android.R.attr.maxWidth,
      android.R.attr.minWidth, android.R.attr.width, android.R.attr.ems, android.R.attr.maxEms, android.R.attr.minEms,
      android.R.attr.scrollHorizontally, android.R.attr.includeFontPadding, android.R.attr.lineSpacingExtra,
      android.R.attr.lineSpacingMultiplier, android.R.attr.ellipsize, android.R.attr.singleLine, android.R.attr.hint,
      android.R.attr.autoLink, android.R.attr.linksClickable, android.R.attr.inputType, android.R.attr.imeOptions,
      android.R.attr.imeActionLabel, android.R.attr.imeActionId, android.R.attr.maxLength, android.R.attr.digits,
      android.R.attr.numeric, android.R.attr.phoneNumber, android.R.attr.password, android.R.attr.editable,
      android.R.attr.bufferType, android.R.attr.selectAllOnFocus, android.R.attr.freezesText, android.R.attr.textIsSelectable,
      android.R.attr.cursorVisible, android.R.attr.drawableLeft, android.R.attr.drawableTop, android.R.attr.drawableRight,
      android.R.attr.drawableBottom, android.R.attr.drawableStart, android.R.attr.drawableEnd, android.R.attr.privateImeOptions,
      android.R.attr.enabled, android.R.attr.text};

  @Observable private CharSequence mText = "";
  @Observable private CharSequence mHint;
  @Observable private CharSequence mError;
  /** The same as mText, for the framework's own reading. */
  private CharSequence current = "";
  private CharSequence shown = "";
  private BufferType bufferType = BufferType.NORMAL;
  private Bag<TextWatcher> watchers;
  private OnEditorActionListener editorAction;
  private Editable.Factory editables = Editable.Factory.getInstance();
  private Spannable.Factory spannables = Spannable.Factory.getInstance();
  private InputFilter[] filters = new InputFilter[0];
  private KeyListener keys;
  private MovementMethod movement;
  private TransformationMethod transformation;
  private int autoLink;
  private boolean linksClickable = true;
  private boolean selectAllOnFocus;
  private boolean selectable;
  private boolean freezes;
  private int imeOptions;
  private CharSequence imeActionLabel;
  private int imeActionId;
  private Bundle inputExtras;
  private int batch;
  private Layout layout;
  private boolean wasMeasured;

  public enum BufferType {
    NORMAL,
    SPANNABLE,
    EDITABLE
  }

  /** Hears of the action key of the keyboard. */
  public interface OnEditorActionListener {
    boolean onEditorAction(TextView v, int actionId, KeyEvent event);
  }

  /** The text and the selection of a view that is going to be made again. */
  public static class SavedState extends BaseSavedState {
    public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
      @Override
      public SavedState createFromParcel(Parcel source) {
        return new SavedState(source);
      }

      @Override
      public SavedState[] newArray(int size) {
        return new SavedState[size];
      }
    };

    int selectionStart = -1, selectionEnd = -1;
    CharSequence text;
    CharSequence error;

    SavedState(Parcelable superState) { super(superState); }

    private SavedState(Parcel source) {
      super(source);
      selectionStart = source.readInt();
      selectionEnd = source.readInt();
      text = TextUtils.CHAR_SEQUENCE_CREATOR.createFromParcel(source);
      error = TextUtils.CHAR_SEQUENCE_CREATOR.createFromParcel(source);
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
      super.writeToParcel(out, flags);
      out.writeInt(selectionStart);
      out.writeInt(selectionEnd);
      TextUtils.writeToParcel(text, out, flags);
      TextUtils.writeToParcel(error, out, flags);
    }

    @Override
    public String toString() {
      return "TextView.SavedState{start=" + selectionStart + " end=" + selectionEnd + (text == null ? "" : " text=" + text) + "}";
    }
  }

  /** Sits on an editable text and hears of its changes, whoever makes them. */
  private final class Change implements TextWatcher, SpanWatcher {
    @Override
    public void beforeTextChanged(CharSequence buffer, int start, int before, int after) {
      sendBeforeTextChanged(buffer, start, before, after);
    }

    @Override
    public void onTextChanged(CharSequence buffer, int start, int before, int after) {
      mText = buffer;
      layout = null;
      changed();
      sendOnTextChanged(buffer, start, before, after);
    }

    @Override
    public void afterTextChanged(Editable buffer) { sendAfterTextChanged(buffer); }

    @Override
    public void onSpanAdded(Spannable text, Object what, int start, int end) { spanChanged(what); }

    @Override
    public void onSpanRemoved(Spannable text, Object what, int start, int end) { spanChanged(what); }

    @Override
    public void onSpanChanged(Spannable text, Object what, int start, int end, int newStart, int newEnd) { spanChanged(what); }

    private void spanChanged(Object what) {
      if (what == Selection.SELECTION_END || what == Selection.SELECTION_START) {
        onSelectionChanged(getSelectionStart(), getSelectionEnd());
      }
    }
  }

  /** Through which a keyboard edits the text. */
  private static final class Connection extends BaseInputConnection {
    private final TextView view;

    Connection(TextView view) {
      super(view, true);
      this.view = view;
    }

    @Override
    public Editable getEditable() { return view.getEditableText(); }

    @Override
    public boolean performEditorAction(int actionCode) {
      view.onEditorAction(actionCode);
      return true;
    }

    @Override
    public boolean performContextMenuAction(int id) { return view.onTextContextMenuItem(id); }
  }

  public TextView(Context context) { this(context, null); }

  public TextView(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.textViewStyle); }

  public TextView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public TextView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    read(attrs, defStyleAttr, defStyleRes);
  }

  private void read(AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    TypedArray values = getContext().obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    CharSequence text = "";
    BufferType type = BufferType.NORMAL;
    boolean editable = getDefaultEditable();
    int single = -1;
    Drawable[] around = new Drawable[4];
    movement = getDefaultMovementMethod();
    for (int i = 0; i < values.getIndexCount(); i++) {
      int index = values.getIndex(i);
      int attribute = ATTRIBUTES[index];
      switch (attribute) {
        case android.R.attr.text:
          text = values.getText(index);
          break;
        case android.R.attr.enabled:
          setEnabled(values.getBoolean(index, isEnabled()));
          break;
        case android.R.attr.editable:
          editable = values.getBoolean(index, editable);
          break;
        case android.R.attr.bufferType:
          type = BufferType.values()[values.getInt(index, 0)];
          break;
        case android.R.attr.singleLine:
          single = values.getBoolean(index, false) ? 1 : 0;
          break;
        case android.R.attr.drawableLeft:
        case android.R.attr.drawableStart:
          around[0] = values.getDrawable(index);
          break;
        case android.R.attr.drawableTop:
          around[1] = values.getDrawable(index);
          break;
        case android.R.attr.drawableRight:
        case android.R.attr.drawableEnd:
          around[2] = values.getDrawable(index);
          break;
        case android.R.attr.drawableBottom:
          around[3] = values.getDrawable(index);
          break;
        default:
          if (!readLook(attribute, values, index)) readInput(attribute, values, index);
      }
    }
    values.recycle();
    if (editable && keys == null && inputType == InputType.TYPE_NULL) {
      inputType = InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_FLAG_MULTI_LINE;
      keys = TextKeyListener.getInstance();
    }
    if (single == 1 || single < 0 && isSingleLineType(inputType)) setSingleLine(true);
    if (isPassword(inputType)) setTransformationMethod(PasswordTransformationMethod.getInstance());
    setCompoundDrawablesWithIntrinsicBounds(around[0], around[1], around[2], around[3]);
    if (keys != null || selectable) makeEditable();
    setText(text, keys != null ? BufferType.EDITABLE : type);
  }

  /** As the platform: what can be edited takes the focus and clicks. */
  private void makeEditable() {
    setFocusable(true);
    setFocusableInTouchMode(true);
    setClickable(true);
    setLongClickable(true);
  }

  private void readInput(int attribute, TypedArray values, int index) {
    switch (attribute) {
      case android.R.attr.hint:
        mHint = values.getText(index);
        break;
      case android.R.attr.autoLink:
        autoLink = values.getInt(index, 0);
        break;
      case android.R.attr.linksClickable:
        linksClickable = values.getBoolean(index, true);
        break;
      case android.R.attr.inputType:
        setInputType(values.getInt(index, InputType.TYPE_NULL), true);
        break;
      case android.R.attr.numeric:
        setKeys(DigitsKeyListener.getInstance((values.getInt(index, 0) & 1) != 0, (values.getInt(index, 0) & 2) != 0));
        break;
      case android.R.attr.digits:
        setKeys(DigitsKeyListener.getInstance(values.getText(index).toString()));
        break;
      case android.R.attr.phoneNumber:
        if (values.getBoolean(index, false)) setKeys(DialerKeyListener.getInstance());
        break;
      case android.R.attr.password:
        if (values.getBoolean(index, false)) {
          inputType = InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_VARIATION_PASSWORD;
          keys = TextKeyListener.getInstance();
        }
        break;
      case android.R.attr.maxLength:
        int most = values.getInt(index, -1);
        if (most >= 0) filters = new InputFilter[] {new InputFilter.LengthFilter(most)};
        break;
      case android.R.attr.imeOptions:
        imeOptions = values.getInt(index, 0);
        break;
      case android.R.attr.imeActionLabel:
        imeActionLabel = values.getText(index);
        break;
      case android.R.attr.imeActionId:
        imeActionId = values.getInt(index, 0);
        break;
      case android.R.attr.selectAllOnFocus:
        selectAllOnFocus = values.getBoolean(index, false);
        break;
      case android.R.attr.freezesText:
        freezes = values.getBoolean(index, false);
        break;
      case android.R.attr.textIsSelectable:
        setTextIsSelectable(values.getBoolean(index, false));
        break;
      case android.R.attr.cursorVisible:
        setCursorVisible(values.getBoolean(index, true));
        break;
      case android.R.attr.privateImeOptions:
        setPrivateImeOptions(values.getString(index));
        break;
      default:
        break;
    }
  }

  protected boolean getDefaultEditable() { return false; }

  protected MovementMethod getDefaultMovementMethod() { return null; }

  // The text.

  public CharSequence getText() { return mText; }

  /** As getText, but nobody's access: for layout and pictures. */
  @Hidden
  public CharSequence text() { return current; }

  public Editable getEditableText() { return mText instanceof Editable ? (Editable) mText : null; }

  public int length() { return mText.length(); }

  public final void setText(CharSequence text) { setText(text, bufferType); }

  public final void setText(int resid) { setText(getContext().getResources().getText(resid)); }

  public final void setText(int resid, BufferType type) { setText(getContext().getResources().getText(resid), type); }

  public final void setText(char[] text, int start, int len) {
    if (start < 0 || len < 0 || start + len > text.length) throw new IndexOutOfBoundsException(start + ", " + len);
    setText(new String(text, start, len));
  }

  public void setText(CharSequence text, BufferType type) {
    if (text == null) text = "";
    CharSequence before = current;
    int length = before.length();
    text = filtered(text);
    boolean heard = watchers != null && !watchers.isEmpty();
    sendBeforeTextChanged(before, 0, length, text.length());
    CharSequence now = buffer(text, heard ? BufferType.EDITABLE : type);
    mText = now;
    current = now;
    bufferType = type;
    shown = transformation == null ? now : transformation.getTransformation(now, this);
    if (now instanceof Spannable) watch((Spannable) now);
    layout = null;
    changed();
    sendOnTextChanged(now, 0, length, now.length());
    if (heard) sendAfterTextChanged((Editable) now);
  }

  private CharSequence filtered(CharSequence text) {
    for (InputFilter filter : filters) {
      CharSequence out = filter.filter(text, 0, text.length(), new SpannedString(""), 0, 0);
      if (out != null) text = out;
    }
    return text;
  }

  private CharSequence buffer(CharSequence text, BufferType type) {
    if (autoLink != 0 && text.length() > 0) {
      Spannable linked = type == BufferType.EDITABLE || keys != null ? editable(text) : spannables.newSpannable(text);
      if (Linkify.addLinks(linked, autoLink) && linksClickable && movement == null) {
        setMovementMethod(LinkMovementMethod.getInstance());
      }
      return linked;
    }
    if (type == BufferType.EDITABLE || keys != null) return editable(text);
    if (type == BufferType.SPANNABLE || movement != null) return spannables.newSpannable(text);
    return text instanceof Spanned ? new SpannedString(text) : text.toString();
  }

  private Editable editable(CharSequence text) {
    Editable made = editables.newEditable(text);
    made.setFilters(filters);
    return made;
  }

  private void watch(Spannable text) {
    Change[] old = text.getSpans(0, text.length(), Change.class);
    for (Change one : old) text.removeSpan(one);
    text.setSpan(new Change(), 0, text.length(), Spanned.SPAN_INCLUSIVE_INCLUSIVE | 100 << Spanned.SPAN_PRIORITY_SHIFT);
    if (movement != null) movement.initialize(this, text);
  }

  public final void append(CharSequence text) { append(text, 0, text.length()); }

  public void append(CharSequence text, int start, int end) {
    if (!(mText instanceof Editable)) setText(mText, BufferType.EDITABLE);
    ((Editable) mText).append(text, start, end);
  }

  public final void setTextKeepState(CharSequence text) { setTextKeepState(text, bufferType); }

  public final void setTextKeepState(CharSequence text, BufferType type) {
    int start = getSelectionStart(), end = getSelectionEnd();
    setText(text, type);
    if ((start >= 0 || end >= 0) && mText instanceof Spannable) {
      Selection.setSelection((Spannable) mText, Math.max(0, Math.min(start, length())), Math.max(0, Math.min(end, length())));
    }
  }

  public void addTextChangedListener(TextWatcher watcher) {
    if (watchers == null) watchers = new Bag<TextWatcher>();
    watchers.add(watcher);
    Callbacks.register(this, "TextWatcher", watcher, true, "sendBeforeTextChanged sendOnTextChanged sendAfterTextChanged");
  }

  public void removeTextChangedListener(TextWatcher watcher) {
    if (watchers != null && watchers.remove(watcher)) Callbacks.unregister(this, "TextWatcher", watcher);
  }

  private void sendBeforeTextChanged(CharSequence text, int start, int before, int after) {
    if (watchers == null) return;
    Bag<TextWatcher> all = watchers.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "TextWatcher", all.get(i));
      all.get(i).beforeTextChanged(text, start, before, after);
    }
  }

  private void sendOnTextChanged(CharSequence text, int start, int before, int after) {
    onTextChanged(text, start, before, after);
    if (watchers == null) return;
    Bag<TextWatcher> all = watchers.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "TextWatcher", all.get(i));
      all.get(i).onTextChanged(text, start, before, after);
    }
  }

  private void sendAfterTextChanged(Editable text) {
    if (watchers == null) return;
    Bag<TextWatcher> all = watchers.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "TextWatcher", all.get(i));
      all.get(i).afterTextChanged(text);
    }
  }

  protected void onTextChanged(CharSequence text, int start, int lengthBefore, int lengthAfter) {}

  protected void onSelectionChanged(int selStart, int selEnd) {}

  public CharSequence getHint() { return mHint; }

  public final void setHint(CharSequence hint) {
    mHint = hint == null ? null : hint.toString();
    if (current.length() == 0) changed();
  }

  public final void setHint(int resid) { setHint(getContext().getResources().getText(resid)); }

  public CharSequence getError() { return mError; }

  public void setError(CharSequence error) { setError(error, null); }

  public void setError(CharSequence error, Drawable icon) {
    mError = error == null ? null : error.toString();
    invalidate();
  }

  public InputFilter[] getFilters() { return filters; }

  public void setFilters(InputFilter[] filters) {
    if (filters == null) throw new IllegalArgumentException();
    this.filters = filters;
    if (mText instanceof Editable) ((Editable) mText).setFilters(filters);
  }

  public final void setEditableFactory(Editable.Factory factory) {
    editables = factory;
    setText(mText);
  }

  public final void setSpannableFactory(Spannable.Factory factory) {
    spannables = factory;
    setText(mText);
  }

  public URLSpan[] getUrls() {
    return mText instanceof Spanned ? ((Spanned) mText).getSpans(0, mText.length(), URLSpan.class) : new URLSpan[0];
  }

  public final void setAutoLinkMask(int mask) { autoLink = mask; }

  public final int getAutoLinkMask() { return autoLink; }

  public final void setLinksClickable(boolean whether) { linksClickable = whether; }

  public final boolean getLinksClickable() { return linksClickable; }

  // How it is edited.

  public final KeyListener getKeyListener() { return keys; }

  private void setKeys(KeyListener input) {
    keys = input;
    inputType = input == null ? InputType.TYPE_NULL : input.getInputType();
  }

  public void setKeyListener(KeyListener input) {
    keys = input;
    if (input != null && !(current instanceof Editable)) setText(current);
    inputType = input == null ? InputType.TYPE_NULL : input.getInputType();
    if (input != null) makeEditable();
  }

  public final MovementMethod getMovementMethod() { return movement; }

  public final void setMovementMethod(MovementMethod movement) {
    if (this.movement == movement) return;
    this.movement = movement;
    if (movement != null && !(current instanceof Spannable)) setText(current);
    if (movement != null) makeEditable();
  }

  public final TransformationMethod getTransformationMethod() { return transformation; }

  public final void setTransformationMethod(TransformationMethod method) {
    if (method == transformation) return;
    transformation = method;
    shown = method == null ? current : method.getTransformation(current, this);
    layout = null;
    changed();
  }

  public int getInputType() { return inputType; }

  public void setRawInputType(int type) { inputType = type; }

  public void setInputType(int type) {
    setInputType(type, false);
    boolean single = isSingleLineType(type);
    if (isPassword(type)) setTransformationMethod(PasswordTransformationMethod.getInstance());
    else if (transformation instanceof PasswordTransformationMethod) setTransformationMethod(null);
    if (single != singleLine) setSingleLine(single);
  }

  private void setInputType(int type, boolean direct) {
    inputType = type;
    int kind = type & InputType.TYPE_MASK_CLASS;
    KeyListener input;
    if (kind == InputType.TYPE_NULL) input = null;
    else if (kind == InputType.TYPE_CLASS_NUMBER) input = DigitsKeyListener.getInstance(
        (type & InputType.TYPE_NUMBER_FLAG_SIGNED) != 0, (type & InputType.TYPE_NUMBER_FLAG_DECIMAL) != 0);
    else if (kind == InputType.TYPE_CLASS_PHONE) input = DialerKeyListener.getInstance();
    else input = TextKeyListener.getInstance();
    if (direct) keys = input;
    else setKeyListener(input);
    inputType = type;
  }

  private static boolean isPassword(int type) {
    int variation = type & (InputType.TYPE_MASK_CLASS | InputType.TYPE_MASK_VARIATION);
    return variation == (InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_VARIATION_PASSWORD)
        || variation == (InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_VARIATION_WEB_PASSWORD)
        || variation == (InputType.TYPE_CLASS_NUMBER | InputType.TYPE_NUMBER_VARIATION_PASSWORD);
  }

  private static boolean isSingleLineType(int type) {
    return type != InputType.TYPE_NULL
        && (type & (InputType.TYPE_MASK_CLASS | InputType.TYPE_TEXT_FLAG_MULTI_LINE))
            != (InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_FLAG_MULTI_LINE);
  }

  public void setSingleLine() { setSingleLine(true); }

  public void setSingleLine(boolean singleLine) {
    this.singleLine = singleLine;
    if ((inputType & InputType.TYPE_MASK_CLASS) == InputType.TYPE_CLASS_TEXT) {
      if (singleLine) inputType &= ~InputType.TYPE_TEXT_FLAG_MULTI_LINE;
      else inputType |= InputType.TYPE_TEXT_FLAG_MULTI_LINE;
    }
    setMaxLines(singleLine ? 1 : Integer.MAX_VALUE);
    setHorizontallyScrolling(singleLine);
    if (singleLine && transformation == null) setTransformationMethod(SingleLineTransformationMethod.getInstance());
    else if (!singleLine && transformation instanceof SingleLineTransformationMethod) setTransformationMethod(null);
  }

  public void setTextIsSelectable(boolean selectable) {
    if (!selectable && !this.selectable) return;
    this.selectable = selectable;
    setFocusableInTouchMode(selectable);
    setFocusable(selectable);
    setClickable(selectable);
    setLongClickable(selectable);
    setMovementMethod(selectable ? ArrowKeyMovementMethod.getInstance() : null);
    setText(current, selectable ? BufferType.SPANNABLE : BufferType.NORMAL);
  }

  public boolean isTextSelectable() { return selectable; }

  public void setSelectAllOnFocus(boolean selectAllOnFocus) {
    this.selectAllOnFocus = selectAllOnFocus;
    if (selectAllOnFocus && !(current instanceof Spannable)) setText(current, BufferType.SPANNABLE);
  }

  public int getSelectionStart() { return Selection.getSelectionStart(current); }

  public int getSelectionEnd() { return Selection.getSelectionEnd(current); }

  public boolean hasSelection() {
    int start = getSelectionStart(), end = getSelectionEnd();
    return start >= 0 && end > 0 && start != end;
  }

  public void setImeOptions(int imeOptions) { this.imeOptions = imeOptions; }

  public int getImeOptions() { return imeOptions; }

  public void setImeActionLabel(CharSequence label, int actionId) {
    imeActionLabel = label;
    imeActionId = actionId;
  }

  public CharSequence getImeActionLabel() { return imeActionLabel; }

  public int getImeActionId() { return imeActionId; }

  public Bundle getInputExtras(boolean create) {
    if (inputExtras == null && create) inputExtras = new Bundle();
    return inputExtras;
  }

  public void setFreezesText(boolean freezesText) { freezes = freezesText; }

  public boolean getFreezesText() { return freezes; }

  public void setOnEditorActionListener(OnEditorActionListener l) {
    if (l == null) Callbacks.unregister(this, "OnEditorActionListener", null);
    else Callbacks.register(this, "OnEditorActionListener", l, false, "act");
    editorAction = l;
  }

  public void onEditorAction(int actionCode) {
    if (act(actionCode, null)) return;
    if (actionCode == EditorInfo.IME_ACTION_NEXT || actionCode == EditorInfo.IME_ACTION_PREVIOUS) {
      View next = focusSearch(actionCode == EditorInfo.IME_ACTION_NEXT ? FOCUS_FORWARD : FOCUS_BACKWARD);
      if (next != null) next.requestFocus();
    } else if (actionCode == EditorInfo.IME_ACTION_DONE) {
      InputMethodManager keyboard = (InputMethodManager) getContext().getSystemService(Context.INPUT_METHOD_SERVICE);
      if (keyboard != null) keyboard.hideSoftInputFromWindow(getWindowToken(), 0);
    }
  }

  private boolean act(int actionCode, KeyEvent event) {
    if (editorAction == null) return false;
    Callbacks.invoke(this, "OnEditorActionListener", editorAction);
    return editorAction.onEditorAction(this, actionCode, event);
  }

  @Override
  public boolean onCheckIsTextEditor() { return inputType != InputType.TYPE_NULL; }

  @Override
  public InputConnection onCreateInputConnection(EditorInfo outAttrs) {
    if (!onCheckIsTextEditor() || !isEnabled() || !(current instanceof Editable)) return null;
    outAttrs.inputType = inputType;
    outAttrs.imeOptions = imeOptions;
    outAttrs.actionLabel = imeActionLabel;
    outAttrs.actionId = imeActionId;
    outAttrs.hintText = mHint;
    outAttrs.extras = inputExtras;
    outAttrs.initialSelStart = getSelectionStart();
    outAttrs.initialSelEnd = getSelectionEnd();
    return new Connection(this);
  }

  public void beginBatchEdit() {
    if (batch++ == 0) onBeginBatchEdit();
  }

  public void endBatchEdit() {
    if (--batch == 0) onEndBatchEdit();
  }

  public void onBeginBatchEdit() {}

  public void onEndBatchEdit() {}

  public void clearComposingText() {
    if (current instanceof Spannable) BaseInputConnection.removeComposingSpans((Spannable) current);
  }

  public boolean isSuggestionsEnabled() {
    return (inputType & InputType.TYPE_MASK_CLASS) == InputType.TYPE_CLASS_TEXT
        && (inputType & InputType.TYPE_TEXT_FLAG_NO_SUGGESTIONS) == 0;
  }

  public boolean isInputMethodTarget() { return isFocused() && onCheckIsTextEditor(); }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    if (isEnabled() && keyCode == KeyEvent.KEYCODE_ENTER && editorAction != null && act(EditorInfo.IME_NULL, event)) return true;
    if (isEnabled() && keys != null && current instanceof Editable && keys.onKeyDown(this, (Editable) current, keyCode, event)) {
      return true;
    }
    // Where the cursor goes is a matter of lines: before it was measured, a text has none.
    boolean moves = movement != null && current instanceof Spannable && getLayout() != null;
    if (moves && movement.onKeyDown(this, (Spannable) current, keyCode, event)) return true;
    return super.onKeyDown(keyCode, event);
  }

  @Override
  public boolean onKeyUp(int keyCode, KeyEvent event) {
    if (isEnabled() && keys != null && current instanceof Editable && keys.onKeyUp(this, (Editable) current, keyCode, event)) {
      return true;
    }
    return super.onKeyUp(keyCode, event);
  }

  @Override
  public boolean onTouchEvent(MotionEvent event) {
    boolean handled = super.onTouchEvent(event);
    if (movement == null && !onCheckIsTextEditor() || !isEnabled() || !(current instanceof Spannable)) return handled;
    if (movement != null && getLayout() != null) handled |= movement.onTouchEvent(this, (Spannable) current, event);
    return handled;
  }

  @Override
  protected void onFocusChanged(boolean focused, int direction, Rect previouslyFocusedRect) {
    if (focused && current instanceof Spannable) {
      if (selectAllOnFocus) Selection.selectAll((Spannable) current);
      else if (getSelectionStart() < 0 && keys != null) Selection.setSelection((Spannable) current, current.length());
    }
    super.onFocusChanged(focused, direction, previouslyFocusedRect);
  }

  public boolean onTextContextMenuItem(int id) {
    ClipboardManager clipboard = (ClipboardManager) getContext().getSystemService(Context.CLIPBOARD_SERVICE);
    int start = Math.max(0, Math.min(getSelectionStart(), getSelectionEnd()));
    int end = Math.max(0, Math.max(getSelectionStart(), getSelectionEnd()));
    switch (id) {
      case android.R.id.selectAll:
        if (current instanceof Spannable) Selection.selectAll((Spannable) current);
        return true;
      case android.R.id.copy:
      case android.R.id.cut:
        clipboard.setPrimaryClip(ClipData.newPlainText(null, current.subSequence(start, end)));
        if (id == android.R.id.cut && current instanceof Editable) ((Editable) current).delete(start, end);
        return true;
      case android.R.id.paste:
        ClipData clip = clipboard.getPrimaryClip();
        if (clip != null && current instanceof Editable) {
          ((Editable) current).replace(start, end, clip.getItemAt(0).coerceToText(getContext()));
        }
        return true;
      default:
        return false;
    }
  }

  // Its place.

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int across = getCompoundPaddingLeft() + getCompoundPaddingRight();
    int down = getCompoundPaddingTop() + getCompoundPaddingBottom();
    float one = characterWidth(getTextSize());
    CharSequence text = shown.length() == 0 && mHint != null ? mHint : shown;
    int width = MeasureSpec.getSize(widthMeasureSpec);
    if (MeasureSpec.getMode(widthMeasureSpec) != MeasureSpec.EXACTLY) {
      int wish = boundedWidth((int) Math.ceil(longest(text) * one) + across);
      width = MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.AT_MOST ? Math.min(wish, width) : wish;
    }
    int room = isHorizontallyScrollable() ? Integer.MAX_VALUE : Math.max(1, (int) ((width - across) / one));
    int height = MeasureSpec.getSize(heightMeasureSpec);
    if (MeasureSpec.getMode(heightMeasureSpec) != MeasureSpec.EXACTLY) {
      int wish = boundedHeight(lines(text, room) * getLineHeight() + down, down);
      height = MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.AT_MOST ? Math.min(wish, height) : wish;
    }
    setMeasuredDimension(width, height);
    wasMeasured = true;
    layout = null;
  }

  private static int longest(CharSequence text) {
    int most = 0, start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == '\n') {
        most = Math.max(most, i - start);
        start = i + 1;
      }
    }
    return most;
  }

  /** Lines are filled to the last character. */
  private static int lines(CharSequence text, int room) {
    int count = 0, start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == '\n') {
        count += Math.max(1, (i - start + room - 1) / room);
        start = i + 1;
      }
    }
    return count;
  }

  public int getLineCount() {
    if (!wasMeasured) return 0;
    int room = (int) ((getMeasuredWidth() - getCompoundPaddingLeft() - getCompoundPaddingRight()) / characterWidth(getTextSize()));
    return lines(shown, isHorizontallyScrollable() ? Integer.MAX_VALUE : Math.max(1, room));
  }

  /** Null before the view was measured, as on the platform. */
  public final Layout getLayout() {
    if (layout == null && wasMeasured) {
      int width = Math.max(0, getMeasuredWidth() - getCompoundPaddingLeft() - getCompoundPaddingRight());
      layout = new StaticLayout(shown, paint, width, Layout.Alignment.ALIGN_NORMAL, getLineSpacingMultiplier(),
          getLineSpacingExtra(), true);
    }
    return layout;
  }

  public int getLineBounds(int line, Rect bounds) {
    int top = getExtendedPaddingTop() + line * getLineHeight();
    if (bounds != null) bounds.set(getCompoundPaddingLeft(), top, getWidth() - getCompoundPaddingRight(), top + getLineHeight());
    return top + getLineHeight();
  }

  public int getOffsetForPosition(float x, float y) {
    if (getLayout() == null) return -1;
    int line = Math.max(0, Math.min(getLineCount() - 1, (int) ((y - getExtendedPaddingTop()) / getLineHeight())));
    int room = Math.max(1, (int) ((getWidth() - getCompoundPaddingLeft() - getCompoundPaddingRight()) / characterWidth(getTextSize())));
    int column = Math.max(0, (int) ((x - getCompoundPaddingLeft()) / characterWidth(getTextSize())));
    return Math.min(length(), line * room + column);
  }

  @Override
  public int getBaseline() { return getExtendedPaddingTop() + getLineHeight() * 4 / 5; }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    super.onLayout(changed, left, top, right, bottom);
    if (changed) layout = null;
  }

  @Override
  public boolean onPreDraw() { return true; }

  @Override
  protected void onDraw(Canvas canvas) { super.onDraw(canvas); }

  @Override
  public void findViewsWithText(java.util.ArrayList<View> outViews, CharSequence searched, int flags) {
    super.findViewsWithText(outViews, searched, flags);
    if (outViews.contains(this) || (flags & FIND_VIEWS_WITH_TEXT) == 0 || TextUtils.isEmpty(searched)) return;
    if (current.toString().toLowerCase().contains(searched.toString().toLowerCase())) outViews.add(this);
  }

  // Its state.

  @Override
  public Parcelable onSaveInstanceState() {
    Parcelable above = super.onSaveInstanceState();
    int start = getSelectionStart(), end = getSelectionEnd();
    if (!freezes && start < 0 && end < 0 && !(current instanceof Editable)) return above;
    SavedState state = new SavedState(above);
    if (freezes || keys != null) state.text = current instanceof Spanned ? new SpannedString(current) : current.toString();
    state.selectionStart = start;
    state.selectionEnd = end;
    state.error = mError;
    return state;
  }

  @Override
  public void onRestoreInstanceState(Parcelable state) {
    if (!(state instanceof SavedState)) {
      super.onRestoreInstanceState(state);
      return;
    }
    SavedState saved = (SavedState) state;
    super.onRestoreInstanceState(saved.getSuperState());
    if (saved.text != null) setText(saved.text);
    if (saved.selectionStart >= 0 && saved.selectionEnd >= 0 && current instanceof Spannable
        && Math.max(saved.selectionStart, saved.selectionEnd) <= current.length()) {
      Selection.setSelection((Spannable) current, saved.selectionStart, saved.selectionEnd);
    }
    if (saved.error != null) setError(saved.error);
  }

  @Override
  public void setEnabled(boolean enabled) {
    if (enabled != isEnabled()) super.setEnabled(enabled);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return TextView.class.getName(); }

  @Override
  public boolean performLongClick() { return super.performLongClick(); }

  // Sizes that follow the room there is. The size itself does not change here: text is measured, not painted.

  private int[] autoSizes = new int[0];
  private int autoSizeType = AUTO_SIZE_TEXT_TYPE_NONE;
  private int autoSizeMin = -1;
  private int autoSizeMax = -1;
  private int autoSizeStep = -1;

  public void setAutoSizeTextTypeWithDefaults(int autoSizeTextType) {
    if (autoSizeTextType == AUTO_SIZE_TEXT_TYPE_NONE) setAutoSize(autoSizeTextType, new int[0], -1, -1, -1);
    else setAutoSizeTextTypeUniformWithConfiguration(12, 112, 1, TypedValue.COMPLEX_UNIT_SP);
  }

  public void setAutoSizeTextTypeUniformWithConfiguration(int autoSizeMinTextSize, int autoSizeMaxTextSize,
      int autoSizeStepGranularity, int unit) {
    int least = pixels(unit, autoSizeMinTextSize);
    int most = pixels(unit, autoSizeMaxTextSize);
    int step = pixels(unit, autoSizeStepGranularity);
    if (least <= 0 || most <= least || step <= 0) {
      throw new IllegalArgumentException("Minimum, maximum or step of text sizes: " + least + ", " + most + ", " + step);
    }
    int[] sizes = new int[(most - least) / step + 1];
    for (int i = 0; i < sizes.length; i++) sizes[i] = least + i * step;
    setAutoSize(AUTO_SIZE_TEXT_TYPE_UNIFORM, sizes, least, most, step);
  }

  public void setAutoSizeTextTypeUniformWithPresetSizes(int[] presetSizes, int unit) {
    int[] sizes = new int[presetSizes.length];
    int count = 0;
    for (int size : presetSizes) {
      if (size > 0) sizes[count++] = pixels(unit, size);
    }
    if (presetSizes.length > 0 && count == 0) throw new IllegalArgumentException("None of the preset sizes is valid");
    sizes = java.util.Arrays.copyOf(sizes, count);
    java.util.Arrays.sort(sizes);
    setAutoSize(AUTO_SIZE_TEXT_TYPE_UNIFORM, sizes, count == 0 ? -1 : sizes[0], count == 0 ? -1 : sizes[count - 1], -1);
  }

  private int pixels(int unit, int size) {
    return Math.round(TypedValue.applyDimension(unit, size, getResources().getDisplayMetrics()));
  }

  private void setAutoSize(int type, int[] sizes, int least, int most, int step) {
    autoSizeType = type;
    autoSizes = sizes;
    autoSizeMin = least;
    autoSizeMax = most;
    autoSizeStep = step;
  }

  public int getAutoSizeTextType() {
    return autoSizeType;
  }

  public int getAutoSizeStepGranularity() {
    return autoSizeStep;
  }

  public int getAutoSizeMinTextSize() {
    return autoSizeMin;
  }

  public int getAutoSizeMaxTextSize() {
    return autoSizeMax;
  }

  public int[] getAutoSizeTextAvailableSizes() {
    return autoSizes;
  }

  // Where the lines stand.

  public int getFirstBaselineToTopHeight() {
    return getPaddingTop() - getPaint().getFontMetricsInt().top;
  }

  public int getLastBaselineToBottomHeight() {
    return getPaddingBottom() + getPaint().getFontMetricsInt().bottom;
  }

  public void setFirstBaselineToTopHeight(int firstBaselineToTopHeight) {
    int above = -getPaint().getFontMetricsInt().top;
    if (firstBaselineToTopHeight > Math.abs(above)) {
      setPadding(getPaddingLeft(), firstBaselineToTopHeight - above, getPaddingRight(), getPaddingBottom());
    }
  }

  public void setLastBaselineToBottomHeight(int lastBaselineToBottomHeight) {
    int below = getPaint().getFontMetricsInt().bottom;
    if (lastBaselineToBottomHeight > Math.abs(below)) {
      setPadding(getPaddingLeft(), getPaddingTop(), getPaddingRight(), lastBaselineToBottomHeight - below);
    }
  }

  public TextDirectionHeuristic getTextDirectionHeuristic() {
    return TextDirectionHeuristics.FIRSTSTRONG_LTR;
  }

  public PrecomputedText.Params getTextMetricsParams() {
    return new PrecomputedText.Params.Builder(new TextPaint(paint)).setTextDirection(getTextDirectionHeuristic())
        .setBreakStrategy(getBreakStrategy()).setHyphenationFrequency(getHyphenationFrequency()).build();
  }

  public void setTextMetricsParams(PrecomputedText.Params params) {
    paint.set(params.getTextPaint());
    setBreakStrategy(params.getBreakStrategy());
    setHyphenationFrequency(params.getHyphenationFrequency());
    layout = null;
    changed();
  }

  public boolean setFontVariationSettings(String fontVariationSettings) {
    this.fontVariationSettings = fontVariationSettings;
    return true;
  }

  public String getFontVariationSettings() {
    return fontVariationSettings;
  }

  private TextClassifier textClassifier;

  public void setTextClassifier(TextClassifier textClassifier) {
    this.textClassifier = textClassifier;
  }

  public TextClassifier getTextClassifier() {
    return textClassifier == null ? TextClassifier.NO_OP : textClassifier;
  }

  public void setTextCursorDrawable(int textCursorDrawable) {
    setTextCursorDrawable(textCursorDrawable == 0 ? null : getContext().getDrawable(textCursorDrawable));
  }

  public void setTextSelectHandle(int textSelectHandle) {
    setTextSelectHandle(getContext().getDrawable(textSelectHandle));
  }

  public void setTextSelectHandleLeft(int textSelectHandleLeft) {
    setTextSelectHandleLeft(getContext().getDrawable(textSelectHandleLeft));
  }

  public void setTextSelectHandleRight(int textSelectHandleRight) {
    setTextSelectHandleRight(getContext().getDrawable(textSelectHandleRight));
  }

  public void setLineHeight(int unit, float lineHeight) {
    setLineHeight(Math.round(TypedValue.applyDimension(unit, lineHeight, getResources().getDisplayMetrics())));
  }

  public boolean bringPointIntoView(int offset, boolean requestRectWithoutFocus) {
    return bringPointIntoView(offset);
  }

  // Forms that are filled in.

  @Override
  public int getAutofillType() {
    return keys == null ? AUTOFILL_TYPE_NONE : AUTOFILL_TYPE_TEXT;
  }

  @Override
  public AutofillValue getAutofillValue() {
    return getAutofillType() == AUTOFILL_TYPE_TEXT ? AutofillValue.forText(getText()) : null;
  }

  @Override
  public void autofill(AutofillValue value) {
    if (value.isText() && getAutofillType() == AUTOFILL_TYPE_TEXT) setText(value.getTextValue());
  }

  // What only keeps a value.

  private BlendMode compoundDrawableTintBlendMode;
  private int focusedSearchResultHighlightColor;
  private int focusedSearchResultIndex;
  private String fontVariationSettings;
  private int justificationMode;
  private int lineBreakStyle;
  private int lineBreakWordStyle;
  private Paint.FontMetrics minimumFontMetrics;
  private int searchResultHighlightColor;
  private int[] searchResultHighlights;
  private boolean shiftDrawingOffsetForStartOverhang;
  private Drawable textCursorDrawable;
  private Drawable textSelectHandle;
  private Drawable textSelectHandleLeft;
  private Drawable textSelectHandleRight;
  private boolean useBoundsForWidth;
  private boolean elegantTextHeight;
  private boolean fallbackLineSpacing;
  private boolean localePreferredLineHeightForMinimumUsed;

  public BlendMode getCompoundDrawableTintBlendMode() {
    return compoundDrawableTintBlendMode;
  }

  public int getFocusedSearchResultHighlightColor() {
    return focusedSearchResultHighlightColor;
  }

  public int getFocusedSearchResultIndex() {
    return focusedSearchResultIndex;
  }

  public int getJustificationMode() {
    return justificationMode;
  }

  public int getLineBreakStyle() {
    return lineBreakStyle;
  }

  public int getLineBreakWordStyle() {
    return lineBreakWordStyle;
  }

  public Paint.FontMetrics getMinimumFontMetrics() {
    return minimumFontMetrics;
  }

  public int getSearchResultHighlightColor() {
    return searchResultHighlightColor;
  }

  public int[] getSearchResultHighlights() {
    return searchResultHighlights;
  }

  public boolean getShiftDrawingOffsetForStartOverhang() {
    return shiftDrawingOffsetForStartOverhang;
  }

  public Drawable getTextCursorDrawable() {
    return textCursorDrawable;
  }

  public Drawable getTextSelectHandle() {
    return textSelectHandle;
  }

  public Drawable getTextSelectHandleLeft() {
    return textSelectHandleLeft;
  }

  public Drawable getTextSelectHandleRight() {
    return textSelectHandleRight;
  }

  public boolean getUseBoundsForWidth() {
    return useBoundsForWidth;
  }

  public boolean isElegantTextHeight() {
    return elegantTextHeight;
  }

  public boolean isFallbackLineSpacing() {
    return fallbackLineSpacing;
  }

  public boolean isLocalePreferredLineHeightForMinimumUsed() {
    return localePreferredLineHeightForMinimumUsed;
  }

  public void setCompoundDrawableTintBlendMode(BlendMode compoundDrawableTintBlendMode) {
    this.compoundDrawableTintBlendMode = compoundDrawableTintBlendMode;
  }

  public void setFallbackLineSpacing(boolean fallbackLineSpacing) {
    this.fallbackLineSpacing = fallbackLineSpacing;
  }

  public void setFocusedSearchResultHighlightColor(int focusedSearchResultHighlightColor) {
    this.focusedSearchResultHighlightColor = focusedSearchResultHighlightColor;
  }

  public void setFocusedSearchResultIndex(int focusedSearchResultIndex) {
    this.focusedSearchResultIndex = focusedSearchResultIndex;
  }

  public void setJustificationMode(int justificationMode) {
    this.justificationMode = justificationMode;
  }

  public void setLineBreakStyle(int lineBreakStyle) {
    this.lineBreakStyle = lineBreakStyle;
  }

  public void setLineBreakWordStyle(int lineBreakWordStyle) {
    this.lineBreakWordStyle = lineBreakWordStyle;
  }

  public void setLocalePreferredLineHeightForMinimumUsed(boolean localePreferredLineHeightForMinimumUsed) {
    this.localePreferredLineHeightForMinimumUsed = localePreferredLineHeightForMinimumUsed;
  }

  public void setMinimumFontMetrics(Paint.FontMetrics minimumFontMetrics) {
    this.minimumFontMetrics = minimumFontMetrics;
  }

  public void setSearchResultHighlightColor(int searchResultHighlightColor) {
    this.searchResultHighlightColor = searchResultHighlightColor;
  }

  public void setSearchResultHighlights(int[] searchResultHighlights) {
    this.searchResultHighlights = searchResultHighlights;
  }

  public void setShiftDrawingOffsetForStartOverhang(boolean shiftDrawingOffsetForStartOverhang) {
    this.shiftDrawingOffsetForStartOverhang = shiftDrawingOffsetForStartOverhang;
  }

  public void setTextCursorDrawable(Drawable textCursorDrawable) {
    this.textCursorDrawable = textCursorDrawable;
  }

  public void setTextSelectHandle(Drawable textSelectHandle) {
    this.textSelectHandle = textSelectHandle;
  }

  public void setTextSelectHandleLeft(Drawable textSelectHandleLeft) {
    this.textSelectHandleLeft = textSelectHandleLeft;
  }

  public void setTextSelectHandleRight(Drawable textSelectHandleRight) {
    this.textSelectHandleRight = textSelectHandleRight;
  }

  public void setUseBoundsForWidth(boolean useBoundsForWidth) {
    this.useBoundsForWidth = useBoundsForWidth;
  }
}
