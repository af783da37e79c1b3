package androidx.databinding;

import android.os.Handler;
import android.os.Looper;
import android.util.SparseIntArray;
import android.view.Choreographer;
import android.view.View;
import android.view.ViewGroup;
import java.lang.ref.WeakReference;

/** A small copy of the library's: finds the views of a layout by their tags, and executes what is dirty in the next frame. */
public abstract class ViewDataBinding extends BaseObservable {
  private static final int TAG = reach.binding.R.id.dataBinding;
  private static final View.OnAttachStateChangeListener REATTACHED = new View.OnAttachStateChangeListener() {
    @Override public void onViewAttachedToWindow(View view) {
      ((ViewDataBinding) view.getTag(TAG)).rebind.run();
      view.removeOnAttachStateChangeListener(this);
    }

    @Override public void onViewDetachedFromWindow(View view) {}
  };

  private final View root;
  private final PropertyListener[] localFieldObservers;
  private final Choreographer choreographer;
  private final Handler handler = new Handler(Looper.getMainLooper());
  private ViewDataBinding containingBinding;
  private boolean pendingRebind, isExecuting;
  private final Runnable rebind = new Runnable() {
    @Override public void run() {
      synchronized (ViewDataBinding.this) {
        pendingRebind = false;
      }
      if (!root.isAttachedToWindow()) {
        root.removeOnAttachStateChangeListener(REATTACHED);
        root.addOnAttachStateChangeListener(REATTACHED);
        return;
      }
      executePendingBindings();
    }
  };
  private final Choreographer.FrameCallback frame = new Choreographer.FrameCallback() {
    @Override public void doFrame(long time) { rebind.run(); }
  };

  protected ViewDataBinding(Object component, View root, int localFieldCount) {
    this.root = root;
    localFieldObservers = new PropertyListener[localFieldCount];
    choreographer = Looper.myLooper() == null ? null : Choreographer.getInstance();
  }

  protected abstract boolean onFieldChange(int localFieldId, Object object, int fieldId);

  protected abstract void executeBindings();

  public abstract void invalidateAll();

  public abstract boolean hasPendingBindings();

  public View getRoot() { return root; }

  protected void setRootTag(View view) { view.setTag(TAG, this); }

  protected void setContainedBinding(ViewDataBinding included) {
    if (included != null) included.containingBinding = this;
  }

  public void executePendingBindings() {
    if (containingBinding == null) executeNow();
    else containingBinding.executePendingBindings();
  }

  private void executeNow() {
    if (isExecuting) {
      requestRebind();
      return;
    }
    if (!hasPendingBindings()) return;
    isExecuting = true;
    executeBindings();
    isExecuting = false;
  }

  protected static void executeBindingsOn(ViewDataBinding other) { other.executeNow(); }

  protected void requestRebind() {
    if (containingBinding != null) {
      containingBinding.requestRebind();
      return;
    }
    synchronized (this) {
      if (pendingRebind) return;
      pendingRebind = true;
    }
    if (choreographer != null) choreographer.postFrameCallback(frame);
    else handler.post(rebind);
  }

  protected boolean updateRegistration(int localFieldId, Observable observable) {
    PropertyListener listener = localFieldObservers[localFieldId];
    if (listener == null) listener = localFieldObservers[localFieldId] = new PropertyListener(this, localFieldId);
    listener.setTarget(observable);
    return true;
  }

  private void handleFieldChange(int localFieldId, Object object, int fieldId) {
    if (onFieldChange(localFieldId, object, fieldId)) requestRebind();
  }

  /** The views of the layout and the bindings of what it includes, by the numbers in their tags. */
  protected static Object[] mapBindings(DataBindingComponent component, View root, int count, IncludedLayouts includes,
      SparseIntArray viewsWithIds) {
    Object[] bindings = new Object[count];
    mapBindings(component, root, bindings, includes, viewsWithIds, true);
    return bindings;
  }

  private static void mapBindings(DataBindingComponent component, View view, Object[] bindings, IncludedLayouts includes,
      SparseIntArray viewsWithIds, boolean isRoot) {
    Object known = view.getTag();
    String tag = known instanceof String ? (String) known : null;
    int index = -1;
    if (isRoot && tag != null && tag.startsWith("layout")) index = 0;
    else if (tag != null && tag.startsWith("binding_")) index = Integer.parseInt(tag.substring("binding_".length()));
    else if (viewsWithIds != null) index = viewsWithIds.get(view.getId(), -1);
    if (index >= 0 && bindings[index] == null) bindings[index] = view;
    if (!(view instanceof ViewGroup)) return;
    ViewGroup group = (ViewGroup) view;
    for (int i = 0; i < group.getChildCount(); i++) {
      View child = group.getChildAt(i);
      int included = index >= 0 && includes != null ? includes.find(index, child) : -1;
      if (included < 0) mapBindings(component, child, bindings, includes, viewsWithIds, false);
      else bindings[includes.indices[index][included]] = DataBindingUtil.bind(component, child, includes.layoutIds[index][included]);
    }
  }

  /** What a layout includes, by the number of the view around it. */
  protected static class IncludedLayouts {
    final String[][] layouts;
    final int[][] indices;
    final int[][] layoutIds;

    public IncludedLayouts(int count) {
      layouts = new String[count][];
      indices = new int[count][];
      layoutIds = new int[count][];
    }

    public void setIncludes(int index, String[] names, int[] numbers, int[] ids) {
      layouts[index] = names;
      indices[index] = numbers;
      layoutIds[index] = ids;
    }

    int find(int index, View child) {
      Object tag = child.getTag();
      for (int i = 0; layouts[index] != null && i < layouts[index].length; i++) {
        if (tag instanceof String && ((String) tag).equals("layout/" + layouts[index][i] + "_0")) return i;
      }
      return -1;
    }
  }

  /** Hears of a model without keeping the screen alive. */
  private static final class PropertyListener extends Observable.OnPropertyChangedCallback {
    private final WeakReference<ViewDataBinding> binder;
    private final int localFieldId;
    private Observable target;

    PropertyListener(ViewDataBinding binder, int localFieldId) {
      this.binder = new WeakReference<>(binder);
      this.localFieldId = localFieldId;
    }

    void setTarget(Observable observable) {
      if (target != null) target.removeOnPropertyChangedCallback(this);
      target = observable;
      if (target != null) target.addOnPropertyChangedCallback(this);
    }

    @Override public void onPropertyChanged(Observable sender, int propertyId) {
      ViewDataBinding binding = binder.get();
      if (binding != null && sender == target) binding.handleFieldChange(localFieldId, sender, propertyId);
    }
  }
}
