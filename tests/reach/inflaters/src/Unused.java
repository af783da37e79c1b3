package reach.inflaters;

import android.content.Context;
import android.util.AttributeSet;
import androidx.preference.Preference;

/** Of a screen that nobody inflates. */
public class Unused extends Preference {
  public Unused(Context context, AttributeSet attributes) { super(context, attributes); }

  @Override public void onAttached() { Main.count++; }
}
