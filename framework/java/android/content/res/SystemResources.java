package android.content.res;

import android.R;
import android.util.TypedValue;
import antecede.Concrete;
import antecede.Hidden;
import java.util.Arrays;

/**
 * The framework's own resources: those that apps use have values, of others only the kind is true (an empty text, a transparent
 * picture), so that an app does not fail for want of them.
 */
@Concrete
@Hidden
public final class SystemResources {
  private static String[] attributeNames = new String[64];
  private static int[] attributeNumbers = new int[64];
  private static int attributes;

  private static final String[] KINDS = {null, "attr", "id", "style", "string", "dimen", "color", "array", "drawable", "layout",
      "anim", "animator", "interpolator", "mipmap", "integer", "transition", "raw", "bool", "fraction", "menu", "plurals", "xml"};

  /** Numbers for what is asked for by name only: they follow the public ones. */
  private static final int STATUS_BAR_HEIGHT = 0x01050100, NAVIGATION_BAR_HEIGHT = 0x01050101, SHOW_NAVIGATION_BAR = 0x01110000,
      PRIVATE_IDS = 0x01020100;

  /** Of identifiers, from the first. */
  private static final String[] IDS = {
      "background", "checkbox", "content", "edit", "empty", "hint", "icon", "icon1", "icon2", "input", "list", "message",
      "primary", "progress", "selectedIcon", "secondaryProgress", "summary", "tabcontent", "tabhost", "tabs", "text1",
      "text2", "title", "toggle", "widget_frame", "button1", "button2", "button3", "extractArea", "candidatesArea",
      "inputArea", "selectAll", "cut", "copy", "paste", "copyUrl", "switchInputMethod", "inputExtractEditText",
      "keyboardView", "closeButton", "startSelectingText", "stopSelectingText", "addToDictionary", "custom", "home",
      "selectTextMode", "mask", "statusBarBackground", "navigationBarBackground", "pasteAsPlainText", "undo", "redo",
      "replaceText", "shareText", "accessibilityActionShowOnScreen", "accessibilityActionScrollToPosition",
      "accessibilityActionScrollUp", "accessibilityActionScrollLeft", "accessibilityActionScrollDown",
      "accessibilityActionScrollRight", "accessibilityActionContextClick", "accessibilityActionSetProgress", "icon_frame",
      "list_container", "switch_widget", "textAssist", "accessibilityActionMoveWindow", "autofill"};
  /** Identifiers that are not public, from {@link #PRIVATE_IDS}. */
  private static final String[] OTHER_IDS = {
      "alertTitle", "titleDivider", "action_bar", "action_bar_container", "action_bar_title", "action_bar_subtitle",
      "up", "search_src_text", "search_button", "search_close_btn", "search_mag_icon", "search_plate",
      "search_edit_frame", "search_bar", "buttonPanel", "topPanel", "contentPanel", "customPanel", "parentPanel",
      "select_dialog_listview", "action_mode_close_button", "split_action_bar", "numberpicker_input", "increment",
      "decrement", "hour", "minute", "amPm", "day", "month", "year", "datePicker", "timePicker", "progress_percent",
      "progress_number", "body", "prefs", "headers"};

  private static final String[] STRINGS = {"Cancel", "Copy", "Copy URL", "Cut", "Voicemail", "MSISDN1", "(No phone number)",
      "The URL isn't valid.", "The protocol isn't supported.", "Cancel", "OK", "Paste", "Search", "Select all", "(Unknown)",
      "<Untitled>", "OK", "Can't play this video.", "Video problem", "OK", "Attention",
      "This video isn't valid for streaming to this device.", "Select text", "999+", "Fingerprint icon", "Paste as plain text",
      "Autofill"};

  private static final String[][] ARRAYS = {
      {"Home", "Work", "Other", "Custom"}, {"AIM", "Windows Live", "Yahoo", "Skype", "QQ", "Google Talk", "ICQ", "Jabber"},
      {"Work", "Other", "Custom"}, {"Home", "Mobile", "Work", "Work Fax", "Home Fax", "Pager", "Other", "Custom"},
      {"Home", "Work", "Other", "Custom"}};

  private static final int[] COLORS = {0xffaaaaaa, 0xffffffff, 0xffffffff, 0xff000000, 0xff000000, 0xffbebebe, 0xffbebebe,
      0xff323232, 0xff323232, 0xff808080, 0xff000000, 0xffffffff, 0xff000000, 0, 0xff000000, 0xffffffff, 0xff808080, 0xff808080,
      0xff33b5e5, 0xff0099cc, 0xff99cc00, 0xff669900, 0xffff4444, 0xffcc0000, 0xffffbb33, 0xffff8800, 0xffaa66cc, 0xff00ddff};

  /** In dp. */
  private static final int[] DIMENSIONS = {48, 64, 64, 0, 0, 64, 64, 0, 16, 8};
  private static final int[] INTEGERS = {200, 400, 500, 999};

  private SystemResources() {}

  private static boolean set(TypedValue out, int type, int data, String text) {
    out.type = type;
    out.data = data;
    out.string = text;
    out.assetCookie = 1;
    return true;
  }

  static boolean find(int id, TypedValue out) {
    int kind = id >>> 16 & 0xff;
    int entry = id & 0xffff;
    switch (kind) {
      case 4:
        return set(out, TypedValue.TYPE_STRING, 0, entry < STRINGS.length ? STRINGS[entry] : "");
      case 5:
        return dimension(id, entry, out);
      case 6:
        return set(out, TypedValue.TYPE_INT_COLOR_ARGB8, entry < COLORS.length ? COLORS[entry] : 0xff808080, null);
      case 8:
      case 13:
        return set(out, TypedValue.TYPE_INT_COLOR_ARGB8, 0, null);
      case 14:
        return set(out, TypedValue.TYPE_INT_DEC, entry < INTEGERS.length ? INTEGERS[entry] : 0, null);
      case 17:
        return set(out, TypedValue.TYPE_INT_BOOLEAN, id == SHOW_NAVIGATION_BAR ? 1 : 0, null);
      default:
        boolean file = kind >= 9 && kind < KINDS.length;
        return file && set(out, TypedValue.TYPE_STRING, 0, "android/" + KINDS[kind] + "/" + entry + ".xml");
    }
  }

  private static boolean dimension(int id, int entry, TypedValue out) {
    if (id == R.dimen.dialog_min_width_major || id == R.dimen.dialog_min_width_minor) {
      return set(out, TypedValue.TYPE_FRACTION, id == R.dimen.dialog_min_width_major ? 0x533333b0 : 0x733333b0, null);
    }
    int bar = id == STATUS_BAR_HEIGHT ? 24 : id == NAVIGATION_BAR_HEIGHT ? 48 : 0;
    int size = entry < DIMENSIONS.length ? DIMENSIONS[entry] : bar;
    return set(out, TypedValue.TYPE_DIMENSION, size << 8 | TypedValue.COMPLEX_UNIT_DIP, null);
  }

  /** As in {@link antecede.Apk#bag}. */
  static Object[] bag(int id) {
    int kind = id >>> 16 & 0xff;
    if (kind == 3) return SystemThemes.bag(id);
    int entry = id & 0xffff;
    if (kind != 7 || entry >= ARRAYS.length) return null;
    String[] texts = ARRAYS[entry];
    int[] keys = new int[texts.length];
    int[] types = new int[texts.length];
    for (int i = 0; i < texts.length; i++) {
      keys[i] = i;
      types[i] = TypedValue.TYPE_STRING;
    }
    return new Object[] {keys, types, new int[texts.length], texts, new int[0]};
  }

  static XmlResourceParser xml(int id) {
    return SystemXml.open(id);
  }

  static int identifier(String type, String name) {
    if (type.equals("id")) {
      int index = index(IDS, name);
      if (index >= 0) return 0x01020000 + index;
      index = index(OTHER_IDS, name);
      return index < 0 ? 0 : PRIVATE_IDS + index;
    }
    if (type.equals("dimen") && name.equals("status_bar_height")) return STATUS_BAR_HEIGHT;
    if (type.equals("dimen") && name.startsWith("navigation_bar_height")) return NAVIGATION_BAR_HEIGHT;
    if (type.equals("bool") && name.equals("config_showNavigationBar")) return SHOW_NAVIGATION_BAR;
    return published(type, name);
  }

  /** An attribute's number, looked up once: there are many, and few that are asked for by name. */
  public static int attribute(String name) {
    for (int i = 0; i < attributes; i++) {
      if (attributeNames[i].equals(name)) return attributeNumbers[i];
    }
    if (attributes == attributeNames.length) {
      attributeNames = Arrays.copyOf(attributeNames, 2 * attributes);
      attributeNumbers = Arrays.copyOf(attributeNumbers, 2 * attributes);
    }
    attributeNames[attributes] = name;
    attributeNumbers[attributes] = published("attr", name);
    return attributeNumbers[attributes++];
  }

  /** The number that android.R gives. */
  private static int published(String type, String name) {
    try {
      return Class.forName("android.R$" + type).getField(name.replace('.', '_')).getInt(null);
    } catch (ReflectiveOperationException e) {
      return 0;
    }
  }

  private static int index(String[] names, String name) {
    for (int i = 0; i < names.length; i++) {
      if (names[i].equals(name)) return i;
    }
    return -1;
  }

  static String name(int id) {
    int kind = id >>> 16 & 0xff;
    int entry = id & 0xffff;
    if (kind == 0 || kind >= KINDS.length) return null;
    String name = "x" + Integer.toHexString(entry);
    if (kind == 2 && entry < IDS.length) name = IDS[entry];
    else if (kind == 2 && entry >= 0x100 && entry - 0x100 < OTHER_IDS.length) name = OTHER_IDS[entry - 0x100];
    return "android:" + KINDS[kind] + "/" + name;
  }
}
