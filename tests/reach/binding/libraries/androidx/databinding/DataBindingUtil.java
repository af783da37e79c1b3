package androidx.databinding;

import android.app.Activity;
import android.view.View;
import android.view.ViewGroup;

public class DataBindingUtil {
  private static final DataBinderMapper sMapper = new DataBinderMapperImpl();

  @SuppressWarnings("unchecked")
  public static <T extends ViewDataBinding> T setContentView(Activity activity, int layoutId) {
    activity.setContentView(layoutId);
    View decor = activity.getWindow().getDecorView();
    ViewGroup content = (ViewGroup) decor.findViewById(android.R.id.content);
    View added = content.getChildAt(content.getChildCount() - 1);
    return (T) bind(null, added, layoutId);
  }

  static ViewDataBinding bind(DataBindingComponent component, View root, int layoutId) {
    return sMapper.getDataBinder(component, root, layoutId);
  }
}
