package android.view;

import android.content.Context;
import android.content.ContextWrapper;
import android.content.res.TypedArray;
import android.content.res.XmlResourceParser;
import android.util.AttributeSet;
import android.util.Log;
import android.util.Xml;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Fills a menu from a menu file. */
public class MenuInflater {
  private static final int[] GROUP = {android.R.attr.enabled, android.R.attr.id, android.R.attr.visible,
      android.R.attr.menuCategory,
      android.R.attr.orderInCategory, android.R.attr.checkableBehavior};
  private static final int[] ITEM = {android.R.attr.icon, android.R.attr.enabled, android.R.attr.id, android.R.attr.checked,
      android.R.attr.visible, android.R.attr.menuCategory, android.R.attr.orderInCategory, android.R.attr.title,
      android.R.attr.titleCondensed, android.R.attr.alphabeticShortcut, android.R.attr.numericShortcut, android.R.attr.checkable,
      android.R.attr.onClick, android.R.attr.showAsAction, android.R.attr.actionLayout, android.R.attr.actionViewClass,
      android.R.attr.actionProviderClass};

  private final Context context;

  /** What a group says of its items. */
  private static final class Group {
    int id;
    int category;
    int order;
    int checkable;
    boolean visible = true;
    boolean enabled = true;
  }

  /** android:onClick of an item: a method of the activity. */
  private static final class NamedClick implements MenuItem.OnMenuItemClickListener {
    private final Object owner;
    private final Method method;

    NamedClick(Object owner, String name) {
      this.owner = owner;
      try {
        method = owner.getClass().getMethod(name, MenuItem.class);
      } catch (NoSuchMethodException e) {
        throw new InflateException("Couldn't resolve menu item onClick handler " + name + " in class "
            + owner.getClass().getName(), e);
      }
    }

    @Override
    public boolean onMenuItemClick(MenuItem item) {
      try {
        if (method.getReturnType() == boolean.class) return (Boolean) method.invoke(owner, item);
        method.invoke(owner, item);
        return true;
      } catch (InvocationTargetException e) {
        throw new RuntimeException(e);
      } catch (IllegalAccessException e) {
        throw new RuntimeException(e);
      }
    }
  }

  public MenuInflater(Context context) {
    this.context = context;
  }

  public void inflate(int menuRes, Menu menu) {
    if (antecede.Engine.isAbstract()) antecede.Layouts.inflate(antecede.Layouts.MENU, menuRes, context, menu, this, menu);
    else read(menuRes, menu);
  }

  @antecede.Concrete
  private void read(int menuRes, Menu menu) {
    XmlResourceParser parser = context.getResources().getLayout(menuRes);
    MenuBuilder quiet = menu instanceof MenuBuilder ? (MenuBuilder) menu : null;
    if (quiet != null) quiet.stopDispatchingItemsChanged();
    try {
      int type = parser.getEventType();
      while (type != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT) type = parser.next();
      if (type != XmlPullParser.START_TAG || !parser.getName().equals("menu")) throw new RuntimeException("Expecting menu, got "
          + parser.getName());
      parseMenu(parser, Xml.asAttributeSet(parser), menu, new Group());
    } catch (XmlPullParserException e) {
      throw new InflateException("Error inflating menu XML", e);
    } catch (IOException e) {
      throw new InflateException("Error inflating menu XML", e);
    } finally {
      parser.close();
      if (quiet != null) quiet.startDispatchingItemsChanged();
    }
  }

  /** Until the end of the element that the parser is at. */
  private void parseMenu(XmlPullParser parser, AttributeSet attrs, Menu menu, Group group) throws XmlPullParserException,
      IOException {
    int depth = parser.getDepth();
    int type = parser.next();
    while ((type != XmlPullParser.END_TAG || parser.getDepth() > depth) && type != XmlPullParser.END_DOCUMENT) {
      if (type == XmlPullParser.START_TAG) {
        if (parser.getName().equals("group")) {
          Group inner = group(attrs);
          parseMenu(parser, attrs, menu, inner);
        } else if (parser.getName().equals("item")) {
          parseItem(parser, attrs, menu, group);
        }
      }
      type = parser.next();
    }
  }

  private Group group(AttributeSet attrs) {
    Group group = new Group();
    TypedArray values = context.obtainStyledAttributes(attrs, GROUP);
    group.enabled = values.getBoolean(0, true);
    group.id = values.getResourceId(1, 0);
    group.visible = values.getBoolean(2, true);
    group.category = values.getInt(3, 0);
    group.order = values.getInt(4, 0);
    group.checkable = values.getInt(5, 0);
    values.recycle();
    return group;
  }

  private void parseItem(XmlPullParser parser, AttributeSet attrs, Menu menu, Group group) throws XmlPullParserException,
      IOException {
    TypedArray values = context.obtainStyledAttributes(attrs, ITEM);
    int show = named(attrs, "showAsAction", values.getInt(13, -1));
    String viewClass = text(attrs, "actionViewClass", values.getString(15));
    String providerClass = text(attrs, "actionProviderClass", values.getString(16));
    int layout = resource(attrs, "actionLayout", values.getResourceId(14, 0));
    int id = values.getResourceId(2, 0);
    int order = values.getInt(5, group.category) & 0xFFFF0000 | values.getInt(6, group.order) & 0xFFFF;
    CharSequence title = values.getText(7);
    int depth = parser.getDepth();
    int type = parser.next();
    MenuItem item = null;
    while ((type != XmlPullParser.END_TAG || parser.getDepth() > depth) && type != XmlPullParser.END_DOCUMENT) {
      if (type == XmlPullParser.START_TAG && parser.getName().equals("menu")) {
        SubMenu below = menu.addSubMenu(group.id, id, order, title);
        item = below.getItem();
        parseMenu(parser, attrs, below, new Group());
      }
      type = parser.next();
    }
    if (item == null) item = menu.add(group.id, id, order, title);
    fill(item, values, group);
    if (show >= 0) item.setShowAsAction(show);
    if (viewClass != null) item.setActionView((View) make(viewClass));
    else if (layout != 0) item.setActionView(layout);
    if (providerClass != null) item.setActionProvider(provider(providerClass));
    values.recycle();
  }

  private void fill(MenuItem item, TypedArray values, Group group) {
    int checkable = values.hasValue(11) ? (values.getBoolean(11, false) ? 1 : 0) : group.checkable;
    item.setCheckable(checkable >= 1);
    if (item instanceof MenuItemImpl && checkable >= 2) ((MenuItemImpl) item).setExclusive(true);
    if (values.getBoolean(3, false)) item.setChecked(true);
    item.setVisible(values.getBoolean(4, group.visible));
    item.setEnabled(values.getBoolean(1, group.enabled));
    if (values.getText(8) != null) item.setTitleCondensed(values.getText(8));
    int icon = values.getResourceId(0, 0);
    if (icon != 0) item.setIcon(icon);
    item.setAlphabeticShortcut(letter(values.getString(9)));
    item.setNumericShortcut(letter(values.getString(10)));
    String click = values.getString(12);
    if (click != null) item.setOnMenuItemClickListener(new NamedClick(owner(), click));
  }

  private static char letter(String text) {
    return text == null || text.isEmpty() ? 0 : text.charAt(0);
  }

  /** The activity around the context. */
  private Object owner() {
    Context current = context;
    while (!(current instanceof android.app.Activity) && current instanceof ContextWrapper) {
      current = ((ContextWrapper) current).getBaseContext();
    }
    return current == null ? context : current;
  }

  // Attributes that the support libraries have under their own names.

  private static int find(AttributeSet attrs, String name) {
    for (int i = 0; i < attrs.getAttributeCount(); i++) {
      if (name.equals(attrs.getAttributeName(i))) return i;
    }
    return -1;
  }

  private static int named(AttributeSet attrs, String name, int given) {
    int at = given >= 0 ? -1 : find(attrs, name);
    return at < 0 ? given : attrs.getAttributeIntValue(at, given);
  }

  private static String text(AttributeSet attrs, String name, String given) {
    int at = given != null ? -1 : find(attrs, name);
    return at < 0 ? given : attrs.getAttributeValue(at);
  }

  private static int resource(AttributeSet attrs, String name, int given) {
    int at = given != 0 ? -1 : find(attrs, name);
    return at < 0 ? given : attrs.getAttributeResourceValue(at, given);
  }

  /** Providers of the support libraries extend another class: they are left out. */
  private ActionProvider provider(String name) {
    Object made = make(name);
    return made instanceof ActionProvider ? (ActionProvider) made : null;
  }

  private Object make(String name) {
    try {
      return Class.forName(name, true, context.getClassLoader()).getConstructor(Context.class).newInstance(context);
    } catch (ReflectiveOperationException e) {
      Log.w("MenuInflater", "no " + name + " could be made", e);
      return null;
    }
  }
}
