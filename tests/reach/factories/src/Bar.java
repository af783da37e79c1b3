package reach.factories;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;

/** Takes the place of a plain view. */
public class Bar extends View {
  public Bar(Context context, AttributeSet attributes) { super(context, attributes); }

  void raise() { Main.count++; }
}
