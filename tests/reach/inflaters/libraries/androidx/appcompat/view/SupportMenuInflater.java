package androidx.appcompat.view;

import android.content.Context;
import android.content.res.XmlResourceParser;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import java.io.IOException;
import java.lang.reflect.Method;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A small copy of the library's: reads the file by itself and finds classes and methods by the names in it. */
public class SupportMenuInflater extends MenuInflater {
  private static final String ANDROID = "http://schemas.android.com/apk/res/android";
  private final Context mContext;

  public SupportMenuInflater(Context context) {
    super(context);
    mContext = context;
  }

  @Override public void inflate(int menuRes, Menu menu) {
    XmlResourceParser parser = mContext.getResources().getLayout(menuRes);
    try {
      for (int type = parser.next(); type != XmlPullParser.END_DOCUMENT; type = parser.next()) {
        if (type == XmlPullParser.START_TAG && parser.getName().equals("item")) add(parser, menu);
      }
    } catch (XmlPullParserException | IOException | ReflectiveOperationException e) {
      throw new IllegalStateException("Error inflating menu XML", e);
    } finally {
      parser.close();
    }
  }

  private void add(XmlResourceParser parser, Menu menu) throws ReflectiveOperationException {
    MenuItem item = menu.add(parser.getAttributeValue(ANDROID, "title"));
    final String listener = parser.getAttributeValue(ANDROID, "onClick");
    if (listener != null) {
      final Method method = mContext.getClass().getMethod(listener, MenuItem.class);
      item.setOnMenuItemClickListener(new MenuItem.OnMenuItemClickListener() {
        @Override public boolean onMenuItemClick(MenuItem clicked) {
          try {
            method.invoke(mContext, clicked);
          } catch (ReflectiveOperationException e) {
            throw new RuntimeException(e);
          }
          return true;
        }
      });
    }
    String view = parser.getAttributeValue(ANDROID, "actionViewClass");
    if (view != null) {
      Class<?> type = mContext.getClassLoader().loadClass(view);
      item.setActionView((View) type.getConstructor(Context.class).newInstance(mContext));
    }
  }
}
