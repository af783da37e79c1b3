package androidx.databinding;

import android.view.View;

public abstract class DataBinderMapper {
  /** The binding of the layout whose root the view is; null: it has none here. */
  public abstract ViewDataBinding getDataBinder(DataBindingComponent component, View view, int layoutId);
}
