package android.hardware;

import android.graphics.Bitmap;
import android.graphics.ImageFormat;
import android.graphics.Point;
import android.graphics.Rect;
import android.graphics.SurfaceTexture;
import android.os.Handler;
import android.os.Looper;
import android.os.Replies;
import android.os.Source;
import android.view.SurfaceHolder;
import antecede.Callbacks;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The old camera. What it has to say comes as messages to the looper of the thread that opened it, or to the main one. */
@Deprecated
public class Camera {
  public static final String ACTION_NEW_PICTURE = "android.hardware.action.NEW_PICTURE";
  public static final String ACTION_NEW_VIDEO = "android.hardware.action.NEW_VIDEO";
  public static final int CAMERA_ERROR_EVICTED = 2;
  public static final int CAMERA_ERROR_SERVER_DIED = 100;
  public static final int CAMERA_ERROR_UNKNOWN = 1;

  private static final int WIDTH = 640, HEIGHT = 480;
  private static Camera[] open = new Camera[2];

  public interface AutoFocusCallback {
    void onAutoFocus(boolean on, Camera camera);
  }

  public interface AutoFocusMoveCallback {
    void onAutoFocusMoving(boolean on, Camera camera);
  }

  public interface ErrorCallback {
    void onError(int value, Camera camera);
  }

  public interface FaceDetectionListener {
    void onFaceDetection(Face[] faces, Camera camera);
  }

  public interface OnZoomChangeListener {
    void onZoomChange(int value, boolean on, Camera camera);
  }

  public interface PictureCallback {
    void onPictureTaken(byte[] values, Camera camera);
  }

  public interface PreviewCallback {
    void onPreviewFrame(byte[] values, Camera camera);
  }

  public interface ShutterCallback {
    void onShutter();
  }

  /** Where a camera looks. */
  @Deprecated
  public static class CameraInfo {
    public static final int CAMERA_FACING_BACK = 0;
    public static final int CAMERA_FACING_FRONT = 1;

    public int facing;
    public int orientation;
    public boolean canDisableShutterSound;

    public CameraInfo() {}
  }

  /** A part of the picture. */
  @Deprecated
  public static class Area {
    public Rect rect;
    public int weight;

    public Area(Rect rect, int weight) {
      this.rect = rect;
      this.weight = weight;
    }
  }

  /** A face in the picture. */
  @Deprecated
  public static class Face {
    public Rect rect;
    public int score;
    public int id = -1;
    public Point leftEye;
    public Point rightEye;
    public Point mouth;

    public Face() {}
  }

  /** The size of a picture. */
  @Deprecated
  public class Size {
    public int width;
    public int height;

    public Size(int w, int h) {
      width = w;
      height = h;
    }

    @Override
    public boolean equals(Object obj) {
      return obj instanceof Size && ((Size) obj).width == width && ((Size) obj).height == height;
    }

    @Override
    public int hashCode() {
      return width * 32713 + height;
    }
  }

  private final int id;
  private final Handler handler;
  private boolean released;
  private boolean previewing;
  private Parameters parameters = new Parameters();
  private ErrorCallback errorCallback;
  private OnZoomChangeListener zoomListener;
  private FaceDetectionListener faceListener;
  private AutoFocusCallback focusCallback;
  private Source<PreviewCallback> frames;
  private final Runnable focused = new Runnable() {
    @Override
    public void run() {
      focused();
    }
  };

  private Camera(int id) {
    this.id = id;
    Looper looper = Looper.myLooper();
    handler = new Handler(looper == null ? Looper.getMainLooper() : looper);
  }

  public static int getNumberOfCameras() {
    return open.length;
  }

  public static void getCameraInfo(int cameraId, CameraInfo cameraInfo) {
    if (cameraId < 0 || cameraId >= open.length) throw new RuntimeException("Unknown camera ID");
    cameraInfo.facing = cameraId == 0 ? CameraInfo.CAMERA_FACING_BACK : CameraInfo.CAMERA_FACING_FRONT;
    cameraInfo.orientation = cameraId == 0 ? 90 : 270;
    cameraInfo.canDisableShutterSound = true;
  }

  public static Camera open(int cameraId) {
    if (cameraId < 0 || cameraId >= open.length) throw new RuntimeException("Fail to connect to camera service");
    if (open[cameraId] != null) throw new RuntimeException("Fail to connect to camera service");
    open[cameraId] = new Camera(cameraId);
    return open[cameraId];
  }

  public static Camera open() {
    return open(0);
  }

  private void check() {
    if (released) throw new RuntimeException("Camera is being used after Camera.release() was called");
  }

  public final void release() {
    if (released) return;
    stopPreview();
    setPreview(null, false);
    handler.removeCallbacks(focused);
    released = true;
    open[id] = null;
  }

  @Override
  protected void finalize() {
    release();
  }

  public final void unlock() {
    check();
  }

  public final void lock() {
    check();
  }

  public final void reconnect() throws IOException {
    check();
  }

  public final void setPreviewDisplay(SurfaceHolder holder) throws IOException {
    check();
  }

  public final void setPreviewTexture(SurfaceTexture surfaceTexture) throws IOException {
    check();
  }

  public final void startPreview() {
    check();
    if (previewing) return;
    previewing = true;
    if (frames != null) frames.add();
  }

  public final void stopPreview() {
    check();
    if (!previewing) return;
    previewing = false;
    if (frames != null) frames.remove();
    focusCallback = null;
  }

  private void setPreview(PreviewCallback cb, boolean once) {
    check();
    if (frames != null) frames.remove();
    frames = cb == null ? null : new Source<PreviewCallback>("camera", cb, handler) {
      @Override
      protected void call(PreviewCallback callback) {
        if (once) remove();
        Size size = getParameters().getPreviewSize();
        callback.onPreviewFrame(new byte[size.width * size.height * 3 / 2], Camera.this);
      }
    };
    if (frames != null && previewing) frames.add();
  }

  public final void setPreviewCallback(PreviewCallback cb) {
    setPreview(cb, false);
  }

  public final void setOneShotPreviewCallback(PreviewCallback cb) {
    setPreview(cb, true);
  }

  public final void setPreviewCallbackWithBuffer(PreviewCallback cb) {
    setPreview(cb, false);
  }

  public final void addCallbackBuffer(byte[] callbackBuffer) {}

  public final void autoFocus(AutoFocusCallback cb) {
    check();
    if (!previewing) throw new RuntimeException("autoFocus failed");
    focusCallback = cb;
    if (cb == null) return;
    Callbacks.observe(this, "AutoFocusCallback", cb, false);
    Replies.post(handler, focused);
  }

  private void focused() {
    AutoFocusCallback callback = focusCallback;
    if (callback == null) return;
    Callbacks.invoke(this, "AutoFocusCallback", callback);
    callback.onAutoFocus(true, this);
  }

  public final void cancelAutoFocus() {
    check();
    focusCallback = null;
    handler.removeCallbacks(focused);
  }

  public void setAutoFocusMoveCallback(AutoFocusMoveCallback cb) {
    Callbacks.registerAway(handler.getLooper().getEvents(), this, "AutoFocusMoveCallback", cb, false);
    check();
  }

  public final void takePicture(ShutterCallback shutter, PictureCallback raw, PictureCallback jpeg) {
    takePicture(shutter, raw, null, jpeg);
  }

  /** Up to four messages, in this order. The preview ends. */
  public final void takePicture(ShutterCallback shutter, PictureCallback raw, PictureCallback postview, PictureCallback jpeg) {
    check();
    if (!previewing) throw new RuntimeException("takePicture failed");
    stopPreview();
    Replies.call(new Runnable() {
      @Override
      public void run() {
        if (shutter != null) handler.post(new Shutter(shutter));
        if (raw != null) handler.post(new Picture(raw, null));
        if (postview != null) handler.post(new Picture(postview, null));
        if (jpeg != null) handler.post(new Picture(jpeg, jpeg()));
      }
    });
  }

  private final class Shutter implements Runnable {
    private final ShutterCallback callback;

    Shutter(ShutterCallback callback) {
      this.callback = callback;
    }

    @Override
    public void run() {
      if (!released) callback.onShutter();
    }
  }

  private static byte[] jpeg() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Bitmap.make(WIDTH, HEIGHT, null, true).compress(Bitmap.CompressFormat.JPEG, 90, bytes);
    return bytes.toByteArray();
  }

  private final class Picture implements Runnable {
    private final PictureCallback callback;
    private final byte[] data;

    Picture(PictureCallback callback, byte[] data) {
      this.callback = callback;
      this.data = data;
    }

    @Override
    public void run() {
      if (!released) callback.onPictureTaken(data, Camera.this);
    }
  }

  public final void startSmoothZoom(int value) {
    check();
    handler.post(new Runnable() {
      @Override
      public void run() {
        if (zoomListener != null) zoomListener.onZoomChange(value, true, Camera.this);
      }
    });
  }

  public final void stopSmoothZoom() {
    check();
  }

  public final void setDisplayOrientation(int degrees) {
    check();
  }

  public final boolean enableShutterSound(boolean enabled) {
    check();
    return true;
  }

  public final void setZoomChangeListener(OnZoomChangeListener listener) {
    Callbacks.registerAway(handler.getLooper().getEvents(), this, "OnZoomChangeListener", listener, false);
    zoomListener = listener;
  }

  public final void setFaceDetectionListener(FaceDetectionListener listener) {
    Callbacks.registerAway(handler.getLooper().getEvents(), this, "FaceDetectionListener", listener, false);
    faceListener = listener;
  }

  public final void startFaceDetection() {
    check();
    throw new IllegalArgumentException("Face detection is not supported");
  }

  public final void stopFaceDetection() {
    check();
  }

  public final void setErrorCallback(ErrorCallback cb) {
    Callbacks.registerAway(handler.getLooper().getEvents(), this, "ErrorCallback", cb, false);
    errorCallback = cb;
  }

  public void setParameters(Parameters params) {
    check();
    parameters = params.copy();
  }

  public Parameters getParameters() {
    check();
    return parameters.copy();
  }

  /** Settings, by name. */
  @Deprecated
  public class Parameters {
    public static final String ANTIBANDING_50HZ = "50hz";
    public static final String ANTIBANDING_60HZ = "60hz";
    public static final String ANTIBANDING_AUTO = "auto";
    public static final String ANTIBANDING_OFF = "off";
    public static final String EFFECT_AQUA = "aqua";
    public static final String EFFECT_BLACKBOARD = "blackboard";
    public static final String EFFECT_MONO = "mono";
    public static final String EFFECT_NEGATIVE = "negative";
    public static final String EFFECT_NONE = "none";
    public static final String EFFECT_POSTERIZE = "posterize";
    public static final String EFFECT_SEPIA = "sepia";
    public static final String EFFECT_SOLARIZE = "solarize";
    public static final String EFFECT_WHITEBOARD = "whiteboard";
    public static final String FLASH_MODE_AUTO = "auto";
    public static final String FLASH_MODE_OFF = "off";
    public static final String FLASH_MODE_ON = "on";
    public static final String FLASH_MODE_RED_EYE = "red-eye";
    public static final String FLASH_MODE_TORCH = "torch";
    public static final int FOCUS_DISTANCE_FAR_INDEX = 2;
    public static final int FOCUS_DISTANCE_NEAR_INDEX = 0;
    public static final int FOCUS_DISTANCE_OPTIMAL_INDEX = 1;
    public static final String FOCUS_MODE_AUTO = "auto";
    public static final String FOCUS_MODE_CONTINUOUS_PICTURE = "continuous-picture";
    public static final String FOCUS_MODE_CONTINUOUS_VIDEO = "continuous-video";
    public static final String FOCUS_MODE_EDOF = "edof";
    public static final String FOCUS_MODE_FIXED = "fixed";
    public static final String FOCUS_MODE_INFINITY = "infinity";
    public static final String FOCUS_MODE_MACRO = "macro";
    public static final int PREVIEW_FPS_MAX_INDEX = 1;
    public static final int PREVIEW_FPS_MIN_INDEX = 0;
    public static final String SCENE_MODE_ACTION = "action";
    public static final String SCENE_MODE_AUTO = "auto";
    public static final String SCENE_MODE_BARCODE = "barcode";
    public static final String SCENE_MODE_BEACH = "beach";
    public static final String SCENE_MODE_CANDLELIGHT = "candlelight";
    public static final String SCENE_MODE_FIREWORKS = "fireworks";
    public static final String SCENE_MODE_HDR = "hdr";
    public static final String SCENE_MODE_LANDSCAPE = "landscape";
    public static final String SCENE_MODE_NIGHT = "night";
    public static final String SCENE_MODE_NIGHT_PORTRAIT = "night-portrait";
    public static final String SCENE_MODE_PARTY = "party";
    public static final String SCENE_MODE_PORTRAIT = "portrait";
    public static final String SCENE_MODE_SNOW = "snow";
    public static final String SCENE_MODE_SPORTS = "sports";
    public static final String SCENE_MODE_STEADYPHOTO = "steadyphoto";
    public static final String SCENE_MODE_SUNSET = "sunset";
    public static final String SCENE_MODE_THEATRE = "theatre";
    public static final String WHITE_BALANCE_AUTO = "auto";
    public static final String WHITE_BALANCE_CLOUDY_DAYLIGHT = "cloudy-daylight";
    public static final String WHITE_BALANCE_DAYLIGHT = "daylight";
    public static final String WHITE_BALANCE_FLUORESCENT = "fluorescent";
    public static final String WHITE_BALANCE_INCANDESCENT = "incandescent";
    public static final String WHITE_BALANCE_SHADE = "shade";
    public static final String WHITE_BALANCE_TWILIGHT = "twilight";
    public static final String WHITE_BALANCE_WARM_FLUORESCENT = "warm-fluorescent";

    private String[] keys = {"preview-size", "picture-size", "preview-format", "picture-format", "flash-mode", "focus-mode",
        "zoom", "jpeg-quality",
      "preview-frame-rate"};
    private String[] values = {"640x480", "640x480", "yuv420sp", "jpeg", "off", "auto", "0", "90", "30"};

    private Parameters() {}

    Parameters copy() {
      Parameters other = new Parameters();
      other.keys = keys.clone();
      other.values = values.clone();
      return other;
    }

    private int find(String key) {
      for (int i = 0; i < keys.length; i++) {
        if (keys[i].equals(key)) return i;
      }
      return -1;
    }

    public String flatten() {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < keys.length; i++) text.append(i == 0 ? "" : ";").append(keys[i]).append('=').append(values[i]);
      return text.toString();
    }

    public void unflatten(String flattened) {
      keys = new String[0];
      values = new String[0];
      String[] pairs = flattened.split(";");
      for (int i = 0; i < pairs.length; i++) {
        int at = pairs[i].indexOf('=');
        if (at > 0) set(pairs[i].substring(0, at), pairs[i].substring(at + 1));
      }
    }

    public void remove(String key) {
      if (find(key) >= 0) values[find(key)] = null;
    }

    public void set(String key, String value) {
      int index = find(key);
      if (index < 0) {
        index = keys.length;
        keys = java.util.Arrays.copyOf(keys, index + 1);
        values = java.util.Arrays.copyOf(values, index + 1);
        keys[index] = key;
      }
      values[index] = value;
    }

    public void set(String key, int value) {
      set(key, Integer.toString(value));
    }

    public String get(String key) {
      int index = find(key);
      return index < 0 ? null : values[index];
    }

    public int getInt(String key) {
      return Integer.parseInt(get(key));
    }

    private int number(String key, int missing) {
      return get(key) == null ? missing : getInt(key);
    }

    private Size size(String key) {
      String text = get(key);
      int x = text == null ? -1 : text.indexOf('x');
      return x < 0 ? null : new Size(Integer.parseInt(text.substring(0, x)), Integer.parseInt(text.substring(x + 1)));
    }

    private List<Size> sizes() {
      ArrayList<Size> sizes = new ArrayList<Size>();
      sizes.add(new Size(1280, 720));
      sizes.add(new Size(WIDTH, HEIGHT));
      sizes.add(new Size(320, 240));
      return sizes;
    }

    private List<String> list(String... names) {
      ArrayList<String> list = new ArrayList<String>();
      for (int i = 0; i < names.length; i++) list.add(names[i]);
      return list;
    }

    public void setPreviewSize(int width, int height) {
      set("preview-size", width + "x" + height);
    }

    public Size getPreviewSize() {
      return size("preview-size");
    }

    public List<Size> getSupportedPreviewSizes() {
      return sizes();
    }

    public List<Size> getSupportedVideoSizes() {
      return sizes();
    }

    public Size getPreferredPreviewSizeForVideo() {
      return new Size(WIDTH, HEIGHT);
    }

    public void setPictureSize(int width, int height) {
      set("picture-size", width + "x" + height);
    }

    public Size getPictureSize() {
      return size("picture-size");
    }

    public List<Size> getSupportedPictureSizes() {
      return sizes();
    }

    public void setJpegQuality(int quality) {
      set("jpeg-quality", quality);
    }

    public int getJpegQuality() {
      return getInt("jpeg-quality");
    }

    @Deprecated
    public void setPreviewFrameRate(int fps) {
      set("preview-frame-rate", fps);
    }

    @Deprecated
    public int getPreviewFrameRate() {
      return getInt("preview-frame-rate");
    }

    public void setPreviewFpsRange(int min, int max) {
      set("preview-fps-range", min + "," + max);
    }

    public void getPreviewFpsRange(int[] range) {
      range[0] = 15000;
      range[1] = 30000;
    }

    public List<int[]> getSupportedPreviewFpsRange() {
      ArrayList<int[]> list = new ArrayList<int[]>();
      list.add(new int[] {15000, 30000});
      return list;
    }

    public void setPreviewFormat(int pixel_format) {
      set("preview-format", pixel_format == ImageFormat.YV12 ? "yuv420p" : "yuv420sp");
    }

    public int getPreviewFormat() {
      return "yuv420p".equals(get("preview-format")) ? ImageFormat.YV12 : ImageFormat.NV21;
    }

    public List<Integer> getSupportedPreviewFormats() {
      ArrayList<Integer> list = new ArrayList<Integer>();
      list.add(ImageFormat.NV21);
      return list;
    }

    public void setPictureFormat(int pixel_format) {}

    public int getPictureFormat() {
      return ImageFormat.JPEG;
    }

    public void setRotation(int rotation) {
      set("rotation", rotation);
    }

    public String getColorEffect() {
      return get("effect");
    }

    public void setColorEffect(String value) {
      set("effect", value);
    }

    public List<String> getSupportedColorEffects() {
      return list(EFFECT_NONE, EFFECT_MONO);
    }

    public String getWhiteBalance() {
      return get("whitebalance");
    }

    public void setWhiteBalance(String value) {
      set("whitebalance", value);
    }

    public List<String> getSupportedWhiteBalance() {
      return list(WHITE_BALANCE_AUTO);
    }

    public String getSceneMode() {
      return get("scene-mode");
    }

    public void setSceneMode(String value) {
      set("scene-mode", value);
    }

    public List<String> getSupportedSceneModes() {
      return list(SCENE_MODE_AUTO);
    }

    public String getAntibanding() {
      return get("antibanding");
    }

    public void setAntibanding(String antibanding) {
      set("antibanding", antibanding);
    }

    public String getFlashMode() {
      return get("flash-mode");
    }

    public void setFlashMode(String value) {
      set("flash-mode", value);
    }

    public List<String> getSupportedFlashModes() {
      return list(FLASH_MODE_OFF, FLASH_MODE_ON, FLASH_MODE_AUTO, FLASH_MODE_TORCH);
    }

    public String getFocusMode() {
      return get("focus-mode");
    }

    public void setFocusMode(String value) {
      set("focus-mode", value);
    }

    public List<String> getSupportedFocusModes() {
      return list(FOCUS_MODE_AUTO, FOCUS_MODE_CONTINUOUS_PICTURE);
    }

    public float getFocalLength() {
      return 4;
    }

    public float getHorizontalViewAngle() {
      return 60;
    }

    public float getVerticalViewAngle() {
      return 45;
    }

    public int getExposureCompensation() {
      return number("exposure-compensation", 0);
    }

    public void setExposureCompensation(int value) {
      set("exposure-compensation", value);
    }

    public int getMaxExposureCompensation() {
      return 0;
    }

    public int getMinExposureCompensation() {
      return 0;
    }

    public float getExposureCompensationStep() {
      return 0;
    }

    public int getZoom() {
      return number("zoom", 0);
    }

    public void setZoom(int value) {
      set("zoom", value);
    }

    public boolean isZoomSupported() {
      return true;
    }

    public boolean isSmoothZoomSupported() {
      return true;
    }

    public int getMaxZoom() {
      return 10;
    }

    public int getMaxNumFocusAreas() {
      return 0;
    }

    public int getMaxNumMeteringAreas() {
      return 0;
    }

    public int getMaxNumDetectedFaces() {
      return 0;
    }

    public void setRecordingHint(boolean hint) {
      set("recording-hint", Boolean.toString(hint));
    }

    public void setVideoStabilization(boolean toggle) {}

    public boolean isVideoStabilizationSupported() {
      return false;
    }

    public boolean isVideoSnapshotSupported() {
      return false;
    }

    public boolean isAutoExposureLockSupported() {
      return false;
    }

    public boolean isAutoWhiteBalanceLockSupported() {
      return false;
    }

    public void setGpsLatitude(double latitude) {
      set("gps-latitude", Double.toString(latitude));
    }

    public void setGpsLongitude(double longitude) {
      set("gps-longitude", Double.toString(longitude));
    }

    public void setGpsAltitude(double altitude) {
      set("gps-altitude", Double.toString(altitude));
    }

    public void setGpsTimestamp(long timestamp) {
      set("gps-timestamp", Long.toString(timestamp));
    }

    public void setGpsProcessingMethod(String processing_method) {
      set("gps-processing-method", processing_method);
    }

    public void removeGpsData() {
      remove("gps-latitude");
      remove("gps-longitude");
    }
  }
}
