package reach.factories;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;

/** Loads a class that an attribute names. */
public class Rows extends View {
  public Rows(Context context, AttributeSet attributes) {
    super(context, attributes);
    String name = attributes.getAttributeValue("http://schemas.android.com/apk/res-auto", "keeper");
    try {
      ((Keeper) Class.forName(name).newInstance()).keep();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
