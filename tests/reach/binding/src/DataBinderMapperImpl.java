package reach.binding;

import android.util.SparseIntArray;
import android.view.View;
import androidx.databinding.DataBinderMapper;
import androidx.databinding.DataBindingComponent;
import androidx.databinding.ViewDataBinding;
import reach.binding.databinding.MainBindingImpl;
import reach.binding.databinding.PanelBindingImpl;

public class DataBinderMapperImpl extends DataBinderMapper {
  private static final int LAYOUT_MAIN = 1;
  private static final int LAYOUT_PANEL = 2;
  private static final SparseIntArray INTERNAL_LAYOUT_ID_LOOKUP = new SparseIntArray(2);

  static {
    INTERNAL_LAYOUT_ID_LOOKUP.put(R.layout.main, LAYOUT_MAIN);
    INTERNAL_LAYOUT_ID_LOOKUP.put(R.layout.panel, LAYOUT_PANEL);
  }

  @Override public ViewDataBinding getDataBinder(DataBindingComponent component, View view, int layoutId) {
    int localizedLayoutId = INTERNAL_LAYOUT_ID_LOOKUP.get(layoutId);
    if (localizedLayoutId > 0) {
      final Object tag = view.getTag();
      if (tag == null) throw new RuntimeException("view must have a tag");
      switch (localizedLayoutId) {
        case LAYOUT_MAIN: {
          if ("layout/main_0".equals(tag)) return new MainBindingImpl(component, view);
          throw new IllegalArgumentException("The tag for main is invalid. Received: " + tag);
        }
        case LAYOUT_PANEL: {
          if ("layout/panel_0".equals(tag)) return new PanelBindingImpl(component, view);
          throw new IllegalArgumentException("The tag for panel is invalid. Received: " + tag);
        }
      }
    }
    return null;
  }
}
