package android.hardware.camera2;

import android.content.Context;
import android.os.Handler;
import android.os.Replies;
import android.os.Source;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Unlisted;

/** The cameras: one behind, one in front. */
public final class CameraManager {
  private final Bag<Source<AvailabilityCallback>> watches = new Bag<Source<AvailabilityCallback>>();

  /** Hears which cameras are free. */
  public abstract static class AvailabilityCallback {
    public AvailabilityCallback() {}

    public void onCameraAvailable(String cameraId) {}

    public void onCameraUnavailable(String cameraId) {}

    public void onCameraAccessPrioritiesChanged() {}

    public void onPhysicalCameraAvailable(String cameraId, String physicalCameraId) {}

    public void onPhysicalCameraUnavailable(String cameraId, String physicalCameraId) {}
  }

  /** Hears of lights. */
  public abstract static class TorchCallback {
    public TorchCallback() {}

    public void onTorchModeUnavailable(String cameraId) {}

    public void onTorchModeChanged(String cameraId, boolean enabled) {}

    public void onTorchStrengthLevelChanged(String cameraId, int newStrengthLevel) {}
  }

  @Unlisted
  public CameraManager(Context context) {}

  public String[] getCameraIdList() throws CameraAccessException {
    return new String[] {"0", "1"};
  }

  private static void check(String cameraId) {
    if (!"0".equals(cameraId) && !"1".equals(cameraId)) throw new IllegalArgumentException("No such camera device: " + cameraId);
  }

  public CameraCharacteristics getCameraCharacteristics(String cameraId) throws CameraAccessException {
    check(cameraId);
    return new CameraCharacteristics(cameraId.equals("1"));
  }

  public void openCamera(String cameraId, CameraDevice.StateCallback callback, Handler handler) throws CameraAccessException {
    check(cameraId);
    if (callback == null) throw new IllegalArgumentException("callback was null");
    Handler target = handler == null ? new Handler(Source.current()) : handler;
    CameraDevice device = new CameraDeviceImpl(cameraId, callback, target);
    Callbacks.registerOn(target.getLooper().getEvents(), device, "StateCallback", callback, false);
    Replies.post(target, new Runnable() {
      @Override
      public void run() {
        Callbacks.invoke(device, "StateCallback", callback);
        callback.onOpened(device);
      }
    });
  }

  public void registerAvailabilityCallback(AvailabilityCallback callback, Handler handler) {
    Source<AvailabilityCallback> watch = new Source<AvailabilityCallback>("camera", callback, handler) {
      private boolean taken;

      @Override
      protected void call(AvailabilityCallback callback) {
        taken = !taken;
        if (taken) callback.onCameraUnavailable("0");
        else callback.onCameraAvailable("0");
      }
    };
    watches.add(watch);
    watch.add();
  }

  public void unregisterAvailabilityCallback(AvailabilityCallback callback) {
    for (int i = watches.size() - 1; i >= 0; i--) {
      if (watches.get(i).listener == callback) watches.removeAt(i).remove();
    }
  }

  public void registerTorchCallback(TorchCallback callback, Handler handler) {
    Callbacks.registerAway(handler == null ? null : handler.getLooper().getEvents(), this, "TorchCallback", callback, true);
  }

  public void unregisterTorchCallback(TorchCallback callback) {
    Callbacks.unregister(this, "TorchCallback", callback);
  }

  public void setTorchMode(String cameraId, boolean enabled) throws CameraAccessException {
    check(cameraId);
  }
}
