package android.view.textclassifier;

/** Says what a piece of text is. There is none on this device: apps get the one that knows nothing. */
public interface TextClassifier {
  String EXTRA_FROM_TEXT_CLASSIFIER = "android.view.textclassifier.extra.FROM_TEXT_CLASSIFIER";
  String TYPE_UNKNOWN = "";
  String TYPE_OTHER = "other";
  String TYPE_EMAIL = "email";
  String TYPE_PHONE = "phone";
  String TYPE_ADDRESS = "address";
  String TYPE_URL = "url";
  String TYPE_DATE = "date";
  String TYPE_DATE_TIME = "datetime";
  String TYPE_FLIGHT_NUMBER = "flight";
  String HINT_TEXT_IS_EDITABLE = "android.text_is_editable";
  String HINT_TEXT_IS_NOT_EDITABLE = "android.text_is_not_editable";
  String WIDGET_TYPE_TEXTVIEW = "textview";
  String WIDGET_TYPE_EDITTEXT = "edittext";
  String WIDGET_TYPE_UNSELECTABLE_TEXTVIEW = "nosel-textview";
  String WIDGET_TYPE_WEBVIEW = "webview";
  String WIDGET_TYPE_EDIT_WEBVIEW = "edit-webview";
  String WIDGET_TYPE_CUSTOM_TEXTVIEW = "customview";
  String WIDGET_TYPE_CUSTOM_EDITTEXT = "customedit";
  String WIDGET_TYPE_CUSTOM_UNSELECTABLE_TEXTVIEW = "nosel-customview";
  String WIDGET_TYPE_NOTIFICATION = "notification";
  String WIDGET_TYPE_CLIPBOARD = "clipboard";
  String WIDGET_TYPE_UNKNOWN = "unknown";

  TextClassifier NO_OP = new TextClassifier() {};

  default int getMaxGenerateLinksTextLength() {
    return Integer.MAX_VALUE;
  }

  default void destroy() {}

  default boolean isDestroyed() {
    return false;
  }
}
