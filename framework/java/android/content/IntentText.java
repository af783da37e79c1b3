package android.content;

import android.R;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.net.Uri;
import android.os.Bundle;
import android.util.AttributeSet;
import java.io.IOException;
import java.net.URISyntaxException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Intents as addresses ("intent:...#Intent;action=...;end") and as elements of XML. */
final class IntentText {
  private static final String MARK = "#Intent;";
  private static final int[] INTENT = {R.attr.action, R.attr.mimeType, R.attr.data, R.attr.targetPackage, R.attr.targetClass,
      R.attr.identifier};

  private IntentText() {}

  static String print(Intent intent, int flags) {
    StringBuilder text = new StringBuilder();
    String data = intent.getDataString();
    String scheme = intent.getScheme();
    boolean own = (flags & Intent.URI_INTENT_SCHEME) != 0;
    if ((flags & Intent.URI_ANDROID_APP_SCHEME) != 0) {
      if (intent.getPackage() == null) throw new IllegalArgumentException("Intent must include an explicit package name");
      return "android-app://" + intent.getPackage() + fragment(intent, null, Intent.ACTION_MAIN);
    }
    if (data != null) {
      if (own && scheme != null) text.append("intent").append(data.substring(scheme.length()));
      else text.append(data);
    } else if (own) {
      text.append("intent:");
    }
    return text.append(fragment(intent, own && data != null ? scheme : null, Intent.ACTION_VIEW)).toString();
  }

  /** Nothing if there is nothing to say but the usual action. */
  private static String fragment(Intent intent, String scheme, String usual) {
    StringBuilder text = new StringBuilder();
    if (scheme != null) text.append("scheme=").append(scheme).append(';');
    if (!usual.equals(intent.getAction())) part(text, "action", intent.getAction(), null);
    if (intent.getCategories() != null) {
      for (String category : intent.getCategories()) part(text, "category", category, null);
    }
    part(text, "type", intent.getType(), "/");
    part(text, "identifier", intent.getIdentifier(), "/");
    if (intent.getFlags() != 0) text.append("launchFlags=0x").append(Integer.toHexString(intent.getFlags())).append(';');
    part(text, "package", intent.getPackage(), null);
    if (intent.getComponent() != null) part(text, "component", intent.getComponent().flattenToShortString(), "/");
    extras(text, intent.extras);
    return text.length() == 0 ? "" : MARK + text + "end";
  }

  private static void part(StringBuilder text, String name, String value, String allowed) {
    if (value != null) text.append(name).append('=').append(Uri.encode(value, allowed)).append(';');
  }

  private static void extras(StringBuilder text, Bundle extras) {
    if (extras == null) return;
    for (String key : extras.keySet()) {
      Object value = extras.get(key);
      char kind = value instanceof String ? 'S' : value instanceof Boolean ? 'B' : value instanceof Byte ? 'b'
          : value instanceof Character ? 'c' : value instanceof Double ? 'd' : value instanceof Float ? 'f'
          : value instanceof Integer ? 'i' : value instanceof Long ? 'l' : value instanceof Short ? 's' : 0;
      if (kind != 0) part(text, kind + "." + Uri.encode(key), value.toString(), null);
    }
  }

  static Intent parse(String text, int flags) throws URISyntaxException {
    int mark = text.lastIndexOf(MARK);
    if (mark < 0) return new Intent(Intent.ACTION_VIEW, Uri.parse(text));
    Intent intent = new Intent(Intent.ACTION_VIEW);
    String scheme = null;
    int at = mark + MARK.length();
    while (!text.startsWith("end", at)) {
      int end = text.indexOf(';', at);
      int equals = text.indexOf('=', at);
      if (end < 0) throw new URISyntaxException(text, "uri end not found", at);
      if (equals < 0 || equals > end) equals = end - 1;
      String name = text.substring(at, equals);
      String value = equals + 1 <= end ? Uri.decode(text.substring(equals + 1, end)) : "";
      if (name.equals("scheme")) scheme = value;
      else assign(intent, name, value, text);
      at = end + 1;
    }
    String data = text.substring(0, mark);
    if (data.startsWith("intent:")) data = scheme == null ? data.substring(7) : scheme + ":" + data.substring(7);
    if (data.startsWith("android-app:")) data = "";
    if (data.length() > 0) intent.setDataAndType(Uri.parse(data), intent.getType());
    return intent;
  }

  private static void assign(Intent intent, String name, String value, String text) throws URISyntaxException {
    if (name.equals("action")) intent.setAction(value);
    else if (name.equals("category")) intent.addCategory(value);
    else if (name.equals("type")) intent.setDataAndType(intent.getData(), value);
    else if (name.equals("identifier")) intent.setIdentifier(value);
    else if (name.equals("launchFlags")) intent.setFlags((int) Long.decode(value).longValue());
    else if (name.equals("package")) intent.setPackage(value);
    else if (name.equals("component")) intent.setComponent(ComponentName.unflattenFromString(value));
    else if (name.length() > 2 && name.charAt(1) == '.') extra(intent, name, value, text);
    else throw new URISyntaxException(text, "unknown EXTRA type");
  }

  private static void extra(Intent intent, String name, String value, String text) throws URISyntaxException {
    String key = Uri.decode(name.substring(2));
    switch (name.charAt(0)) {
      case 'S': intent.putExtra(key, value); break;
      case 'B': intent.putExtra(key, Boolean.parseBoolean(value)); break;
      case 'b': intent.putExtra(key, Byte.parseByte(value)); break;
      case 'c': intent.putExtra(key, value.charAt(0)); break;
      case 'd': intent.putExtra(key, Double.parseDouble(value)); break;
      case 'f': intent.putExtra(key, Float.parseFloat(value)); break;
      case 'i': intent.putExtra(key, Integer.parseInt(value)); break;
      case 'l': intent.putExtra(key, Long.parseLong(value)); break;
      case 's': intent.putExtra(key, Short.parseShort(value)); break;
      default: throw new URISyntaxException(text, "unknown EXTRA type");
    }
  }

  /** The parser stands at an intent element. */
  static Intent inflate(Resources resources, XmlPullParser parser, AttributeSet attrs)
      throws XmlPullParserException, IOException {
    Intent intent = new Intent();
    TypedArray values = resources.obtainAttributes(attrs, INTENT);
    intent.setAction(values.getString(0));
    String data = values.getString(2);
    intent.setDataAndType(data == null ? null : Uri.parse(data), values.getString(1));
    String owner = values.getString(3);
    String name = values.getString(4);
    if (owner != null && name != null) intent.setComponent(new ComponentName(owner, name));
    intent.setIdentifier(values.getString(5));
    values.recycle();
    int depth = parser.getDepth();
    for (int type = parser.next(); type != XmlPullParser.END_DOCUMENT; type = parser.next()) {
      if (type == XmlPullParser.END_TAG && parser.getDepth() <= depth) break;
      if (type != XmlPullParser.START_TAG) continue;
      if (parser.getName().equals("categories")) category(intent, resources, attrs);
      else if (parser.getName().equals("extra")) resources.parseBundleExtra("extra", attrs, extrasOf(intent));
    }
    return intent;
  }

  private static Bundle extrasOf(Intent intent) {
    if (intent.extras == null) intent.extras = new Bundle();
    return intent.extras;
  }

  private static void category(Intent intent, Resources resources, AttributeSet attrs) {
    TypedArray values = resources.obtainAttributes(attrs, new int[] {R.attr.name});
    String category = values.getString(0);
    values.recycle();
    if (category != null) intent.addCategory(category);
  }
}
