package androidx.preference;

import android.content.Context;
import android.content.res.XmlResourceParser;
import android.util.AttributeSet;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A small copy of the library's: makes preferences by the names of elements. */
public class PreferenceInflater {
  private final Context mContext;

  public PreferenceInflater(Context context) { mContext = context; }

  public Preference inflate(int resource, PreferenceGroup root) {
    XmlResourceParser parser = mContext.getResources().getXml(resource);
    try {
      return inflate(parser, root);
    } catch (XmlPullParserException | IOException | ReflectiveOperationException e) {
      throw new IllegalStateException("Error inflating preferences", e);
    } finally {
      parser.close();
    }
  }

  private Preference inflate(XmlResourceParser parser, PreferenceGroup root)
      throws XmlPullParserException, IOException, ReflectiveOperationException {
    Deque<Preference> open = new ArrayDeque<>();
    Preference result = root;
    for (int type = parser.next(); type != XmlPullParser.END_DOCUMENT; type = parser.next()) {
      if (type == XmlPullParser.START_TAG) {
        String name = parser.getName();
        Class<?> made = mContext.getClassLoader().loadClass(name.indexOf('.') < 0 ? "androidx.preference." + name : name);
        Preference preference =
            (Preference) made.getConstructor(Context.class, AttributeSet.class).newInstance(mContext, parser);
        if (!open.isEmpty()) ((PreferenceGroup) open.peek()).addPreference(preference);
        else if (result == null) result = preference;
        open.push(preference);
      } else if (type == XmlPullParser.END_TAG) {
        open.pop();
      }
    }
    return result;
  }
}
