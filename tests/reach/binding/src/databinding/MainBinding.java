package reach.binding.databinding;

import android.view.View;
import android.widget.Button;
import android.widget.EditText;
import android.widget.LinearLayout;
import androidx.databinding.ViewDataBinding;
import reach.binding.Model;
import reach.binding.Presenter;

public abstract class MainBinding extends ViewDataBinding {
  public final LinearLayout body;
  public final EditText name;
  public final Button save;
  public final PanelBinding panel;
  protected Model mModel;
  protected Presenter mPresenter;

  protected MainBinding(Object component, View root, int localFieldCount, LinearLayout body, EditText name, PanelBinding panel, Button save) {
    super(component, root, localFieldCount);
    this.body = body;
    this.name = name;
    this.panel = panel;
    this.save = save;
  }

  public abstract void setModel(Model model);

  public abstract void setPresenter(Presenter presenter);
}
