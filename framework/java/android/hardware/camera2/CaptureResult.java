package android.hardware.camera2;

import android.graphics.Point;
import android.graphics.Rect;
import android.location.Location;
import android.util.Pair;
import android.util.Range;
import android.util.Rational;
import android.util.Size;

/** How a picture was taken. */
public class CaptureResult extends CameraMetadata<CaptureResult.Key<?>> {
  public static final Key<Integer> COLOR_CORRECTION_MODE = new Key<Integer>("COLOR_CORRECTION_MODE");
  public static final Key<Integer> COLOR_CORRECTION_ABERRATION_MODE = new Key<Integer>("COLOR_CORRECTION_ABERRATION_MODE");
  public static final Key<Integer> CONTROL_AE_ANTIBANDING_MODE = new Key<Integer>("CONTROL_AE_ANTIBANDING_MODE");
  public static final Key<Integer> CONTROL_AE_EXPOSURE_COMPENSATION = new Key<Integer>("CONTROL_AE_EXPOSURE_COMPENSATION");
  public static final Key<Boolean> CONTROL_AE_LOCK = new Key<Boolean>("CONTROL_AE_LOCK");
  public static final Key<Integer> CONTROL_AE_MODE = new Key<Integer>("CONTROL_AE_MODE");
  public static final Key<Range<Integer>> CONTROL_AE_TARGET_FPS_RANGE = new Key<Range<Integer>>("CONTROL_AE_TARGET_FPS_RANGE");
  public static final Key<Integer> CONTROL_AE_PRECAPTURE_TRIGGER = new Key<Integer>("CONTROL_AE_PRECAPTURE_TRIGGER");
  public static final Key<Integer> CONTROL_AE_STATE = new Key<Integer>("CONTROL_AE_STATE");
  public static final Key<Integer> CONTROL_AF_MODE = new Key<Integer>("CONTROL_AF_MODE");
  public static final Key<Integer> CONTROL_AF_TRIGGER = new Key<Integer>("CONTROL_AF_TRIGGER");
  public static final Key<Integer> CONTROL_AF_STATE = new Key<Integer>("CONTROL_AF_STATE");
  public static final Key<Boolean> CONTROL_AWB_LOCK = new Key<Boolean>("CONTROL_AWB_LOCK");
  public static final Key<Integer> CONTROL_AWB_MODE = new Key<Integer>("CONTROL_AWB_MODE");
  public static final Key<Integer> CONTROL_CAPTURE_INTENT = new Key<Integer>("CONTROL_CAPTURE_INTENT");
  public static final Key<Integer> CONTROL_AWB_STATE = new Key<Integer>("CONTROL_AWB_STATE");
  public static final Key<Integer> CONTROL_EFFECT_MODE = new Key<Integer>("CONTROL_EFFECT_MODE");
  public static final Key<Integer> CONTROL_MODE = new Key<Integer>("CONTROL_MODE");
  public static final Key<Integer> CONTROL_SCENE_MODE = new Key<Integer>("CONTROL_SCENE_MODE");
  public static final Key<Integer> CONTROL_VIDEO_STABILIZATION_MODE = new Key<Integer>("CONTROL_VIDEO_STABILIZATION_MODE");
  public static final Key<Integer> CONTROL_POST_RAW_SENSITIVITY_BOOST = new Key<Integer>("CONTROL_POST_RAW_SENSITIVITY_BOOST");
  public static final Key<Boolean> CONTROL_ENABLE_ZSL = new Key<Boolean>("CONTROL_ENABLE_ZSL");
  public static final Key<Integer> CONTROL_AF_SCENE_CHANGE = new Key<Integer>("CONTROL_AF_SCENE_CHANGE");
  public static final Key<Integer> CONTROL_EXTENDED_SCENE_MODE = new Key<Integer>("CONTROL_EXTENDED_SCENE_MODE");
  public static final Key<Float> CONTROL_ZOOM_RATIO = new Key<Float>("CONTROL_ZOOM_RATIO");
  public static final Key<Integer> CONTROL_SETTINGS_OVERRIDE = new Key<Integer>("CONTROL_SETTINGS_OVERRIDE");
  public static final Key<Integer> CONTROL_AUTOFRAMING = new Key<Integer>("CONTROL_AUTOFRAMING");
  public static final Key<Integer> CONTROL_AUTOFRAMING_STATE = new Key<Integer>("CONTROL_AUTOFRAMING_STATE");
  public static final Key<Integer> EDGE_MODE = new Key<Integer>("EDGE_MODE");
  public static final Key<Integer> FLASH_MODE = new Key<Integer>("FLASH_MODE");
  public static final Key<Integer> FLASH_STATE = new Key<Integer>("FLASH_STATE");
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
  public static final Key<Pair<Float, Float>> LENS_FOCUS_RANGE = new Key<Pair<Float, Float>>("LENS_FOCUS_RANGE");
  public static final Key<Integer> LENS_OPTICAL_STABILIZATION_MODE = new Key<Integer>("LENS_OPTICAL_STABILIZATION_MODE");
  public static final Key<Integer> LENS_STATE = new Key<Integer>("LENS_STATE");
  public static final Key<float[]> LENS_POSE_ROTATION = new Key<float[]>("LENS_POSE_ROTATION");
  public static final Key<float[]> LENS_POSE_TRANSLATION = new Key<float[]>("LENS_POSE_TRANSLATION");
  public static final Key<float[]> LENS_INTRINSIC_CALIBRATION = new Key<float[]>("LENS_INTRINSIC_CALIBRATION");
  public static final Key<float[]> LENS_RADIAL_DISTORTION = new Key<float[]>("LENS_RADIAL_DISTORTION");
  public static final Key<float[]> LENS_DISTORTION = new Key<float[]>("LENS_DISTORTION");
  public static final Key<Integer> NOISE_REDUCTION_MODE = new Key<Integer>("NOISE_REDUCTION_MODE");
  public static final Key<Byte> REQUEST_PIPELINE_DEPTH = new Key<Byte>("REQUEST_PIPELINE_DEPTH");
  public static final Key<Rect> SCALER_CROP_REGION = new Key<Rect>("SCALER_CROP_REGION");
  public static final Key<Integer> SCALER_ROTATE_AND_CROP = new Key<Integer>("SCALER_ROTATE_AND_CROP");
  public static final Key<Rect> SCALER_RAW_CROP_REGION = new Key<Rect>("SCALER_RAW_CROP_REGION");
  public static final Key<Long> SENSOR_EXPOSURE_TIME = new Key<Long>("SENSOR_EXPOSURE_TIME");
  public static final Key<Long> SENSOR_FRAME_DURATION = new Key<Long>("SENSOR_FRAME_DURATION");
  public static final Key<Integer> SENSOR_SENSITIVITY = new Key<Integer>("SENSOR_SENSITIVITY");
  public static final Key<Long> SENSOR_TIMESTAMP = new Key<Long>("SENSOR_TIMESTAMP");
  public static final Key<Rational[]> SENSOR_NEUTRAL_COLOR_POINT = new Key<Rational[]>("SENSOR_NEUTRAL_COLOR_POINT");
  public static final Key<Pair<Double, Double>[]> SENSOR_NOISE_PROFILE = new Key<Pair<Double, Double>[]>("SENSOR_NOISE_PROFILE");
  public static final Key<Float> SENSOR_GREEN_SPLIT = new Key<Float>("SENSOR_GREEN_SPLIT");
  public static final Key<int[]> SENSOR_TEST_PATTERN_DATA = new Key<int[]>("SENSOR_TEST_PATTERN_DATA");
  public static final Key<Integer> SENSOR_TEST_PATTERN_MODE = new Key<Integer>("SENSOR_TEST_PATTERN_MODE");
  public static final Key<Long> SENSOR_ROLLING_SHUTTER_SKEW = new Key<Long>("SENSOR_ROLLING_SHUTTER_SKEW");
  public static final Key<float[]> SENSOR_DYNAMIC_BLACK_LEVEL = new Key<float[]>("SENSOR_DYNAMIC_BLACK_LEVEL");
  public static final Key<Integer> SENSOR_DYNAMIC_WHITE_LEVEL = new Key<Integer>("SENSOR_DYNAMIC_WHITE_LEVEL");
  public static final Key<Integer> SENSOR_PIXEL_MODE = new Key<Integer>("SENSOR_PIXEL_MODE");
  public static final Key<Boolean> SENSOR_RAW_BINNING_FACTOR_USED = new Key<Boolean>("SENSOR_RAW_BINNING_FACTOR_USED");
  public static final Key<Integer> SHADING_MODE = new Key<Integer>("SHADING_MODE");
  public static final Key<Integer> STATISTICS_FACE_DETECT_MODE = new Key<Integer>("STATISTICS_FACE_DETECT_MODE");
  public static final Key<Integer> STATISTICS_SCENE_FLICKER = new Key<Integer>("STATISTICS_SCENE_FLICKER");
  public static final Key<Boolean> STATISTICS_HOT_PIXEL_MAP_MODE = new Key<Boolean>("STATISTICS_HOT_PIXEL_MAP_MODE");
  public static final Key<Point[]> STATISTICS_HOT_PIXEL_MAP = new Key<Point[]>("STATISTICS_HOT_PIXEL_MAP");
  public static final Key<Integer> STATISTICS_LENS_SHADING_MAP_MODE = new Key<Integer>("STATISTICS_LENS_SHADING_MAP_MODE");
  public static final Key<Integer> STATISTICS_OIS_DATA_MODE = new Key<Integer>("STATISTICS_OIS_DATA_MODE");
  public static final Key<Integer> TONEMAP_MODE = new Key<Integer>("TONEMAP_MODE");
  public static final Key<Float> TONEMAP_GAMMA = new Key<Float>("TONEMAP_GAMMA");
  public static final Key<Integer> TONEMAP_PRESET_CURVE = new Key<Integer>("TONEMAP_PRESET_CURVE");
  public static final Key<Boolean> BLACK_LEVEL_LOCK = new Key<Boolean>("BLACK_LEVEL_LOCK");
  public static final Key<Float> REPROCESS_EFFECTIVE_EXPOSURE_FACTOR = new Key<Float>("REPROCESS_EFFECTIVE_EXPOSURE_FACTOR");
  public static final Key<String> LOGICAL_MULTI_CAMERA_ACTIVE_PHYSICAL_ID =
      new Key<String>("LOGICAL_MULTI_CAMERA_ACTIVE_PHYSICAL_ID");
  public static final Key<Integer> DISTORTION_CORRECTION_MODE = new Key<Integer>("DISTORTION_CORRECTION_MODE");
  public static final Key<Integer> EXTENSION_CURRENT_TYPE = new Key<Integer>("EXTENSION_CURRENT_TYPE");
  public static final Key<Integer> EXTENSION_STRENGTH = new Key<Integer>("EXTENSION_STRENGTH");

  private final CaptureRequest request;
  private final long frame;

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
      return "CaptureResult.Key(" + name + ")";
    }
  }

  CaptureResult(CaptureRequest request, long frame) {
    this.request = request;
    this.frame = frame;
  }

  @SuppressWarnings("unchecked")
  public <T> T get(Key<T> key) {
    Object value = null;
    if (key == CONTROL_AF_STATE) value = CONTROL_AF_STATE_FOCUSED_LOCKED;
    else if (key == CONTROL_AE_STATE) value = CONTROL_AE_STATE_CONVERGED;
    else if (key == SENSOR_TIMESTAMP) value = frame * 33333333L;
    return (T) value;
  }

  public CaptureRequest getRequest() {
    return request;
  }

  public long getFrameNumber() {
    return frame;
  }

  public int getSequenceId() {
    return 0;
  }
}
