package androidx.preference;

import android.content.Context;
import android.util.AttributeSet;

/** A heading with preferences below it. */
public class PreferenceCategory extends PreferenceGroup {
  public PreferenceCategory(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  public PreferenceCategory(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public PreferenceCategory(Context context, AttributeSet attrs) {
    this(context, attrs, style(context, "preferenceCategoryStyle"));
  }

  public PreferenceCategory(Context context) { this(context, null); }

  @Override
  public boolean isEnabled() { return false; }

  @Override
  public boolean shouldDisableDependents() { return !super.isEnabled(); }

  @Override
  public void onBindViewHolder(PreferenceViewHolder holder) { super.onBindViewHolder(holder); }
}
