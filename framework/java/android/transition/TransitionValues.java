package android.transition;

import android.util.ArrayMap;
import android.view.View;
import java.util.Map;

/** How a view was, or is. */
public class TransitionValues {
  public View view;
  public final Map<String, Object> values = new ArrayMap<String, Object>();

  @Deprecated
  public TransitionValues() {}

  public TransitionValues(View view) {
    this.view = view;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TransitionValues && view == ((TransitionValues) other).view
        && values.equals(((TransitionValues) other).values);
  }

  @Override
  public int hashCode() {
    return 31 * view.hashCode() + values.hashCode();
  }

  @Override
  public String toString() {
    return "TransitionValues@" + Integer.toHexString(hashCode()) + " view = " + view;
  }
}
