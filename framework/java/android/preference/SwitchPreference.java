package android.preference;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.widget.CompoundButton;
import android.widget.Switch;

/** With a switch. */
@Deprecated
public class SwitchPreference extends TwoStatePreference {
  private static final int[] ATTRIBUTES = {android.R.attr.summaryOn, android.R.attr.summaryOff,
      android.R.attr.disableDependentsState};
  private static final int[] TEXTS = {android.R.attr.switchTextOn, android.R.attr.switchTextOff};
  private static final int SWITCH = 0x01020040;

  private CharSequence switchTextOn, switchTextOff;

  private final class Switched implements CompoundButton.OnCheckedChangeListener {
    @Override
    public void onCheckedChanged(CompoundButton button, boolean isChecked) {
      if (!callChangeListener(isChecked)) button.setChecked(!isChecked);
      else SwitchPreference.this.setChecked(isChecked);
    }
  }

  public SwitchPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    read(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, TEXTS, defStyleAttr, defStyleRes);
    switchTextOn = values.getString(0);
    switchTextOff = values.getString(1);
    values.recycle();
  }

  public SwitchPreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public SwitchPreference(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.switchPreferenceStyle); }

  public SwitchPreference(Context context) { this(context, null); }

  @Override
  View makeWidget() {
    Switch widget = new Switch(getContext());
    widget.setId(SWITCH);
    return widget;
  }

  @Override
  protected void onBindView(View view) {
    super.onBindView(view);
    View widget = view.findViewById(SWITCH);
    if (widget instanceof Switch) {
      Switch one = (Switch) widget;
      one.setOnCheckedChangeListener(null);
      one.setChecked(isChecked());
      one.setTextOn(switchTextOn);
      one.setTextOff(switchTextOff);
      one.setOnCheckedChangeListener(new Switched());
    }
    syncSummaryView(view);
  }

  public void setSwitchTextOn(CharSequence onText) {
    switchTextOn = onText;
    notifyChanged();
  }

  public void setSwitchTextOn(int resId) { setSwitchTextOn(getContext().getString(resId)); }

  public CharSequence getSwitchTextOn() { return switchTextOn; }

  public void setSwitchTextOff(CharSequence offText) {
    switchTextOff = offText;
    notifyChanged();
  }

  public void setSwitchTextOff(int resId) { setSwitchTextOff(getContext().getString(resId)); }

  public CharSequence getSwitchTextOff() { return switchTextOff; }
}
