package androidx.fragment.app;

import android.content.Context;
import android.os.Bundle;
import android.view.View;

/** Where the views of fragments go. */
public abstract class FragmentContainer {
  public abstract View onFindViewById(int id);

  public abstract boolean onHasView();

  @Deprecated
  public Fragment instantiate(Context context, String className, Bundle arguments) {
    return Fragment.instantiate(context, className, arguments);
  }
}
