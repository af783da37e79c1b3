package android.view;

import android.content.Context;
import android.util.AttributeSet;
import antecede.Hidden;

/** The inflater of the system: names without a package are looked for where views are. */
@Hidden
public class PhoneLayoutInflater extends LayoutInflater {
  private static final String[] PREFIXES = {"android.widget.", "android.webkit.", "android.app."};

  public PhoneLayoutInflater(Context context) {
    super(context);
  }

  protected PhoneLayoutInflater(LayoutInflater original, Context newContext) {
    super(original, newContext);
  }

  @Override
  protected View onCreateView(String name, AttributeSet attrs) throws ClassNotFoundException {
    for (String prefix : PREFIXES) {
      try {
        return createView(name, prefix, attrs);
      } catch (ClassNotFoundException e) {
        // The next package may have it.
      }
    }
    return super.onCreateView(name, attrs);
  }

  @Override
  public LayoutInflater cloneInContext(Context newContext) {
    return new PhoneLayoutInflater(this, newContext);
  }
}
