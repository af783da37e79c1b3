package android.preference;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.widget.CheckBox;
import android.widget.Checkable;

/** With a check box. */
@Deprecated
public class CheckBoxPreference extends TwoStatePreference {
  private static final int[] ATTRIBUTES = {android.R.attr.summaryOn, android.R.attr.summaryOff,
      android.R.attr.disableDependentsState};

  public CheckBoxPreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public CheckBoxPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    read(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
  }

  public CheckBoxPreference(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.checkBoxPreferenceStyle); }

  public CheckBoxPreference(Context context) { this(context, null); }

  @Override
  View makeWidget() {
    CheckBox box = new CheckBox(getContext());
    box.identify(android.R.id.checkbox);
    box.setClickable(false);
    box.setFocusable(false);
    return box;
  }

  @Override
  protected void onBindView(View view) {
    super.onBindView(view);
    View box = view.findViewById(android.R.id.checkbox);
    if (box instanceof Checkable) ((Checkable) box).setChecked(isChecked());
    syncSummaryView(view);
  }
}
