package androidx.core.view;

import android.content.Context;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;

/** Calls of inflaters that older platforms lack. */
public final class LayoutInflaterCompat {
  private LayoutInflaterCompat() {}

  public static void setFactory2(LayoutInflater layoutInflater, LayoutInflater.Factory2 factory2) {
    layoutInflater.setFactory2(factory2);
  }

  @Deprecated
  public static void setFactory(LayoutInflater inflater, final LayoutInflaterFactory factory) {
    inflater.setFactory2(new LayoutInflater.Factory2() {
      @Override
      public View onCreateView(View parent, String name, Context context, AttributeSet attrs) {
        return factory.onCreateView(parent, name, context, attrs);
      }

      @Override
      public View onCreateView(String name, Context context, AttributeSet attrs) {
        return factory.onCreateView(null, name, context, attrs);
      }
    });
  }
}
