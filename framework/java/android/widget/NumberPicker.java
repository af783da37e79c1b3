package android.widget;

import android.content.Context;
import android.text.InputType;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import antecede.Callbacks;
import antecede.Observable;

/** A number between a smallest and a largest one. */
public class NumberPicker extends LinearLayout {
  private final EditText input;
  @Observable private int mValue;
  private int min, max;
  private boolean wrap;
  private String[] displayed;
  private Formatter formatter;
  private OnValueChangeListener listener;
  private OnScrollListener scrollListener;
  private long updateInterval = 300;

  /** Hears of another value. */
  public interface OnValueChangeListener {
    void onValueChange(NumberPicker picker, int oldVal, int newVal);
  }

  /** Hears of scrolling. */
  public interface OnScrollListener {
    int SCROLL_STATE_IDLE = 0;
    int SCROLL_STATE_TOUCH_SCROLL = 1;
    int SCROLL_STATE_FLING = 2;

    void onScrollStateChange(NumberPicker view, int scrollState);
  }

  /** Makes texts of numbers. */
  public interface Formatter {
    String format(int value);
  }

  private final class Step implements View.OnClickListener {
    private final int by;

    Step(int by) { this.by = by; }

    @Override
    public void onClick(View v) { change(mValue + by, true); }
  }

  public NumberPicker(Context context) { this(context, null); }

  public NumberPicker(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.numberPickerStyle); }

  public NumberPicker(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public NumberPicker(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    setOrientation(VERTICAL);
    add(new Button(context), "+", 1);
    input = new EditText(context);
    input.setGravity(Gravity.CENTER);
    input.setInputType(InputType.TYPE_CLASS_NUMBER);
    addView(input);
    add(new Button(context), "-", -1);
    show();
  }

  private void add(Button button, String text, int by) {
    button.setText(text);
    button.setOnClickListener(new Step(by));
    addView(button);
  }

  public int getValue() { return mValue; }

  public void setValue(int value) { change(value, false); }

  private void change(int current, boolean notify) {
    if (mValue == current) return;
    if (wrap) current = current > max ? min : current < min ? max : current;
    else current = Math.max(min, Math.min(current, max));
    int previous = mValue;
    mValue = current;
    show();
    if (!notify || listener == null) return;
    Callbacks.invoke(this, "OnValueChangeListener", listener);
    listener.onValueChange(this, previous, current);
  }

  private void show() {
    String text = displayed != null && mValue - min < displayed.length ? displayed[mValue - min]
        : formatter != null ? formatter.format(mValue) : String.valueOf(mValue);
    input.setText(text);
  }

  public int getMinValue() { return min; }

  public void setMinValue(int minValue) {
    if (minValue < 0) throw new IllegalArgumentException("minValue must be >= 0");
    min = minValue;
    if (min > mValue) mValue = min;
    wrap = max - min >= 3;
    show();
  }

  public int getMaxValue() { return max; }

  public void setMaxValue(int maxValue) {
    if (maxValue < 0) throw new IllegalArgumentException("maxValue must be >= 0");
    max = maxValue;
    if (max < mValue) mValue = max;
    wrap = max - min >= 3;
    show();
  }

  public boolean getWrapSelectorWheel() { return wrap; }

  public void setWrapSelectorWheel(boolean wrapSelectorWheel) { wrap = wrapSelectorWheel; }

  public String[] getDisplayedValues() { return displayed; }

  public void setDisplayedValues(String[] displayedValues) {
    displayed = displayedValues;
    show();
  }

  public void setFormatter(Formatter formatter) {
    this.formatter = formatter;
    show();
  }

  public void setOnValueChangedListener(OnValueChangeListener onValueChangedListener) {
    if (onValueChangedListener == null) Callbacks.unregister(this, "OnValueChangeListener", null);
    else Callbacks.register(this, "OnValueChangeListener", onValueChangedListener, false, "change");
    listener = onValueChangedListener;
  }

  public void setOnScrollListener(OnScrollListener onScrollListener) {
    Callbacks.register(this, "OnScrollListener", onScrollListener, false);
    scrollListener = onScrollListener;
  }

  public void setOnLongPressUpdateInterval(long intervalMillis) { updateInterval = intervalMillis; }

  @Override
  public void setEnabled(boolean enabled) {
    super.setEnabled(enabled);
    for (int i = 0; i < childCount(); i++) childAt(i).setEnabled(enabled);
  }

  // What only keeps a value.

  private int selectionDividerHeight;
  private int textColor;
  private float textSize;

  public int getSelectionDividerHeight() {
    return selectionDividerHeight;
  }

  public int getTextColor() {
    return textColor;
  }

  public float getTextSize() {
    return textSize;
  }

  public void setSelectionDividerHeight(int selectionDividerHeight) {
    this.selectionDividerHeight = selectionDividerHeight;
  }

  public void setTextColor(int textColor) {
    this.textColor = textColor;
  }

  public void setTextSize(float textSize) {
    this.textSize = textSize;
  }
}
