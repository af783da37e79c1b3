package android.hardware.camera2;

import android.graphics.Rect;
import android.location.Location;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.Range;
import android.util.Size;
import android.view.Surface;
import antecede.Bag;
import java.util.HashMap;

/** How a picture is taken, and where it goes. */
public final class CaptureRequest extends CameraMetadata<CaptureRequest.Key<?>> implements Parcelable {
  public static final Key<Integer> COLOR_CORRECTION_MODE = new Key<Integer>("COLOR_CORRECTION_MODE");
  public static final Key<Integer> COLOR_CORRECTION_ABERRATION_MODE = new Key<Integer>("COLOR_CORRECTION_ABERRATION_MODE");
  public static final Key<Integer> CONTROL_AE_ANTIBANDING_MODE = new Key<Integer>("CONTROL_AE_ANTIBANDING_MODE");
  public static final Key<Integer> CONTROL_AE_EXPOSURE_COMPENSATION = new Key<Integer>("CONTROL_AE_EXPOSURE_COMPENSATION");
  public static final Key<Boolean> CONTROL_AE_LOCK = new Key<Boolean>("CONTROL_AE_LOCK");
  public static final Key<Integer> CONTROL_AE_MODE = new Key<Integer>("CONTROL_AE_MODE");
  public static final Key<Range<Integer>> CONTROL_AE_TARGET_FPS_RANGE = new Key<Range<Integer>>("CONTROL_AE_TARGET_FPS_RANGE");
  public static final Key<Integer> CONTROL_AE_PRECAPTURE_TRIGGER = new Key<Integer>("CONTROL_AE_PRECAPTURE_TRIGGER");
  public static final Key<Integer> CONTROL_AF_MODE = new Key<Integer>("CONTROL_AF_MODE");
  public static final Key<Integer> CONTROL_AF_TRIGGER = new Key<Integer>("CONTROL_AF_TRIGGER");
  public static final Key<Boolean> CONTROL_AWB_LOCK = new Key<Boolean>("CONTROL_AWB_LOCK");
  public static final Key<Integer> CONTROL_AWB_MODE = new Key<Integer>("CONTROL_AWB_MODE");
  public static final Key<Integer> CONTROL_CAPTURE_INTENT = new Key<Integer>("CONTROL_CAPTURE_INTENT");
  public static final Key<Integer> CONTROL_EFFECT_MODE = new Key<Integer>("CONTROL_EFFECT_MODE");
  public static final Key<Integer> CONTROL_MODE = new Key<Integer>("CONTROL_MODE");
  public static final Key<Integer> CONTROL_SCENE_MODE = new Key<Integer>("CONTROL_SCENE_MODE");
  public static final Key<Integer> CONTROL_VIDEO_STABILIZATION_MODE = new Key<Integer>("CONTROL_VIDEO_STABILIZATION_MODE");
  public static final Key<Integer> CONTROL_POST_RAW_SENSITIVITY_BOOST = new Key<Integer>("CONTROL_POST_RAW_SENSITIVITY_BOOST");
  public static final Key<Boolean> CONTROL_ENABLE_ZSL = new Key<Boolean>("CONTROL_ENABLE_ZSL");
  public static final Key<Integer> CONTROL_EXTENDED_SCENE_MODE = new Key<Integer>("CONTROL_EXTENDED_SCENE_MODE");
  public static final Key<Float> CONTROL_ZOOM_RATIO = new Key<Float>("CONTROL_ZOOM_RATIO");
  public static final Key<Integer> CONTROL_SETTINGS_OVERRIDE = new Key<Integer>("CONTROL_SETTINGS_OVERRIDE");
  public static final Key<Integer> CONTROL_AUTOFRAMING = new Key<Integer>("CONTROL_AUTOFRAMING");
  public static final Key<Integer> EDGE_MODE = new Key<Integer>("EDGE_MODE");
  public static final Key<Integer> FLASH_MODE = new Key<Integer>("FLASH_MODE");
  public static final Key<Integer> HOT_PIXEL_MODE = new Key<Integer>("HOT_PIXEL_MODE");
  public static final Key<Location> JPEG_GPS_LOCATION = new Key<Location>("JPEG_GPS_LOCATION");
  public static final Key<Integer> JPEG_ORIENTATION = new Key<Integer>("JPEG_ORIENTATION");
  public static final Key<Byte> JPEG_QUALITY = new Key<Byte>("JPEG_QUALITY");
  public static final Key<Byte> JPEG_THUMBNAIL_QUALITY = new Key<Byte>("JPEG_THUMBNAIL_QUALITY");
  public static final Key<Size> JPEG_THUMBNAIL_SIZE = new Key<Size>("JPEG_THUMBNAIL_SIZE");
  public static final Key<Float> LENS_APERTURE = new Key<Float>("LENS_APERTURE");
  public static final Key<Float> LENS_FILTER_DENSITY = new Key<Float>("LENS_FILTER_DENSITY");
  public static final Key<Float> LENS_FOCAL_LENGTH = new Key<Float>("LENS_FOCAL_LENGTH");
  public static final Key<Float> LENS_FOCUS_DISTANCE = new Key<Float>("LENS_FOCUS_DISTANCE");
  public static final Key<Integer> LENS_OPTICAL_STABILIZATION_MODE = new Key<Integer>("LENS_OPTICAL_STABILIZATION_MODE");
  public static final Key<Integer> NOISE_REDUCTION_MODE = new Key<Integer>("NOISE_REDUCTION_MODE");
  public static final Key<Rect> SCALER_CROP_REGION = new Key<Rect>("SCALER_CROP_REGION");
  public static final Key<Integer> SCALER_ROTATE_AND_CROP = new Key<Integer>("SCALER_ROTATE_AND_CROP");
  public static final Key<Long> SENSOR_EXPOSURE_TIME = new Key<Long>("SENSOR_EXPOSURE_TIME");
  public static final Key<Long> SENSOR_FRAME_DURATION = new Key<Long>("SENSOR_FRAME_DURATION");
  public static final Key<Integer> SENSOR_SENSITIVITY = new Key<Integer>("SENSOR_SENSITIVITY");
  public static final Key<int[]> SENSOR_TEST_PATTERN_DATA = new Key<int[]>("SENSOR_TEST_PATTERN_DATA");
  public static final Key<Integer> SENSOR_TEST_PATTERN_MODE = new Key<Integer>("SENSOR_TEST_PATTERN_MODE");
  public static final Key<Integer> SENSOR_PIXEL_MODE = new Key<Integer>("SENSOR_PIXEL_MODE");
  public static final Key<Integer> SHADING_MODE = new Key<Integer>("SHADING_MODE");
  public static final Key<Integer> STATISTICS_FACE_DETECT_MODE = new Key<Integer>("STATISTICS_FACE_DETECT_MODE");
  public static final Key<Boolean> STATISTICS_HOT_PIXEL_MAP_MODE = new Key<Boolean>("STATISTICS_HOT_PIXEL_MAP_MODE");
  public static final Key<Integer> STATISTICS_LENS_SHADING_MAP_MODE = new Key<Integer>("STATISTICS_LENS_SHADING_MAP_MODE");
  public static final Key<Integer> STATISTICS_OIS_DATA_MODE = new Key<Integer>("STATISTICS_OIS_DATA_MODE");
  public static final Key<Integer> TONEMAP_MODE = new Key<Integer>("TONEMAP_MODE");
  public static final Key<Float> TONEMAP_GAMMA = new Key<Float>("TONEMAP_GAMMA");
  public static final Key<Integer> TONEMAP_PRESET_CURVE = new Key<Integer>("TONEMAP_PRESET_CURVE");
  public static final Key<Boolean> BLACK_LEVEL_LOCK = new Key<Boolean>("BLACK_LEVEL_LOCK");
  public static final Key<Float> REPROCESS_EFFECTIVE_EXPOSURE_FACTOR = new Key<Float>("REPROCESS_EFFECTIVE_EXPOSURE_FACTOR");
  public static final Key<Integer> DISTORTION_CORRECTION_MODE = new Key<Integer>("DISTORTION_CORRECTION_MODE");
  public static final Key<Integer> EXTENSION_STRENGTH = new Key<Integer>("EXTENSION_STRENGTH");

  private final HashMap<Key<?>, Object> values;
  private final Bag<Surface> targets;
  private final Object tag;

  public static final Parcelable.Creator<CaptureRequest> CREATOR = new Parcelable.Creator<CaptureRequest>() {
    @Override
    public CaptureRequest createFromParcel(Parcel in) {
      return (CaptureRequest) in.readWhole();
    }

    @Override
    public CaptureRequest[] newArray(int size) {
      return new CaptureRequest[size];
    }
  };

  /** A name with a type. */
  public static final class Key<T> {
    private final String name;

    Key(String name) {
      this.name = name;
    }

    public String getName() {
      return name;
    }

    @Override
    public String toString() {
      return "CaptureRequest.Key(" + name + ")";
    }
  }

  /** Collects it. */
  public static final class Builder {
    private final HashMap<Key<?>, Object> values = new HashMap<Key<?>, Object>();
    private final Bag<Surface> targets = new Bag<Surface>();
    private Object tag;

    Builder() {}

    public void addTarget(Surface outputTarget) {
      targets.add(outputTarget);
    }

    public void removeTarget(Surface outputTarget) {
      targets.remove(outputTarget);
    }

    public <T> void set(Key<T> key, T value) {
      values.put(key, value);
    }

    @SuppressWarnings("unchecked")
    public <T> T get(Key<T> key) {
      return (T) values.get(key);
    }

    public void setTag(Object tag) {
      this.tag = tag;
    }

    public CaptureRequest build() {
      return new CaptureRequest(new HashMap<Key<?>, Object>(values), targets.copy(), tag);
    }
  }

  private CaptureRequest(HashMap<Key<?>, Object> values, Bag<Surface> targets, Object tag) {
    this.values = values;
    this.targets = targets;
    this.tag = tag;
  }

  /** The picture reaches its targets. */
  void deliver() {
    for (int i = 0; i < targets.size(); i++) android.media.ImageReader.arrived(targets.get(i));
  }

  @SuppressWarnings("unchecked")
  public <T> T get(Key<T> key) {
    return (T) values.get(key);
  }

  public Object getTag() {
    return tag;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeWhole(this);
  }
}
