package androidx.preference;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.widget.AppAttributes;
import android.widget.Switch;
import androidx.preference.PreferenceViewHolder;
import androidx.preference.TwoStatePreference;
import antecede.Hidden;

/** With a switch. */
public class SwitchPreference extends TwoStatePreference {
  private CharSequence switchTextOn, switchTextOff;

  public SwitchPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    read(attrs, defStyleAttr, defStyleRes);
    TypedArray values = AppAttributes.of(context, attrs, defStyleAttr, defStyleRes, "switchTextOn", "android:switchTextOn",
        "switchTextOff", "android:switchTextOff");
    switchTextOn = values.getString(AppAttributes.either(values, 0));
    switchTextOff = values.getString(AppAttributes.either(values, 2));
    values.recycle();
  }

  public SwitchPreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public SwitchPreference(Context context, AttributeSet attrs) { this(context, attrs, style(context, "switchPreferenceStyle")); }

  public SwitchPreference(Context context) { this(context, null); }

  private int widgetId() {
    int known = getContext().getResources().getIdentifier("switch_widget", "id", "android");
    return known != 0 ? known : android.R.id.toggle;
  }

  @Hidden
  @Override
  protected View makeWidget(Context context) { return passive(new Switch(context), widgetId()); }

  @Override
  public void onBindViewHolder(PreferenceViewHolder holder) {
    super.onBindViewHolder(holder);
    syncWidget(holder.findViewById(widgetId()), switchTextOn, switchTextOff);
    syncSummaryView(holder);
  }

  public void setSwitchTextOn(CharSequence onText) {
    switchTextOn = onText;
    notifyChanged();
  }

  public void setSwitchTextOff(CharSequence offText) {
    switchTextOff = offText;
    notifyChanged();
  }

  public CharSequence getSwitchTextOn() { return switchTextOn; }

  public void setSwitchTextOn(int resId) { setSwitchTextOn(getContext().getString(resId)); }

  public CharSequence getSwitchTextOff() { return switchTextOff; }

  public void setSwitchTextOff(int resId) { setSwitchTextOff(getContext().getString(resId)); }

  @Override
  protected void performClick(View view) { super.performClick(view); }
}
