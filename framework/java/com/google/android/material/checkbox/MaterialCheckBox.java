package com.google.android.material.checkbox;

import android.content.Context;
import android.util.AttributeSet;
import androidx.appcompat.widget.AppCompatCheckBox;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Observable;

/** A check box that may also be undecided. */
public class MaterialCheckBox extends AppCompatCheckBox {
  public static final int STATE_UNCHECKED = 0, STATE_CHECKED = 1, STATE_INDETERMINATE = 2;

  @Observable private int checkedState;
  private boolean errorShown, themeColours;
  private CharSequence error;
  private Bag<OnCheckedStateChangedListener> stateListeners;
  private Bag<OnErrorChangedListener> errorListeners;

  /** Hears of one of three states. */
  public interface OnCheckedStateChangedListener {
    void onCheckedStateChangedListener(MaterialCheckBox checkBox, int state);
  }

  /** Hears that an error is shown or not. */
  public interface OnErrorChangedListener {
    void onErrorChanged(MaterialCheckBox checkBox, boolean errorShown);
  }

  public MaterialCheckBox(Context context) { this(context, null); }

  public MaterialCheckBox(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.checkboxStyle); }

  public MaterialCheckBox(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }

  @Override
  public void setChecked(boolean checked) { setCheckedState(checked ? STATE_CHECKED : STATE_UNCHECKED); }

  @Override
  public boolean isChecked() { return checkedState == STATE_CHECKED; }

  public int getCheckedState() { return checkedState; }

  public void setCheckedState(int checkedState) {
    if (this.checkedState == checkedState) return;
    this.checkedState = checkedState;
    super.setChecked(checkedState == STATE_CHECKED);
    for (int i = 0; stateListeners != null && i < stateListeners.size(); i++) {
      Callbacks.invoke(this, "OnCheckedStateChangedListener", stateListeners.get(i));
      stateListeners.get(i).onCheckedStateChangedListener(this, checkedState);
    }
  }

  public void addOnCheckedStateChangedListener(OnCheckedStateChangedListener listener) {
    if (stateListeners == null) stateListeners = new Bag<OnCheckedStateChangedListener>();
    Callbacks.register(this, "OnCheckedStateChangedListener", listener, false, "setCheckedState");
    stateListeners.add(listener);
  }

  public void removeOnCheckedStateChangedListener(OnCheckedStateChangedListener listener) {
    Callbacks.unregister(this, "OnCheckedStateChangedListener", listener);
    if (stateListeners != null) stateListeners.remove(listener);
  }

  public void clearOnCheckedStateChangedListeners() { stateListeners = null; }

  public void setErrorShown(boolean errorShown) {
    if (this.errorShown == errorShown) return;
    this.errorShown = errorShown;
    for (int i = 0; errorListeners != null && i < errorListeners.size(); i++) {
      Callbacks.invoke(this, "OnErrorChangedListener", errorListeners.get(i));
      errorListeners.get(i).onErrorChanged(this, errorShown);
    }
  }

  public boolean isErrorShown() { return errorShown; }

  public void addOnErrorChangedListener(OnErrorChangedListener listener) {
    if (errorListeners == null) errorListeners = new Bag<OnErrorChangedListener>();
    Callbacks.register(this, "OnErrorChangedListener", listener, false, "setErrorShown");
    errorListeners.add(listener);
  }

  public void removeOnErrorChangedListener(OnErrorChangedListener listener) {
    Callbacks.unregister(this, "OnErrorChangedListener", listener);
    if (errorListeners != null) errorListeners.remove(listener);
  }

  public void setErrorAccessibilityLabel(CharSequence errorAccessibilityLabel) { error = errorAccessibilityLabel; }

  public CharSequence getErrorAccessibilityLabel() { return error; }

  public void setUseMaterialThemeColors(boolean useMaterialThemeColors) { themeColours = useMaterialThemeColors; }

  public boolean isUseMaterialThemeColors() { return themeColours; }
}
