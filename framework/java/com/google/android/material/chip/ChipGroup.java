package com.google.android.material.chip;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.widget.AppAttributes;
import android.widget.CompoundButton;
import antecede.Callbacks;
import antecede.Unlisted;
import com.google.android.material.internal.FlowLayout;
import java.util.ArrayList;
import java.util.List;

/** Chips, of which one or several are chosen. */
public class ChipGroup extends FlowLayout {
  private boolean single, required, changing;
  private int initial = NO_ID;
  private OnCheckedChangeListener one;
  private OnCheckedStateChangeListener several;
  private final CompoundButton.OnCheckedChangeListener tracker = new Tracker();

  /** Hears which chip of a group with a single choice is on. */
  @Deprecated
  public interface OnCheckedChangeListener {
    void onCheckedChanged(ChipGroup group, int checkedId);
  }

  /** Hears which chips are on. */
  public interface OnCheckedStateChangeListener {
    void onCheckedChanged(ChipGroup group, List<Integer> checkedIds);
  }

  private final class Tracker implements CompoundButton.OnCheckedChangeListener {
    @Override
    public void onCheckedChanged(CompoundButton button, boolean isChecked) {
      if (changing) return;
      changing = true;
      if (!isChecked && required && getCheckedChipIds().isEmpty()) {
        button.setChecked(true);
        changing = false;
        return;
      }
      for (int i = 0; isChecked && single && i < childCount(); i++) {
        if (childAt(i) != button && childAt(i) instanceof Chip) ((Chip) childAt(i)).setChecked(false);
      }
      changing = false;
      tell();
    }
  }

  public ChipGroup(Context context) { this(context, null); }

  public ChipGroup(Context context, AttributeSet attrs) {
    this(context, attrs, AppAttributes.resource(context, "attr", "chipGroupStyle"));
  }

  public ChipGroup(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, defStyleAttr, 0, "singleLine", "singleSelection", "selectionRequired",
        "checkedChip",
        "chipSpacing", "chipSpacingHorizontal", "chipSpacingVertical");
    setSingleLine(values.getBoolean(0, false));
    single = values.getBoolean(1, false);
    required = values.getBoolean(2, false);
    initial = values.getResourceId(3, NO_ID);
    int spacing = values.getDimensionPixelOffset(4, 0);
    setItemSpacing(values.getDimensionPixelOffset(5, spacing));
    setLineSpacing(values.getDimensionPixelOffset(6, spacing));
    values.recycle();
  }

  @Override
  protected void onFinishInflate() {
    super.onFinishInflate();
    if (initial != NO_ID) check(initial);
  }

  @Unlisted
  @Override
  public void onViewAdded(View child) {
    super.onViewAdded(child);
    if (!(child instanceof Chip)) return;
    if (child.getId() == NO_ID) child.setId(View.generateViewId());
    ((Chip) child).group = tracker;
    if (((Chip) child).isChecked()) tracker.onCheckedChanged((Chip) child, true);
  }

  @Unlisted
  @Override
  public void onViewRemoved(View child) {
    super.onViewRemoved(child);
    if (child instanceof Chip) ((Chip) child).group = null;
  }

  private void tell() {
    if (one != null && single) {
      Callbacks.invoke(this, "OnCheckedChangeListener", one);
      one.onCheckedChanged(this, getCheckedChipId());
    }
    if (several != null) {
      Callbacks.invoke(this, "OnCheckedStateChangeListener", several);
      several.onCheckedChanged(this, getCheckedChipIds());
    }
  }

  public void check(int id) {
    View chip = findViewById(id);
    if (chip instanceof Chip) ((Chip) chip).setChecked(true);
  }

  public void clearCheck() {
    boolean any = !getCheckedChipIds().isEmpty();
    changing = true;
    for (int i = 0; i < childCount(); i++) {
      if (childAt(i) instanceof Chip) ((Chip) childAt(i)).setChecked(false);
    }
    changing = false;
    if (any) tell();
  }

  public int getCheckedChipId() {
    List<Integer> all = getCheckedChipIds();
    return single && !all.isEmpty() ? all.get(0) : NO_ID;
  }

  public List<Integer> getCheckedChipIds() {
    List<Integer> found = new ArrayList<Integer>();
    for (int i = 0; i < childCount(); i++) {
      if (childAt(i) instanceof Chip && ((Chip) childAt(i)).isChecked()) found.add(childAt(i).getId());
    }
    return found;
  }

  @Deprecated
  public void setOnCheckedChangeListener(OnCheckedChangeListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnCheckedChangeListener", null);
    else Callbacks.register(this, "OnCheckedChangeListener", listener, false, "tell");
    one = listener;
  }

  public void setOnCheckedStateChangeListener(OnCheckedStateChangeListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnCheckedStateChangeListener", null);
    else Callbacks.register(this, "OnCheckedStateChangeListener", listener, false, "tell");
    several = listener;
  }

  public void setChipSpacing(int chipSpacing) {
    setChipSpacingHorizontal(chipSpacing);
    setChipSpacingVertical(chipSpacing);
  }

  public void setChipSpacingResource(int id) { setChipSpacing(getResources().getDimensionPixelOffset(id)); }

  public int getChipSpacingHorizontal() { return getItemSpacing(); }

  public void setChipSpacingHorizontal(int chipSpacingHorizontal) {
    setItemSpacing(chipSpacingHorizontal);
    requestLayout();
  }

  public int getChipSpacingVertical() { return getLineSpacing(); }

  public void setChipSpacingVertical(int chipSpacingVertical) {
    setLineSpacing(chipSpacingVertical);
    requestLayout();
  }

  public void setSingleLine(int id) { setSingleLine(getResources().getBoolean(id)); }

  public boolean isSingleSelection() { return single; }

  public void setSingleSelection(boolean singleSelection) {
    if (single == singleSelection) return;
    single = singleSelection;
    clearCheck();
  }

  public void setSingleSelection(int id) { setSingleSelection(getResources().getBoolean(id)); }

  public boolean isSelectionRequired() { return required; }

  public void setSelectionRequired(boolean selectionRequired) { required = selectionRequired; }
}
