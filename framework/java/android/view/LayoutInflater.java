package android.view;

import android.content.Context;
import android.content.res.TypedArray;
import android.content.res.XmlResourceParser;
import android.util.AttributeSet;
import android.util.Log;
import android.util.Xml;
import android.widget.FrameLayout;
import antecede.Concrete;
import antecede.Engine;
import antecede.Layouts;
import antecede.Unlisted;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/**
 * Makes views of a layout file. A class that cannot be found becomes a plain view, with a diagnostic, so that the rest of the
 * layout is there; what
 * the constructors of the app throw goes on as on the platform.
 */
public abstract class LayoutInflater {
  private static final int[] THEME = {android.R.attr.theme};
  private static final Class<?>[] SIGNATURE = {Context.class, AttributeSet.class};

  private final Context context;
  // Libraries reach for these by name: Calligraphy and ViewPump for the arguments of constructors, Skin-support and the support
  // library for the factories.
  @Unlisted private Factory mFactory;
  @Unlisted private Factory2 mFactory2;
  @Unlisted private Factory2 mPrivateFactory;
  @Unlisted private boolean mFactorySet;
  /** The first is the context of the view that is being made. */
  @Unlisted final Object[] mConstructorArgs = new Object[2];
  private Filter filter;

  /** Makes views instead of the inflater. */
  public interface Factory {
    View onCreateView(String name, Context context, AttributeSet attrs);
  }

  /** One that also knows where the view will be. */
  public interface Factory2 extends Factory {
    View onCreateView(View parent, String name, Context context, AttributeSet attrs);
  }

  /** Says which classes may be used. */
  public interface Filter {
    boolean onLoadClass(Class clazz);
  }

  /** The first answer counts. */
  private static final class Merged implements Factory2 {
    private final Factory first;
    private final Factory2 firstToo;
    private final Factory second;
    private final Factory2 secondToo;

    Merged(Factory first, Factory2 firstToo, Factory second, Factory2 secondToo) {
      this.first = first;
      this.firstToo = firstToo;
      this.second = second;
      this.secondToo = secondToo;
    }

    @Override
    public View onCreateView(String name, Context context, AttributeSet attrs) {
      View view = first.onCreateView(name, context, attrs);
      return view != null ? view : second.onCreateView(name, context, attrs);
    }

    @Override
    public View onCreateView(View parent, String name, Context context, AttributeSet attrs) {
      View view = firstToo != null ? firstToo.onCreateView(parent, name, context, attrs) : first.onCreateView(name, context,
          attrs);
      if (view != null) return view;
      return secondToo != null ? secondToo.onCreateView(parent, name, context, attrs) : second.onCreateView(name, context, attrs);
    }
  }

  protected LayoutInflater(Context context) {
    this.context = context;
  }

  protected LayoutInflater(LayoutInflater original, Context newContext) {
    context = newContext;
    mFactory = original.mFactory;
    mFactory2 = original.mFactory2;
    mPrivateFactory = original.mPrivateFactory;
    filter = original.filter;
  }

  public static LayoutInflater from(Context context) {
    LayoutInflater inflater = (LayoutInflater) context.getSystemService(Context.LAYOUT_INFLATER_SERVICE);
    if (inflater == null) throw new AssertionError("LayoutInflater not found.");
    return inflater;
  }

  public abstract LayoutInflater cloneInContext(Context newContext);

  public Context getContext() {
    return context;
  }

  public final Factory getFactory() {
    return mFactory;
  }

  public final Factory2 getFactory2() {
    return mFactory2;
  }

  public void setFactory(Factory factory) {
    checkFactory(factory);
    mFactory = mFactory == null ? factory : new Merged(factory, null, mFactory, mFactory2);
  }

  public void setFactory2(Factory2 factory) {
    checkFactory(factory);
    mFactory2 = mFactory == null ? factory : new Merged(factory, factory, mFactory, mFactory2);
    mFactory = mFactory2;
  }

  private void checkFactory(Factory factory) {
    if (mFactorySet) throw new IllegalStateException("A factory has already been set on this LayoutInflater");
    if (factory == null) throw new NullPointerException("Given factory can not be null");
    mFactorySet = true;
  }

  /** The activity's: makes fragments. */
  @Unlisted
  public void setPrivateFactory(Factory2 factory) {
    mPrivateFactory = factory;
  }

  public Filter getFilter() {
    return filter;
  }

  public void setFilter(Filter filter) {
    this.filter = filter;
  }

  public View inflate(int resource, ViewGroup root) {
    return inflate(resource, root, root != null);
  }

  public View inflate(XmlPullParser parser, ViewGroup root) {
    return inflate(parser, root, root != null);
  }

  public View inflate(int resource, ViewGroup root, boolean attachToRoot) {
    if (Engine.isAbstract()) return (View) Layouts.inflate(Layouts.LAYOUT, resource, context, attachToRoot ? root : null, this, null);
    return read(resource, root, attachToRoot);
  }

  @Concrete
  private View read(int resource, ViewGroup root, boolean attachToRoot) {
    XmlResourceParser parser = context.getResources().getLayout(resource);
    try {
      return inflate(parser, root, attachToRoot);
    } finally {
      parser.close();
    }
  }

  public View inflate(XmlPullParser parser, ViewGroup root, boolean attachToRoot) {
    AttributeSet attrs = Xml.asAttributeSet(parser);
    try {
      toStart(parser);
      String name = parser.getName();
      if (name.equals("merge")) {
        if (root == null || !attachToRoot) {
          throw new InflateException("<merge /> can be used only with a valid ViewGroup root and attachToRoot=true");
        }
        inflateChildren(parser, root, context, attrs, false);
        return root;
      }
      View view = createViewFromTag(root, name, context, attrs, false);
      ViewGroup.LayoutParams params = root == null ? null : root.generateLayoutParams(attrs);
      if (params != null && !attachToRoot) view.setLayoutParams(params);
      inflateChildren(parser, view, view.getContext(), attrs, true);
      if (root == null || !attachToRoot) return view;
      root.addView(view, params);
      return root;
    } catch (XmlPullParserException e) {
      throw new InflateException(e.getMessage(), e);
    } catch (IOException e) {
      throw new InflateException(attrs.getPositionDescription() + ": " + e.getMessage(), e);
    }
  }

  private static void toStart(XmlPullParser parser) throws XmlPullParserException, IOException {
    int type = parser.getEventType();
    while (type != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT) type = parser.next();
    if (type != XmlPullParser.START_TAG) throw new InflateException(parser.getPositionDescription() + ": No start tag found!");
  }

  private void inflateChildren(XmlPullParser parser, View parent, Context around, AttributeSet attrs, boolean finish)
      throws XmlPullParserException, IOException {
    int depth = parser.getDepth();
    boolean wantsFocus = false;
    int type = parser.next();
    while ((type != XmlPullParser.END_TAG || parser.getDepth() > depth) && type != XmlPullParser.END_DOCUMENT) {
      if (type == XmlPullParser.START_TAG) {
        String name = parser.getName();
        if (name.equals("requestFocus")) {
          wantsFocus = true;
          skip(parser);
        } else if (name.equals("tag")) {
          parent.setTag(attrs.getAttributeResourceValue("http://schemas.android.com/apk/res/android", "id", 0),
              attrs.getAttributeValue("http://schemas.android.com/apk/res/android", "value"));
          skip(parser);
        } else if (name.equals("include")) {
          include(parser, around, (ViewGroup) parent, attrs);
        } else {
          inflateChild(parser, parent, name, around, attrs);
        }
      }
      type = parser.next();
    }
    if (wantsFocus) parent.restoreDefaultFocus();
    if (finish) parent.onFinishInflate();
  }

  private void inflateChild(XmlPullParser parser, View parent, String name, Context around, AttributeSet attrs)
      throws XmlPullParserException, IOException {
    if (!(parent instanceof ViewGroup)) {
      Log.w("antecede", "a " + name + " in a " + parent.getClass().getName() + " is left out");
      skip(parser);
      return;
    }
    ViewGroup group = (ViewGroup) parent;
    View view = createViewFromTag(parent, name, around, attrs, false);
    ViewGroup.LayoutParams params = group.generateLayoutParams(attrs);
    inflateChildren(parser, view, view.getContext(), attrs, true);
    group.addView(view, params);
  }

  private static void skip(XmlPullParser parser) throws XmlPullParserException, IOException {
    int depth = parser.getDepth();
    int type = parser.next();
    while ((type != XmlPullParser.END_TAG || parser.getDepth() > depth)
        && type != XmlPullParser.END_DOCUMENT) type = parser.next();
  }

  /** Another layout file; its topmost view takes the place, id and visibility that are given here. */
  private void include(XmlPullParser parser, Context around, ViewGroup parent, AttributeSet attrs) throws XmlPullParserException,
      IOException {
    Context context = themed(around, attrs);
    int layout = attrs.getAttributeResourceValue(null, "layout", 0);
    if (layout == 0) throw new
        InflateException("You must specify a layout in the include tag: <include layout=\"@layout/layoutID\" />");
    XmlResourceParser child = context.getResources().getLayout(layout);
    try {
      AttributeSet childAttrs = Xml.asAttributeSet(child);
      toStart(child);
      String name = child.getName();
      if (name.equals("merge")) {
        inflateChildren(child, parent, context, childAttrs, false);
      } else {
        View view = createViewFromTag(parent, name, context, childAttrs, true);
        placeIncluded(view, parent, attrs, childAttrs, context);
        inflateChildren(child, view, view.getContext(), childAttrs, true);
        parent.addView(view, view.getLayoutParams());
      }
    } finally {
      child.close();
    }
    skip(parser);
  }

  private static void placeIncluded(View view, ViewGroup parent, AttributeSet attrs, AttributeSet childAttrs, Context context) {
    TypedArray own = context.obtainStyledAttributes(attrs, INCLUDE);
    boolean placed = own.hasValue(2) && own.hasValue(3);
    view.setLayoutParams(parent.generateLayoutParams(placed ? attrs : childAttrs));
    int id = own.getResourceId(0, View.NO_ID);
    if (id != View.NO_ID) view.setId(id);
    int visibility = own.getInt(1, -1);
    if (visibility >= 0) view.setVisibility(visibility == 0 ? View.VISIBLE : visibility == 1 ? View.INVISIBLE : View.GONE);
    own.recycle();
  }

  private static final int[] INCLUDE = {android.R.attr.id, android.R.attr.visibility, android.R.attr.layout_width,
      android.R.attr.layout_height};

  private static Context themed(Context around, AttributeSet attrs) {
    TypedArray values = around.obtainStyledAttributes(attrs, THEME);
    int theme = values.getResourceId(0, 0);
    values.recycle();
    return theme == 0 ? around : new ContextThemeWrapper(around, theme);
  }

  private View createViewFromTag(View parent, String tag, Context around, AttributeSet attrs, boolean included) {
    String name = tag.equals("view") ? attrs.getAttributeValue(null, "class") : tag;
    if (name == null) throw new InflateException(attrs.getPositionDescription() + ": a view needs a class");
    Context context = included ? around : themed(around, attrs);
    if (name.equals("blink")) return new FrameLayout(context, attrs);
    View view = fromFactories(parent, name, context, attrs);
    if (view != null) return view;
    Object before = mConstructorArgs[0];
    mConstructorArgs[0] = context;
    try {
      return name.indexOf('.') < 0 ? onCreateView(context, parent, name, attrs) : createView(context, name, null, attrs);
    } catch (ClassNotFoundException e) {
      return unknown(name, context, attrs);
    } finally {
      mConstructorArgs[0] = before;
    }
  }

  private View fromFactories(View parent, String name, Context context, AttributeSet attrs) {
    View view = null;
    if (mFactory2 != null) view = mFactory2.onCreateView(parent, name, context, attrs);
    else if (mFactory != null) view = mFactory.onCreateView(name, context, attrs);
    if (view == null && mPrivateFactory != null) view = mPrivateFactory.onCreateView(parent, name, context, attrs);
    return view;
  }

  /** Something that can hold children, should it have any. */
  private static View unknown(String name, Context context, AttributeSet attrs) {
    Log.w("antecede", "no class " + name + " for a view; a plain one takes its place");
    return new FrameLayout(context, attrs);
  }

  public final View createView(String name, String prefix, AttributeSet attrs) throws ClassNotFoundException, InflateException {
    return createView(mConstructorArgs[0] == null ? context : (Context) mConstructorArgs[0], name, prefix, attrs);
  }

  public final View createView(Context viewContext, String name, String prefix, AttributeSet attrs)
      throws ClassNotFoundException, InflateException {
    String whole = prefix == null ? name : prefix + name;
    Class<?> type = Class.forName(whole, false, viewContext.getClassLoader());
    if (filter != null && !filter.onLoadClass(type)) {
      throw new InflateException(attrs.getPositionDescription() + ": Class not allowed to be inflated " + whole);
    }
    try {
      Constructor<? extends View> constructor = type.asSubclass(View.class).getConstructor(SIGNATURE);
      constructor.setAccessible(true);
      View view = constructor.newInstance(viewContext, attrs);
      if (view instanceof ViewStub) ((ViewStub) view).setLayoutInflater(cloneInContext(viewContext));
      return view;
    } catch (NoSuchMethodException e) {
      throw new InflateException(attrs.getPositionDescription() + ": Error inflating class " + whole, e);
    } catch (InvocationTargetException e) {
      throw new InflateException(attrs.getPositionDescription() + ": Error inflating class " + whole, e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new InflateException(attrs.getPositionDescription() + ": Error inflating class " + whole, e);
    }
  }

  protected View onCreateView(String name, AttributeSet attrs) throws ClassNotFoundException {
    return createView(name, "android.view.", attrs);
  }

  protected View onCreateView(View parent, String name, AttributeSet attrs) throws ClassNotFoundException {
    return onCreateView(name, attrs);
  }

  public View onCreateView(Context viewContext, View parent, String name, AttributeSet attrs) throws ClassNotFoundException {
    return onCreateView(parent, name, attrs);
  }
}
