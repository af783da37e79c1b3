package android.preference;

import android.content.Context;
import android.content.Intent;
import android.content.res.XmlResourceParser;
import android.os.Bundle;
import android.util.AttributeSet;
import android.util.Xml;
import android.view.InflateException;
import antecede.Unlisted;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Makes a tree of preferences from XML; the platform and AndroidX differ only in the class of the nodes. */
@Unlisted
public abstract class GenericInflater<P> {
  private static final Class<?>[] SIGNATURE = {Context.class, AttributeSet.class};

  protected final Context context;

  protected GenericInflater(Context context) { this.context = context; }

  /** The preference of an element; by default the class of that name. */
  protected abstract P make(String name, AttributeSet attributes);

  /** The root of a new tree was made. */
  protected abstract void begin(P root);

  protected abstract void add(P parent, P child);

  protected abstract void setIntent(P preference, Intent intent);

  protected abstract Bundle extras(P preference);

  /** Adds what the resource holds to the given root, or to the one that the resource names. */
  public final P inflate(int resource, P into) {
    XmlResourceParser parser = context.getResources().getXml(resource);
    try {
      int type = parser.next();
      while (type != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT) type = parser.next();
      if (type != XmlPullParser.START_TAG) throw new InflateException(parser.getPositionDescription() + ": No start tag found!");
      AttributeSet attributes = Xml.asAttributeSet(parser);
      P root = into;
      if (root == null) {
        root = make(parser.getName(), attributes);
        begin(root);
      }
      fill(parser, root, attributes);
      return root;
    } catch (XmlPullParserException e) {
      throw new InflateException(e.getMessage(), e);
    } catch (IOException e) {
      throw new InflateException(parser.getPositionDescription() + ": " + e.getMessage(), e);
    } finally {
      parser.close();
    }
  }

  private void fill(XmlResourceParser parser, P parent, AttributeSet attributes) throws XmlPullParserException, IOException {
    int depth = parser.getDepth(), type;
    while (((type = parser.next()) != XmlPullParser.END_TAG || parser.getDepth() > depth) && type != XmlPullParser.END_DOCUMENT) {
      if (type != XmlPullParser.START_TAG) continue;
      String name = parser.getName();
      if (name.equals("intent")) {
        setIntent(parent, Intent.parseIntent(context.getResources(), parser, attributes));
      } else if (name.equals("extra")) {
        context.getResources().parseBundleExtra("extra", attributes, extras(parent));
        skip(parser);
      } else {
        P child = make(name, attributes);
        add(parent, child);
        fill(parser, child, attributes);
      }
    }
  }

  private static void skip(XmlPullParser parser) throws XmlPullParserException, IOException {
    int depth = parser.getDepth(), type;
    do {
      type = parser.next();
    } while (type != XmlPullParser.END_DOCUMENT && (type != XmlPullParser.END_TAG || parser.getDepth() > depth));
  }

  /** Of a class by its name. */
  @SuppressWarnings("unchecked")
  protected final P reflected(String name, AttributeSet attributes) {
    try {
      Class<?> type = context.getClassLoader().loadClass(name);
      return (P) type.getConstructor(SIGNATURE).newInstance(context, attributes);
    } catch (ReflectiveOperationException e) {
      throw new InflateException(attributes.getPositionDescription() + ": Error inflating class " + name, e);
    }
  }
}
