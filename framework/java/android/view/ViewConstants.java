package android.view;

/** The numbers of {@link View}. */
abstract class ViewConstants {
  public static final int NO_ID = -1;
  public static final int NOT_FOCUSABLE = 0;
  public static final int FOCUSABLE = 1;
  public static final int FOCUSABLE_AUTO = 16;
  public static final int VISIBLE = 0;
  public static final int INVISIBLE = 4;
  public static final int GONE = 8;
  public static final String AUTOFILL_HINT_EMAIL_ADDRESS = "emailAddress";
  public static final String AUTOFILL_HINT_NAME = "name";
  public static final String AUTOFILL_HINT_USERNAME = "username";
  public static final String AUTOFILL_HINT_PASSWORD = "password";
  public static final String AUTOFILL_HINT_PHONE = "phone";
  public static final String AUTOFILL_HINT_POSTAL_ADDRESS = "postalAddress";
  public static final String AUTOFILL_HINT_POSTAL_CODE = "postalCode";
  public static final String AUTOFILL_HINT_CREDIT_CARD_NUMBER = "creditCardNumber";
  public static final String AUTOFILL_HINT_CREDIT_CARD_SECURITY_CODE = "creditCardSecurityCode";
  public static final String AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_DATE = "creditCardExpirationDate";
  public static final String AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_MONTH = "creditCardExpirationMonth";
  public static final String AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_YEAR = "creditCardExpirationYear";
  public static final String AUTOFILL_HINT_CREDIT_CARD_EXPIRATION_DAY = "creditCardExpirationDay";
  public static final int AUTOFILL_TYPE_NONE = 0;
  public static final int AUTOFILL_TYPE_TEXT = 1;
  public static final int AUTOFILL_TYPE_TOGGLE = 2;
  public static final int AUTOFILL_TYPE_LIST = 3;
  public static final int AUTOFILL_TYPE_DATE = 4;
  public static final int IMPORTANT_FOR_AUTOFILL_AUTO = 0;
  public static final int IMPORTANT_FOR_AUTOFILL_YES = 1;
  public static final int IMPORTANT_FOR_AUTOFILL_NO = 2;
  public static final int IMPORTANT_FOR_AUTOFILL_YES_EXCLUDE_DESCENDANTS = 4;
  public static final int IMPORTANT_FOR_AUTOFILL_NO_EXCLUDE_DESCENDANTS = 8;
  public static final int AUTOFILL_FLAG_INCLUDE_NOT_IMPORTANT_VIEWS = 1;
  public static final int IMPORTANT_FOR_CONTENT_CAPTURE_AUTO = 0;
  public static final int IMPORTANT_FOR_CONTENT_CAPTURE_YES = 1;
  public static final int IMPORTANT_FOR_CONTENT_CAPTURE_NO = 2;
  public static final int IMPORTANT_FOR_CONTENT_CAPTURE_YES_EXCLUDE_DESCENDANTS = 4;
  public static final int IMPORTANT_FOR_CONTENT_CAPTURE_NO_EXCLUDE_DESCENDANTS = 8;
  public static final int SCROLL_CAPTURE_HINT_AUTO = 0;
  public static final int SCROLL_CAPTURE_HINT_EXCLUDE = 1;
  public static final int SCROLL_CAPTURE_HINT_INCLUDE = 2;
  public static final int SCROLL_CAPTURE_HINT_EXCLUDE_DESCENDANTS = 4;
  public static final int DRAWING_CACHE_QUALITY_LOW = 524288;
  public static final int DRAWING_CACHE_QUALITY_HIGH = 1048576;
  public static final int DRAWING_CACHE_QUALITY_AUTO = 0;
  public static final int SCROLLBARS_INSIDE_OVERLAY = 0;
  public static final int SCROLLBARS_INSIDE_INSET = 16777216;
  public static final int SCROLLBARS_OUTSIDE_OVERLAY = 33554432;
  public static final int SCROLLBARS_OUTSIDE_INSET = 50331648;
  public static final int KEEP_SCREEN_ON = 67108864;
  public static final int SOUND_EFFECTS_ENABLED = 134217728;
  public static final int HAPTIC_FEEDBACK_ENABLED = 268435456;
  public static final int FOCUSABLES_ALL = 0;
  public static final int FOCUSABLES_TOUCH_MODE = 1;
  public static final int FOCUS_BACKWARD = 1;
  public static final int FOCUS_FORWARD = 2;
  public static final int FOCUS_LEFT = 17;
  public static final int FOCUS_UP = 33;
  public static final int FOCUS_RIGHT = 66;
  public static final int FOCUS_DOWN = 130;
  public static final int MEASURED_SIZE_MASK = 16777215;
  public static final int MEASURED_STATE_MASK = -16777216;
  public static final int MEASURED_HEIGHT_STATE_SHIFT = 16;
  public static final int MEASURED_STATE_TOO_SMALL = 16777216;
  public static final int LAYOUT_DIRECTION_LTR = 0;
  public static final int LAYOUT_DIRECTION_RTL = 1;
  public static final int LAYOUT_DIRECTION_INHERIT = 2;
  public static final int LAYOUT_DIRECTION_LOCALE = 3;
  public static final int TEXT_DIRECTION_INHERIT = 0;
  public static final int TEXT_DIRECTION_FIRST_STRONG = 1;
  public static final int TEXT_DIRECTION_ANY_RTL = 2;
  public static final int TEXT_DIRECTION_LTR = 3;
  public static final int TEXT_DIRECTION_RTL = 4;
  public static final int TEXT_DIRECTION_LOCALE = 5;
  public static final int TEXT_DIRECTION_FIRST_STRONG_LTR = 6;
  public static final int TEXT_DIRECTION_FIRST_STRONG_RTL = 7;
  public static final int TEXT_ALIGNMENT_INHERIT = 0;
  public static final int TEXT_ALIGNMENT_GRAVITY = 1;
  public static final int TEXT_ALIGNMENT_TEXT_START = 2;
  public static final int TEXT_ALIGNMENT_TEXT_END = 3;
  public static final int TEXT_ALIGNMENT_CENTER = 4;
  public static final int TEXT_ALIGNMENT_VIEW_START = 5;
  public static final int TEXT_ALIGNMENT_VIEW_END = 6;
  public static final int IMPORTANT_FOR_ACCESSIBILITY_AUTO = 0;
  public static final int IMPORTANT_FOR_ACCESSIBILITY_YES = 1;
  public static final int IMPORTANT_FOR_ACCESSIBILITY_NO = 2;
  public static final int IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS = 4;
  public static final int ACCESSIBILITY_DATA_SENSITIVE_AUTO = 0;
  public static final int ACCESSIBILITY_DATA_SENSITIVE_YES = 1;
  public static final int ACCESSIBILITY_DATA_SENSITIVE_NO = 2;
  public static final int ACCESSIBILITY_LIVE_REGION_NONE = 0;
  public static final int ACCESSIBILITY_LIVE_REGION_POLITE = 1;
  public static final int ACCESSIBILITY_LIVE_REGION_ASSERTIVE = 2;
  public static final int SCROLL_INDICATOR_TOP = 1;
  public static final int SCROLL_INDICATOR_BOTTOM = 2;
  public static final int SCROLL_INDICATOR_LEFT = 4;
  public static final int SCROLL_INDICATOR_RIGHT = 8;
  public static final int SCROLL_INDICATOR_START = 16;
  public static final int SCROLL_INDICATOR_END = 32;
  public static final int OVER_SCROLL_ALWAYS = 0;
  public static final int OVER_SCROLL_IF_CONTENT_SCROLLS = 1;
  public static final int OVER_SCROLL_NEVER = 2;
  public static final int SYSTEM_UI_FLAG_VISIBLE = 0;
  public static final int SYSTEM_UI_FLAG_LOW_PROFILE = 1;
  public static final int SYSTEM_UI_FLAG_HIDE_NAVIGATION = 2;
  public static final int SYSTEM_UI_FLAG_FULLSCREEN = 4;
  public static final int SYSTEM_UI_FLAG_LAYOUT_STABLE = 256;
  public static final int SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION = 512;
  public static final int SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN = 1024;
  public static final int SYSTEM_UI_FLAG_IMMERSIVE = 2048;
  public static final int SYSTEM_UI_FLAG_IMMERSIVE_STICKY = 4096;
  public static final int SYSTEM_UI_FLAG_LIGHT_STATUS_BAR = 8192;
  public static final int SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR = 16;
  public static final int STATUS_BAR_HIDDEN = 1;
  public static final int STATUS_BAR_VISIBLE = 0;
  public static final int SYSTEM_UI_LAYOUT_FLAGS = 1536;
  public static final int FIND_VIEWS_WITH_TEXT = 1;
  public static final int FIND_VIEWS_WITH_CONTENT_DESCRIPTION = 2;
  public static final int SCREEN_STATE_OFF = 0;
  public static final int SCREEN_STATE_ON = 1;
  public static final int SCROLL_AXIS_NONE = 0;
  public static final int SCROLL_AXIS_HORIZONTAL = 1;
  public static final int SCROLL_AXIS_VERTICAL = 2;
  public static final int DRAG_FLAG_GLOBAL = 256;
  public static final int DRAG_FLAG_GLOBAL_URI_READ = 1;
  public static final int DRAG_FLAG_GLOBAL_URI_WRITE = 2;
  public static final int DRAG_FLAG_GLOBAL_PERSISTABLE_URI_PERMISSION = 64;
  public static final int DRAG_FLAG_GLOBAL_PREFIX_URI_PERMISSION = 128;
  public static final int DRAG_FLAG_OPAQUE = 512;
  public static final int DRAG_FLAG_ACCESSIBILITY_ACTION = 1024;
  public static final int SCROLLBAR_POSITION_DEFAULT = 0;
  public static final int SCROLLBAR_POSITION_LEFT = 1;
  public static final int SCROLLBAR_POSITION_RIGHT = 2;
  public static final int LAYER_TYPE_NONE = 0;
  public static final int LAYER_TYPE_SOFTWARE = 1;
  public static final int LAYER_TYPE_HARDWARE = 2;
  protected static final String VIEW_LOG_TAG = "View";
  protected static final int[] EMPTY_STATE_SET = {};
  protected static final int[] WINDOW_FOCUSED_STATE_SET = {android.R.attr.state_window_focused};
  protected static final int[] SELECTED_STATE_SET = {android.R.attr.state_selected};
  protected static final int[] SELECTED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_selected, android.R.attr.state_window_focused};
  protected static final int[] FOCUSED_STATE_SET = {android.R.attr.state_focused};
  protected static final int[] FOCUSED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_focused, android.R.attr.state_window_focused};
  protected static final int[] FOCUSED_SELECTED_STATE_SET = {android.R.attr.state_focused, android.R.attr.state_selected};
  protected static final int[] FOCUSED_SELECTED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_focused, android.R.attr.state_selected, android.R.attr.state_window_focused};
  protected static final int[] ENABLED_STATE_SET = {android.R.attr.state_enabled};
  protected static final int[] ENABLED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_enabled, android.R.attr.state_window_focused};
  protected static final int[] ENABLED_SELECTED_STATE_SET = {android.R.attr.state_enabled, android.R.attr.state_selected};
  protected static final int[] ENABLED_SELECTED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_enabled, android.R.attr.state_selected, android.R.attr.state_window_focused};
  protected static final int[] ENABLED_FOCUSED_STATE_SET = {android.R.attr.state_enabled, android.R.attr.state_focused};
  protected static final int[] ENABLED_FOCUSED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_enabled, android.R.attr.state_focused, android.R.attr.state_window_focused};
  protected static final int[] ENABLED_FOCUSED_SELECTED_STATE_SET =
      {android.R.attr.state_enabled, android.R.attr.state_focused, android.R.attr.state_selected};
  protected static final int[] ENABLED_FOCUSED_SELECTED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_enabled, android.R.attr.state_focused, android.R.attr.state_selected,
          android.R.attr.state_window_focused};
  protected static final int[] PRESSED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_pressed, android.R.attr.state_window_focused};
  protected static final int[] PRESSED_SELECTED_STATE_SET = {android.R.attr.state_pressed, android.R.attr.state_selected};
  protected static final int[] PRESSED_SELECTED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_pressed, android.R.attr.state_selected, android.R.attr.state_window_focused};
  protected static final int[] PRESSED_FOCUSED_STATE_SET = {android.R.attr.state_pressed, android.R.attr.state_focused};
  protected static final int[] PRESSED_FOCUSED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_pressed, android.R.attr.state_focused, android.R.attr.state_window_focused};
  protected static final int[] PRESSED_FOCUSED_SELECTED_STATE_SET =
      {android.R.attr.state_pressed, android.R.attr.state_focused, android.R.attr.state_selected};
  protected static final int[] PRESSED_FOCUSED_SELECTED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_pressed, android.R.attr.state_focused, android.R.attr.state_selected,
          android.R.attr.state_window_focused};
  protected static final int[] PRESSED_ENABLED_STATE_SET = {android.R.attr.state_pressed, android.R.attr.state_enabled};
  protected static final int[] PRESSED_ENABLED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_pressed, android.R.attr.state_enabled, android.R.attr.state_window_focused};
  protected static final int[] PRESSED_ENABLED_SELECTED_STATE_SET =
      {android.R.attr.state_pressed, android.R.attr.state_enabled, android.R.attr.state_selected};
  protected static final int[] PRESSED_ENABLED_SELECTED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_pressed, android.R.attr.state_enabled, android.R.attr.state_selected,
          android.R.attr.state_window_focused};
  protected static final int[] PRESSED_ENABLED_FOCUSED_STATE_SET =
      {android.R.attr.state_pressed, android.R.attr.state_enabled, android.R.attr.state_focused};
  protected static final int[] PRESSED_ENABLED_FOCUSED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_pressed, android.R.attr.state_enabled, android.R.attr.state_focused,
          android.R.attr.state_window_focused};
  protected static final int[] PRESSED_ENABLED_FOCUSED_SELECTED_STATE_SET =
      {android.R.attr.state_pressed, android.R.attr.state_enabled, android.R.attr.state_focused, android.R.attr.state_selected};
  protected static final int[] PRESSED_ENABLED_FOCUSED_SELECTED_WINDOW_FOCUSED_STATE_SET =
      {android.R.attr.state_pressed, android.R.attr.state_enabled, android.R.attr.state_focused, android.R.attr.state_selected,
          android.R.attr.state_window_focused};
  protected static final int[] PRESSED_STATE_SET = {android.R.attr.state_pressed};
}
