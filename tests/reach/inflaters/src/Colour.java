package reach.inflaters;

import android.content.Context;
import android.util.AttributeSet;
import androidx.preference.Preference;

public class Colour extends Preference {
  public Colour(Context context, AttributeSet attributes) { super(context, attributes); }

  @Override public void onAttached() { Main.count++; }
}
