package android.preference;

import android.content.Context;
import android.content.Intent;
import android.content.res.TypedArray;
import android.content.res.XmlResourceParser;
import android.os.Bundle;
import android.util.AttributeSet;
import android.util.Xml;
import java.io.IOException;
import java.util.List;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Reads the headers of a PreferenceActivity from XML. */
final class HeaderReader {
  private static final int[] ATTRIBUTES = {android.R.attr.id, android.R.attr.title, android.R.attr.summary,
      android.R.attr.breadCrumbTitle,
      android.R.attr.breadCrumbShortTitle, android.R.attr.icon, android.R.attr.fragment};

  private HeaderReader() {}

  static void read(Context context, int resource, List<PreferenceActivity.Header> to) {
    XmlResourceParser parser = context.getResources().getXml(resource);
    try {
      AttributeSet attributes = Xml.asAttributeSet(parser);
      PreferenceActivity.Header header = null;
      int type;
      while ((type = parser.next()) != XmlPullParser.END_DOCUMENT) {
        if (type == XmlPullParser.END_TAG && parser.getName().equals("header")) header = null;
        if (type != XmlPullParser.START_TAG) continue;
        String name = parser.getName();
        if (name.equals("header")) {
          header = header(context, attributes);
          to.add(header);
        } else if (name.equals("intent") && header != null) {
          header.intent = Intent.parseIntent(context.getResources(), parser, attributes);
        } else if (name.equals("extra") && header != null) {
          if (header.fragmentArguments == null) header.fragmentArguments = new Bundle();
          context.getResources().parseBundleExtra("extra", attributes, header.fragmentArguments);
        }
      }
    } catch (XmlPullParserException e) {
      throw new RuntimeException("Error parsing headers", e);
    } catch (IOException e) {
      throw new RuntimeException("Error parsing headers", e);
    } finally {
      parser.close();
    }
  }

  private static PreferenceActivity.Header header(Context context, AttributeSet attributes) {
    PreferenceActivity.Header header = new PreferenceActivity.Header();
    TypedArray values = context.obtainStyledAttributes(attributes, ATTRIBUTES);
    header.id = values.getResourceId(0, (int) PreferenceActivity.HEADER_ID_UNDEFINED);
    header.titleRes = values.getResourceId(1, 0);
    if (header.titleRes == 0) header.title = values.getText(1);
    header.summaryRes = values.getResourceId(2, 0);
    if (header.summaryRes == 0) header.summary = values.getText(2);
    header.breadCrumbTitle = values.getText(3);
    header.breadCrumbShortTitle = values.getText(4);
    header.iconRes = values.getResourceId(5, 0);
    header.fragment = values.getString(6);
    values.recycle();
    return header;
  }
}
