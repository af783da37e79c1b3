package android.hardware.camera2;

import java.util.ArrayList;
import java.util.List;

/** How a picture was taken, in full. */
public final class TotalCaptureResult extends CaptureResult {
  TotalCaptureResult(CaptureRequest request, long frame) {
    super(request, frame);
  }

  public List<CaptureResult> getPartialResults() {
    return new ArrayList<CaptureResult>();
  }
}
