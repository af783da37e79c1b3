package androidx.preference;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.widget.CheckBox;
import antecede.Hidden;

/** With a check box. */
public class CheckBoxPreference extends TwoStatePreference {
  public CheckBoxPreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public CheckBoxPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    read(attrs, defStyleAttr, defStyleRes);
  }

  public CheckBoxPreference(Context context, AttributeSet attrs) {
    this(context, attrs, style(context, "checkBoxPreferenceStyle"));
  }

  public CheckBoxPreference(Context context) { this(context, null); }

  @Hidden
  @Override
  protected View makeWidget(Context context) { return passive(new CheckBox(context), android.R.id.checkbox); }

  @Override
  public void onBindViewHolder(PreferenceViewHolder holder) {
    super.onBindViewHolder(holder);
    syncWidget(holder.findViewById(android.R.id.checkbox), null, null);
    syncSummaryView(holder);
  }

  @Override
  protected void performClick(View view) { super.performClick(view); }
}
