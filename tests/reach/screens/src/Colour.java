package reach.screens;

import android.content.Context;
import android.preference.Preference;
import android.util.AttributeSet;

public class Colour extends Preference {
  public Colour(Context context, AttributeSet attributes) { super(context, attributes); }

  void dye() { Main.count++; }
}
