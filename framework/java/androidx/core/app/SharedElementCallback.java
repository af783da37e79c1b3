package androidx.core.app;

import android.content.Context;
import android.graphics.Matrix;
import android.graphics.RectF;
import android.os.Parcelable;
import android.view.View;
import java.util.List;
import java.util.Map;

/** Is told of views that two activities share; transitions between activities are not shown here. */
public abstract class SharedElementCallback {
  /** To be told that the elements are there. */
  public interface OnSharedElementsReadyListener {
    void onSharedElementsReady();
  }

  public void onSharedElementStart(List<String> sharedElementNames, List<View> sharedElements,
      List<View> sharedElementSnapshots) {}

  public void onSharedElementEnd(List<String> sharedElementNames, List<View> sharedElements, List<View> sharedElementSnapshots) {}

  public void onRejectSharedElements(List<View> rejectedSharedElements) {}

  public void onMapSharedElements(List<String> names, Map<String, View> sharedElements) {}

  public Parcelable onCaptureSharedElementSnapshot(View sharedElement, Matrix viewToGlobalMatrix, RectF screenBounds) {
    return null;
  }

  public View onCreateSnapshotView(Context context, Parcelable snapshot) {
    return null;
  }

  public void onSharedElementsArrived(List<String> sharedElementNames, List<View> sharedElements,
      OnSharedElementsReadyListener listener) {
    listener.onSharedElementsReady();
  }
}
