package reach.binding.databinding;

import android.util.SparseIntArray;
import android.view.View;
import android.widget.Button;
import android.widget.EditText;
import android.widget.LinearLayout;
import androidx.databinding.DataBindingComponent;
import androidx.databinding.InverseBindingListener;
import androidx.databinding.ViewDataBinding;
import androidx.databinding.adapters.TextViewBindingAdapter;
import reach.binding.BR;
import reach.binding.Model;
import reach.binding.Presenter;
import reach.binding.R;
import reach.binding.generated.callback.OnClickListener;

public class MainBindingImpl extends MainBinding implements OnClickListener.Listener {
  private static final ViewDataBinding.IncludedLayouts sIncludes;
  private static final SparseIntArray sViewsWithIds;

  static {
    sIncludes = new ViewDataBinding.IncludedLayouts(5);
    sIncludes.setIncludes(0, new String[] {"panel"}, new int[] {4}, new int[] {R.layout.panel});
    sViewsWithIds = null;
  }

  private final Button mboundView3;
  private final View.OnClickListener mCallback1;
  private OnClickListenerImpl mPresenterSaveAndroidViewViewOnClickListener;
  private long mDirtyFlags = 0xffffffffffffffffL;

  private final InverseBindingListener nameandroidTextAttrChanged = new InverseBindingListener() {
    @Override public void onChange() {
      String callbackArg_0 = TextViewBindingAdapter.getTextString(name);
      Model model = mModel;
      boolean modelJavaLangObjectNull = model != null;
      if (modelJavaLangObjectNull) model.setName(callbackArg_0);
    }
  };

  public MainBindingImpl(DataBindingComponent component, View root) {
    this(component, root, mapBindings(component, root, 5, sIncludes, sViewsWithIds));
  }

  private MainBindingImpl(DataBindingComponent component, View root, Object[] bindings) {
    super(component, root, 2, (LinearLayout) bindings[0], (EditText) bindings[1], (PanelBinding) bindings[4], (Button) bindings[2]);
    this.body.setTag(null);
    this.mboundView3 = (Button) bindings[3];
    this.mboundView3.setTag(null);
    this.name.setTag(null);
    this.save.setTag(null);
    setContainedBinding(this.panel);
    setRootTag(root);
    mCallback1 = new OnClickListener(this, 1);
    invalidateAll();
  }

  @Override public void invalidateAll() {
    synchronized (this) {
      mDirtyFlags = 0x10L;
    }
    panel.invalidateAll();
    requestRebind();
  }

  @Override public boolean hasPendingBindings() {
    synchronized (this) {
      if (mDirtyFlags != 0) return true;
    }
    return panel.hasPendingBindings();
  }

  @Override public void setModel(Model model) {
    updateRegistration(0, model);
    this.mModel = model;
    synchronized (this) {
      mDirtyFlags |= 0x1L;
    }
    notifyPropertyChanged(BR.model);
    super.requestRebind();
  }

  @Override public void setPresenter(Presenter presenter) {
    this.mPresenter = presenter;
    synchronized (this) {
      mDirtyFlags |= 0x4L;
    }
    notifyPropertyChanged(BR.presenter);
    super.requestRebind();
  }

  @Override protected boolean onFieldChange(int localFieldId, Object object, int fieldId) {
    switch (localFieldId) {
      case 0: return onChangeModel((Model) object, fieldId);
    }
    return false;
  }

  private boolean onChangeModel(Model model, int fieldId) {
    if (fieldId == BR._all) {
      synchronized (this) {
        mDirtyFlags |= 0x1L;
      }
      return true;
    } else if (fieldId == BR.name) {
      synchronized (this) {
        mDirtyFlags |= 0x8L;
      }
      return true;
    }
    return false;
  }

  @Override protected void executeBindings() {
    long dirtyFlags = 0;
    synchronized (this) {
      dirtyFlags = mDirtyFlags;
      mDirtyFlags = 0;
    }
    View.OnClickListener presenterSaveAndroidViewViewOnClickListener = null;
    Presenter presenter = mPresenter;
    Model model = mModel;
    String modelName = null;
    if ((dirtyFlags & 0x14L) != 0) {
      if (presenter != null) {
        presenterSaveAndroidViewViewOnClickListener = ((mPresenterSaveAndroidViewViewOnClickListener == null)
            ? (mPresenterSaveAndroidViewViewOnClickListener = new OnClickListenerImpl())
            : mPresenterSaveAndroidViewViewOnClickListener).setValue(presenter);
      }
    }
    if ((dirtyFlags & 0x19L) != 0) {
      if (model != null) modelName = model.getName();
    }
    if ((dirtyFlags & 0x10L) != 0) {
      this.mboundView3.setOnClickListener(mCallback1);
      TextViewBindingAdapter.setTextWatcher(this.name, nameandroidTextAttrChanged);
    }
    if ((dirtyFlags & 0x19L) != 0) TextViewBindingAdapter.setText(this.name, modelName);
    if ((dirtyFlags & 0x14L) != 0) {
      this.panel.setPresenter(presenter);
      this.save.setOnClickListener(presenterSaveAndroidViewViewOnClickListener);
    }
    executeBindingsOn(panel);
  }

  public static class OnClickListenerImpl implements View.OnClickListener {
    private Presenter value;

    public OnClickListenerImpl setValue(Presenter value) {
      this.value = value;
      return value == null ? null : this;
    }

    @Override public void onClick(View arg0) { this.value.save(arg0); }
  }

  @Override public final void _internalCallbackOnClick(int sourceId, View callbackArg_0) {
    Presenter presenter = mPresenter;
    Model model = mModel;
    boolean presenterJavaLangObjectNull = presenter != null;
    if (presenterJavaLangObjectNull) presenter.pick(model);
  }
}
