package com.google.android.material.button;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AppAttributes;
import android.widget.LinearLayout;
import antecede.Bag;
import antecede.Callbacks;
import java.util.ArrayList;
import java.util.List;

/** Buttons of which some, or one, are on. */
public class MaterialButtonToggleGroup extends LinearLayout implements MaterialButton.OnCheckedChangeListener {
  private final Bag<OnButtonCheckedListener> listeners = new Bag<OnButtonCheckedListener>();
  private boolean single, required, changing;
  private int initial = NO_ID;

  /** Hears that a button of the group was switched. */
  public interface OnButtonCheckedListener {
    void onButtonChecked(MaterialButtonToggleGroup group, int checkedId, boolean isChecked);
  }

  public MaterialButtonToggleGroup(Context context) { this(context, null); }

  public MaterialButtonToggleGroup(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public MaterialButtonToggleGroup(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, "singleSelection", "selectionRequired", "checkedButton");
    single = values.getBoolean(0, false);
    required = values.getBoolean(1, false);
    initial = values.getResourceId(2, NO_ID);
    values.recycle();
  }

  @Override
  public void addView(View child, int index, ViewGroup.LayoutParams params) {
    super.addView(child, index, params);
    if (!(child instanceof MaterialButton)) return;
    MaterialButton button = (MaterialButton) child;
    if (button.getId() == NO_ID) button.setId(View.generateViewId());
    button.setCheckable(true);
    button.addOnCheckedChangeListener(this);
    if (button.getId() == initial) button.setChecked(true);
  }

  private MaterialButton at(int index) { return (MaterialButton) childAt(index); }

  /** One switched itself: the others follow, and the listeners hear of each. */
  @Override
  public void onCheckedChanged(MaterialButton button, boolean isChecked) {
    if (changing) return;
    if (!isChecked && required && getCheckedButtonIds().isEmpty()) {
      quietly(button, true);
      return;
    }
    for (int i = 0; isChecked && single && i < childCount(); i++) {
      if (at(i) == button || !at(i).isChecked()) continue;
      quietly(at(i), false);
      tell(at(i));
    }
    tell(button);
  }

  private void quietly(MaterialButton button, boolean checked) {
    changing = true;
    button.setChecked(checked);
    changing = false;
  }

  private void tell(MaterialButton button) {
    for (int i = 0; i < listeners.size(); i++) {
      Callbacks.invoke(this, "OnButtonCheckedListener", listeners.get(i));
      listeners.get(i).onButtonChecked(this, button.getId(), button.isChecked());
    }
  }

  private void set(int id, boolean checked) {
    View button = findViewById(id);
    if (button instanceof MaterialButton) ((MaterialButton) button).setChecked(checked);
  }

  public void check(int id) { set(id, true); }

  public void uncheck(int id) { set(id, false); }

  public void clearChecked() {
    for (int i = 0; i < childCount(); i++) {
      if (!at(i).isChecked()) continue;
      quietly(at(i), false);
      tell(at(i));
    }
  }

  public int getCheckedButtonId() {
    List<Integer> all = getCheckedButtonIds();
    return single && !all.isEmpty() ? all.get(0) : NO_ID;
  }

  public List<Integer> getCheckedButtonIds() {
    List<Integer> found = new ArrayList<Integer>();
    for (int i = 0; i < childCount(); i++) {
      if (at(i).isChecked()) found.add(at(i).getId());
    }
    return found;
  }

  public void addOnButtonCheckedListener(OnButtonCheckedListener listener) {
    Callbacks.register(this, "OnButtonCheckedListener", listener, false, "tell");
    listeners.add(listener);
  }

  public void removeOnButtonCheckedListener(OnButtonCheckedListener listener) {
    Callbacks.unregister(this, "OnButtonCheckedListener", listener);
    listeners.remove(listener);
  }

  public void clearOnButtonCheckedListeners() {
    Callbacks.unregister(this, "OnButtonCheckedListener", null);
    listeners.clear();
  }

  public boolean isSingleSelection() { return single; }

  public void setSingleSelection(boolean singleSelection) {
    if (single == singleSelection) return;
    single = singleSelection;
    clearChecked();
  }

  public void setSingleSelection(int id) { setSingleSelection(getResources().getBoolean(id)); }

  public void setSelectionRequired(boolean selectionRequired) { required = selectionRequired; }

  public boolean isSelectionRequired() { return required; }
}
