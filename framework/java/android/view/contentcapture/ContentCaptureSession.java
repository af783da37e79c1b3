package android.view.contentcapture;

import android.graphics.Insets;
import android.view.View;
import android.view.ViewStructure;
import android.view.autofill.AutofillId;
import java.util.List;

/** Tells a service of the system what a screen shows. There is no such service here: views have no session. */
public abstract class ContentCaptureSession implements AutoCloseable {
  ContentCaptureSession() {}

  public final void destroy() {}

  @Override
  public void close() {
    destroy();
  }

  public AutofillId newAutofillId(AutofillId hostId, long virtualChildId) {
    return null;
  }

  public final ViewStructure newViewStructure(View view) {
    return null;
  }

  public final ViewStructure newVirtualViewStructure(AutofillId parentId, long virtualId) {
    return null;
  }

  public final void notifyViewAppeared(ViewStructure node) {}

  public final void notifyViewsAppeared(List<ViewStructure> appearedNodes) {}

  public final void notifyViewDisappeared(AutofillId id) {}

  public final void notifyViewsDisappeared(AutofillId hostId, long[] virtualIds) {}

  public final void notifyViewTextChanged(AutofillId id, CharSequence text) {}

  public final void notifyViewInsetsChanged(Insets viewInsets) {}

  public final void notifySessionResumed() {}

  public final void notifySessionPaused() {}
}
