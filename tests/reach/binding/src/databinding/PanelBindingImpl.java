package reach.binding.databinding;

import android.util.SparseIntArray;
import android.view.View;
import android.widget.Button;
import android.widget.FrameLayout;
import androidx.databinding.DataBindingComponent;
import androidx.databinding.ViewDataBinding;
import reach.binding.BR;
import reach.binding.Presenter;
import reach.binding.generated.callback.OnClickListener;

public class PanelBindingImpl extends PanelBinding implements OnClickListener.Listener {
  private static final ViewDataBinding.IncludedLayouts sIncludes = null;
  private static final SparseIntArray sViewsWithIds = null;

  private final FrameLayout mboundView0;
  private final Button mboundView1;
  private final View.OnClickListener mCallback2;
  private long mDirtyFlags = 0xffffffffffffffffL;

  public PanelBindingImpl(DataBindingComponent component, View root) {
    this(component, root, mapBindings(component, root, 2, sIncludes, sViewsWithIds));
  }

  private PanelBindingImpl(DataBindingComponent component, View root, Object[] bindings) {
    super(component, root, 0);
    this.mboundView0 = (FrameLayout) bindings[0];
    this.mboundView0.setTag(null);
    this.mboundView1 = (Button) bindings[1];
    this.mboundView1.setTag(null);
    setRootTag(root);
    mCallback2 = new OnClickListener(this, 1);
    invalidateAll();
  }

  @Override public void invalidateAll() {
    synchronized (this) {
      mDirtyFlags = 0x2L;
    }
    requestRebind();
  }

  @Override public boolean hasPendingBindings() {
    synchronized (this) {
      return mDirtyFlags != 0;
    }
  }

  @Override public void setPresenter(Presenter presenter) {
    this.mPresenter = presenter;
    synchronized (this) {
      mDirtyFlags |= 0x1L;
    }
    notifyPropertyChanged(BR.presenter);
    super.requestRebind();
  }

  @Override protected boolean onFieldChange(int localFieldId, Object object, int fieldId) { return false; }

  @Override protected void executeBindings() {
    long dirtyFlags = 0;
    synchronized (this) {
      dirtyFlags = mDirtyFlags;
      mDirtyFlags = 0;
    }
    if ((dirtyFlags & 0x2L) != 0) this.mboundView1.setOnClickListener(mCallback2);
  }

  @Override public final void _internalCallbackOnClick(int sourceId, View callbackArg_0) {
    Presenter presenter = mPresenter;
    boolean presenterJavaLangObjectNull = presenter != null;
    if (presenterJavaLangObjectNull) presenter.clear();
  }
}
