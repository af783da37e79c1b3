package androidx.databinding;

import android.view.View;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Asks one mapper after the other. */
public class MergedDataBinderMapper extends DataBinderMapper {
  private final List<DataBinderMapper> mappers = new CopyOnWriteArrayList<>();

  protected void addMapper(DataBinderMapper mapper) { mappers.add(mapper); }

  @Override public ViewDataBinding getDataBinder(DataBindingComponent component, View view, int layoutId) {
    for (DataBinderMapper mapper : mappers) {
      ViewDataBinding binding = mapper.getDataBinder(component, view, layoutId);
      if (binding != null) return binding;
    }
    return null;
  }
}
