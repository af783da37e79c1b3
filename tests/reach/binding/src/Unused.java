package reach.binding;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;

/** The root of a layout that has a binding and is never inflated. */
public class Unused extends View {
  public Unused(Context context, AttributeSet attributes) { super(context, attributes); }
}
