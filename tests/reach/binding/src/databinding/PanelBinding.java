package reach.binding.databinding;

import android.view.View;
import androidx.databinding.ViewDataBinding;
import reach.binding.Presenter;

public abstract class PanelBinding extends ViewDataBinding {
  protected Presenter mPresenter;

  protected PanelBinding(Object component, View root, int localFieldCount) { super(component, root, localFieldCount); }

  public abstract void setPresenter(Presenter presenter);
}
