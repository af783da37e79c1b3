package org.routes;

import android.content.Context;
import android.content.res.TypedArray;
import android.content.res.XmlResourceParser;
import android.util.Xml;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Reads a file that says which screens there are, as libraries for moving between screens do. */
public class Graph {
  private static final int[] NAMES = {android.R.attr.name};
  private final Context context;

  public Graph(Context context) { this.context = context; }

  public List<Screen> read(int resource) {
    List<Screen> screens = new ArrayList<>();
    XmlResourceParser parser = context.getResources().getXml(resource);
    try {
      for (int type = parser.next(); type != XmlPullParser.END_DOCUMENT; type = parser.next()) {
        if (type != XmlPullParser.START_TAG || !parser.getName().equals("screen")) continue;
        TypedArray values = context.getResources().obtainAttributes(Xml.asAttributeSet(parser), NAMES);
        screens.add((Screen) Class.forName(values.getString(0)).newInstance());
        values.recycle();
      }
    } catch (XmlPullParserException | IOException | ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    } finally {
      parser.close();
    }
    return screens;
  }
}
