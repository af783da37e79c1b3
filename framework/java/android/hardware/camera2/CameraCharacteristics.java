package android.hardware.camera2;

import android.graphics.Rect;
import android.hardware.camera2.params.StreamConfigurationMap;
import android.util.Range;
import android.util.Rational;
import android.util.Size;
import android.util.SizeF;

/** What a camera is like. */
public final class CameraCharacteristics extends CameraMetadata<CameraCharacteristics.Key<?>> {
  public static final Key<int[]> COLOR_CORRECTION_AVAILABLE_ABERRATION_MODES =
      new Key<int[]>("COLOR_CORRECTION_AVAILABLE_ABERRATION_MODES");
  public static final Key<int[]> CONTROL_AE_AVAILABLE_ANTIBANDING_MODES =
      new Key<int[]>("CONTROL_AE_AVAILABLE_ANTIBANDING_MODES");
  public static final Key<int[]> CONTROL_AE_AVAILABLE_MODES = new Key<int[]>("CONTROL_AE_AVAILABLE_MODES");
  public static final Key<Range<Integer>[]> CONTROL_AE_AVAILABLE_TARGET_FPS_RANGES =
      new Key<Range<Integer>[]>("CONTROL_AE_AVAILABLE_TARGET_FPS_RANGES");
  public static final Key<Range<Integer>> CONTROL_AE_COMPENSATION_RANGE =
      new Key<Range<Integer>>("CONTROL_AE_COMPENSATION_RANGE");
  public static final Key<Rational> CONTROL_AE_COMPENSATION_STEP = new Key<Rational>("CONTROL_AE_COMPENSATION_STEP");
  public static final Key<int[]> CONTROL_AF_AVAILABLE_MODES = new Key<int[]>("CONTROL_AF_AVAILABLE_MODES");
  public static final Key<int[]> CONTROL_AVAILABLE_EFFECTS = new Key<int[]>("CONTROL_AVAILABLE_EFFECTS");
  public static final Key<int[]> CONTROL_AVAILABLE_SCENE_MODES = new Key<int[]>("CONTROL_AVAILABLE_SCENE_MODES");
  public static final Key<int[]> CONTROL_AVAILABLE_VIDEO_STABILIZATION_MODES =
      new Key<int[]>("CONTROL_AVAILABLE_VIDEO_STABILIZATION_MODES");
  public static final Key<int[]> CONTROL_AWB_AVAILABLE_MODES = new Key<int[]>("CONTROL_AWB_AVAILABLE_MODES");
  public static final Key<Integer> CONTROL_MAX_REGIONS_AE = new Key<Integer>("CONTROL_MAX_REGIONS_AE");
  public static final Key<Integer> CONTROL_MAX_REGIONS_AWB = new Key<Integer>("CONTROL_MAX_REGIONS_AWB");
  public static final Key<Integer> CONTROL_MAX_REGIONS_AF = new Key<Integer>("CONTROL_MAX_REGIONS_AF");
  public static final Key<Boolean> CONTROL_AE_LOCK_AVAILABLE = new Key<Boolean>("CONTROL_AE_LOCK_AVAILABLE");
  public static final Key<Boolean> CONTROL_AWB_LOCK_AVAILABLE = new Key<Boolean>("CONTROL_AWB_LOCK_AVAILABLE");
  public static final Key<int[]> CONTROL_AVAILABLE_MODES = new Key<int[]>("CONTROL_AVAILABLE_MODES");
  public static final Key<Range<Integer>> CONTROL_POST_RAW_SENSITIVITY_BOOST_RANGE =
      new Key<Range<Integer>>("CONTROL_POST_RAW_SENSITIVITY_BOOST_RANGE");
  public static final Key<Range<Float>> CONTROL_ZOOM_RATIO_RANGE = new Key<Range<Float>>("CONTROL_ZOOM_RATIO_RANGE");
  public static final Key<int[]> CONTROL_AVAILABLE_SETTINGS_OVERRIDES = new Key<int[]>("CONTROL_AVAILABLE_SETTINGS_OVERRIDES");
  public static final Key<Boolean> CONTROL_AUTOFRAMING_AVAILABLE = new Key<Boolean>("CONTROL_AUTOFRAMING_AVAILABLE");
  public static final Key<int[]> EDGE_AVAILABLE_EDGE_MODES = new Key<int[]>("EDGE_AVAILABLE_EDGE_MODES");
  public static final Key<Boolean> FLASH_INFO_AVAILABLE = new Key<Boolean>("FLASH_INFO_AVAILABLE");
  public static final Key<Integer> FLASH_INFO_STRENGTH_MAXIMUM_LEVEL = new Key<Integer>("FLASH_INFO_STRENGTH_MAXIMUM_LEVEL");
  public static final Key<Integer> FLASH_INFO_STRENGTH_DEFAULT_LEVEL = new Key<Integer>("FLASH_INFO_STRENGTH_DEFAULT_LEVEL");
  public static final Key<int[]> HOT_PIXEL_AVAILABLE_HOT_PIXEL_MODES = new Key<int[]>("HOT_PIXEL_AVAILABLE_HOT_PIXEL_MODES");
  public static final Key<Size[]> JPEG_AVAILABLE_THUMBNAIL_SIZES = new Key<Size[]>("JPEG_AVAILABLE_THUMBNAIL_SIZES");
  public static final Key<float[]> LENS_INFO_AVAILABLE_APERTURES = new Key<float[]>("LENS_INFO_AVAILABLE_APERTURES");
  public static final Key<float[]> LENS_INFO_AVAILABLE_FILTER_DENSITIES =
      new Key<float[]>("LENS_INFO_AVAILABLE_FILTER_DENSITIES");
  public static final Key<float[]> LENS_INFO_AVAILABLE_FOCAL_LENGTHS = new Key<float[]>("LENS_INFO_AVAILABLE_FOCAL_LENGTHS");
  public static final Key<int[]> LENS_INFO_AVAILABLE_OPTICAL_STABILIZATION =
      new Key<int[]>("LENS_INFO_AVAILABLE_OPTICAL_STABILIZATION");
  public static final Key<Float> LENS_INFO_HYPERFOCAL_DISTANCE = new Key<Float>("LENS_INFO_HYPERFOCAL_DISTANCE");
  public static final Key<Float> LENS_INFO_MINIMUM_FOCUS_DISTANCE = new Key<Float>("LENS_INFO_MINIMUM_FOCUS_DISTANCE");
  public static final Key<Integer> LENS_INFO_FOCUS_DISTANCE_CALIBRATION =
      new Key<Integer>("LENS_INFO_FOCUS_DISTANCE_CALIBRATION");
  public static final Key<Integer> LENS_FACING = new Key<Integer>("LENS_FACING");
  public static final Key<float[]> LENS_POSE_ROTATION = new Key<float[]>("LENS_POSE_ROTATION");
  public static final Key<float[]> LENS_POSE_TRANSLATION = new Key<float[]>("LENS_POSE_TRANSLATION");
  public static final Key<float[]> LENS_INTRINSIC_CALIBRATION = new Key<float[]>("LENS_INTRINSIC_CALIBRATION");
  public static final Key<float[]> LENS_RADIAL_DISTORTION = new Key<float[]>("LENS_RADIAL_DISTORTION");
  public static final Key<Integer> LENS_POSE_REFERENCE = new Key<Integer>("LENS_POSE_REFERENCE");
  public static final Key<float[]> LENS_DISTORTION = new Key<float[]>("LENS_DISTORTION");
  public static final Key<float[]> LENS_DISTORTION_MAXIMUM_RESOLUTION = new Key<float[]>("LENS_DISTORTION_MAXIMUM_RESOLUTION");
  public static final Key<float[]> LENS_INTRINSIC_CALIBRATION_MAXIMUM_RESOLUTION =
      new Key<float[]>("LENS_INTRINSIC_CALIBRATION_MAXIMUM_RESOLUTION");
  public static final Key<int[]> NOISE_REDUCTION_AVAILABLE_NOISE_REDUCTION_MODES =
      new Key<int[]>("NOISE_REDUCTION_AVAILABLE_NOISE_REDUCTION_MODES");
  public static final Key<Integer> REQUEST_MAX_NUM_OUTPUT_RAW = new Key<Integer>("REQUEST_MAX_NUM_OUTPUT_RAW");
  public static final Key<Integer> REQUEST_MAX_NUM_OUTPUT_PROC = new Key<Integer>("REQUEST_MAX_NUM_OUTPUT_PROC");
  public static final Key<Integer> REQUEST_MAX_NUM_OUTPUT_PROC_STALLING =
      new Key<Integer>("REQUEST_MAX_NUM_OUTPUT_PROC_STALLING");
  public static final Key<Integer> REQUEST_MAX_NUM_INPUT_STREAMS = new Key<Integer>("REQUEST_MAX_NUM_INPUT_STREAMS");
  public static final Key<Byte> REQUEST_PIPELINE_MAX_DEPTH = new Key<Byte>("REQUEST_PIPELINE_MAX_DEPTH");
  public static final Key<Integer> REQUEST_PARTIAL_RESULT_COUNT = new Key<Integer>("REQUEST_PARTIAL_RESULT_COUNT");
  public static final Key<int[]> REQUEST_AVAILABLE_CAPABILITIES = new Key<int[]>("REQUEST_AVAILABLE_CAPABILITIES");
  public static final Key<Long> REQUEST_RECOMMENDED_TEN_BIT_DYNAMIC_RANGE_PROFILE =
      new Key<Long>("REQUEST_RECOMMENDED_TEN_BIT_DYNAMIC_RANGE_PROFILE");
  public static final Key<Float> SCALER_AVAILABLE_MAX_DIGITAL_ZOOM = new Key<Float>("SCALER_AVAILABLE_MAX_DIGITAL_ZOOM");
  public static final Key<StreamConfigurationMap> SCALER_STREAM_CONFIGURATION_MAP =
      new Key<StreamConfigurationMap>("SCALER_STREAM_CONFIGURATION_MAP");
  public static final Key<Integer> SCALER_CROPPING_TYPE = new Key<Integer>("SCALER_CROPPING_TYPE");
  public static final Key<int[]> SCALER_AVAILABLE_ROTATE_AND_CROP_MODES =
      new Key<int[]>("SCALER_AVAILABLE_ROTATE_AND_CROP_MODES");
  public static final Key<Size> SCALER_DEFAULT_SECURE_IMAGE_SIZE = new Key<Size>("SCALER_DEFAULT_SECURE_IMAGE_SIZE");
  public static final Key<StreamConfigurationMap> SCALER_STREAM_CONFIGURATION_MAP_MAXIMUM_RESOLUTION =
      new Key<StreamConfigurationMap>("SCALER_STREAM_CONFIGURATION_MAP_MAXIMUM_RESOLUTION");
  public static final Key<long[]> SCALER_AVAILABLE_STREAM_USE_CASES = new Key<long[]>("SCALER_AVAILABLE_STREAM_USE_CASES");
  public static final Key<Rect> SENSOR_INFO_ACTIVE_ARRAY_SIZE = new Key<Rect>("SENSOR_INFO_ACTIVE_ARRAY_SIZE");
  public static final Key<Range<Integer>> SENSOR_INFO_SENSITIVITY_RANGE =
      new Key<Range<Integer>>("SENSOR_INFO_SENSITIVITY_RANGE");
  public static final Key<Integer> SENSOR_INFO_COLOR_FILTER_ARRANGEMENT =
      new Key<Integer>("SENSOR_INFO_COLOR_FILTER_ARRANGEMENT");
  public static final Key<Range<Long>> SENSOR_INFO_EXPOSURE_TIME_RANGE = new Key<Range<Long>>("SENSOR_INFO_EXPOSURE_TIME_RANGE");
  public static final Key<Long> SENSOR_INFO_MAX_FRAME_DURATION = new Key<Long>("SENSOR_INFO_MAX_FRAME_DURATION");
  public static final Key<SizeF> SENSOR_INFO_PHYSICAL_SIZE = new Key<SizeF>("SENSOR_INFO_PHYSICAL_SIZE");
  public static final Key<Size> SENSOR_INFO_PIXEL_ARRAY_SIZE = new Key<Size>("SENSOR_INFO_PIXEL_ARRAY_SIZE");
  public static final Key<Integer> SENSOR_INFO_WHITE_LEVEL = new Key<Integer>("SENSOR_INFO_WHITE_LEVEL");
  public static final Key<Integer> SENSOR_INFO_TIMESTAMP_SOURCE = new Key<Integer>("SENSOR_INFO_TIMESTAMP_SOURCE");
  public static final Key<Boolean> SENSOR_INFO_LENS_SHADING_APPLIED = new Key<Boolean>("SENSOR_INFO_LENS_SHADING_APPLIED");
  public static final Key<Rect> SENSOR_INFO_PRE_CORRECTION_ACTIVE_ARRAY_SIZE =
      new Key<Rect>("SENSOR_INFO_PRE_CORRECTION_ACTIVE_ARRAY_SIZE");
  public static final Key<Rect> SENSOR_INFO_ACTIVE_ARRAY_SIZE_MAXIMUM_RESOLUTION =
      new Key<Rect>("SENSOR_INFO_ACTIVE_ARRAY_SIZE_MAXIMUM_RESOLUTION");
  public static final Key<Size> SENSOR_INFO_PIXEL_ARRAY_SIZE_MAXIMUM_RESOLUTION =
      new Key<Size>("SENSOR_INFO_PIXEL_ARRAY_SIZE_MAXIMUM_RESOLUTION");
  public static final Key<Rect> SENSOR_INFO_PRE_CORRECTION_ACTIVE_ARRAY_SIZE_MAXIMUM_RESOLUTION =
      new Key<Rect>("SENSOR_INFO_PRE_CORRECTION_ACTIVE_ARRAY_SIZE_MAXIMUM_RESOLUTION");
  public static final Key<Size> SENSOR_INFO_BINNING_FACTOR = new Key<Size>("SENSOR_INFO_BINNING_FACTOR");
  public static final Key<Integer> SENSOR_REFERENCE_ILLUMINANT1 = new Key<Integer>("SENSOR_REFERENCE_ILLUMINANT1");
  public static final Key<Byte> SENSOR_REFERENCE_ILLUMINANT2 = new Key<Byte>("SENSOR_REFERENCE_ILLUMINANT2");
  public static final Key<Integer> SENSOR_MAX_ANALOG_SENSITIVITY = new Key<Integer>("SENSOR_MAX_ANALOG_SENSITIVITY");
  public static final Key<Integer> SENSOR_ORIENTATION = new Key<Integer>("SENSOR_ORIENTATION");
  public static final Key<int[]> SENSOR_AVAILABLE_TEST_PATTERN_MODES = new Key<int[]>("SENSOR_AVAILABLE_TEST_PATTERN_MODES");
  public static final Key<Rect[]> SENSOR_OPTICAL_BLACK_REGIONS = new Key<Rect[]>("SENSOR_OPTICAL_BLACK_REGIONS");
  public static final Key<Integer> SENSOR_READOUT_TIMESTAMP = new Key<Integer>("SENSOR_READOUT_TIMESTAMP");
  public static final Key<int[]> SHADING_AVAILABLE_MODES = new Key<int[]>("SHADING_AVAILABLE_MODES");
  public static final Key<int[]> STATISTICS_INFO_AVAILABLE_FACE_DETECT_MODES =
      new Key<int[]>("STATISTICS_INFO_AVAILABLE_FACE_DETECT_MODES");
  public static final Key<Integer> STATISTICS_INFO_MAX_FACE_COUNT = new Key<Integer>("STATISTICS_INFO_MAX_FACE_COUNT");
  public static final Key<boolean[]> STATISTICS_INFO_AVAILABLE_HOT_PIXEL_MAP_MODES =
      new Key<boolean[]>("STATISTICS_INFO_AVAILABLE_HOT_PIXEL_MAP_MODES");
  public static final Key<int[]> STATISTICS_INFO_AVAILABLE_LENS_SHADING_MAP_MODES =
      new Key<int[]>("STATISTICS_INFO_AVAILABLE_LENS_SHADING_MAP_MODES");
  public static final Key<int[]> STATISTICS_INFO_AVAILABLE_OIS_DATA_MODES =
      new Key<int[]>("STATISTICS_INFO_AVAILABLE_OIS_DATA_MODES");
  public static final Key<Integer> TONEMAP_MAX_CURVE_POINTS = new Key<Integer>("TONEMAP_MAX_CURVE_POINTS");
  public static final Key<int[]> TONEMAP_AVAILABLE_TONE_MAP_MODES = new Key<int[]>("TONEMAP_AVAILABLE_TONE_MAP_MODES");
  public static final Key<Integer> INFO_SUPPORTED_HARDWARE_LEVEL = new Key<Integer>("INFO_SUPPORTED_HARDWARE_LEVEL");
  public static final Key<String> INFO_VERSION = new Key<String>("INFO_VERSION");
  public static final Key<Integer> SYNC_MAX_LATENCY = new Key<Integer>("SYNC_MAX_LATENCY");
  public static final Key<Integer> REPROCESS_MAX_CAPTURE_STALL = new Key<Integer>("REPROCESS_MAX_CAPTURE_STALL");
  public static final Key<Boolean> DEPTH_DEPTH_IS_EXCLUSIVE = new Key<Boolean>("DEPTH_DEPTH_IS_EXCLUSIVE");
  public static final Key<Integer> LOGICAL_MULTI_CAMERA_SENSOR_SYNC_TYPE =
      new Key<Integer>("LOGICAL_MULTI_CAMERA_SENSOR_SYNC_TYPE");
  public static final Key<int[]> DISTORTION_CORRECTION_AVAILABLE_MODES = new Key<int[]>("DISTORTION_CORRECTION_AVAILABLE_MODES");
  public static final Key<int[]> AUTOMOTIVE_LENS_FACING = new Key<int[]>("AUTOMOTIVE_LENS_FACING");
  public static final Key<Integer> AUTOMOTIVE_LOCATION = new Key<Integer>("AUTOMOTIVE_LOCATION");

  private final boolean front;

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
      return "CameraCharacteristics.Key(" + name + ")";
    }
  }

  CameraCharacteristics(boolean front) {
    this.front = front;
  }

  @SuppressWarnings("unchecked")
  public <T> T get(Key<T> key) {
    Object value = null;
    if (key == LENS_FACING) value = front ? LENS_FACING_FRONT : LENS_FACING_BACK;
    else if (key == SENSOR_ORIENTATION) value = front ? 270 : 90;
    else if (key == FLASH_INFO_AVAILABLE) value = !front;
    else if (key == INFO_SUPPORTED_HARDWARE_LEVEL) value = INFO_SUPPORTED_HARDWARE_LEVEL_LIMITED;
    else if (key == SCALER_STREAM_CONFIGURATION_MAP) value = new StreamConfigurationMap();
    else if (key == SENSOR_INFO_ACTIVE_ARRAY_SIZE) value = new Rect(0, 0, 1280, 720);
    return (T) value;
  }
}
