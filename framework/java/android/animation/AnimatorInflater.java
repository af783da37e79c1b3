package android.animation;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.content.res.XmlResourceParser;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.util.Xml;
import android.view.animation.AnimationUtils;
import java.io.IOException;
import java.util.ArrayList;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Makes animators of animator files. */
public class AnimatorInflater {
  private static final int[] SET = {android.R.attr.ordering};
  private static final int[] OBJECT = {android.R.attr.propertyName};
  private static final int[] ANIMATOR = {android.R.attr.interpolator, android.R.attr.duration, android.R.attr.startOffset,
      android.R.attr.repeatCount, android.R.attr.repeatMode, android.R.attr.valueFrom, android.R.attr.valueTo,
          android.R.attr.valueType};
  private static final int COLOR = 3;
  private static final int INT = 1;

  public AnimatorInflater() {}

  public static Animator loadAnimator(Context context, int id) throws Resources.NotFoundException {
    XmlResourceParser parser = context.getResources().getAnimation(id);
    try {
      return parse(context, parser, Xml.asAttributeSet(parser), null, false);
    } catch (XmlPullParserException e) {
      throw notFound(id, e);
    } catch (IOException e) {
      throw notFound(id, e);
    } finally {
      parser.close();
    }
  }

  public static StateListAnimator loadStateListAnimator(Context context, int id) throws Resources.NotFoundException {
    XmlResourceParser parser = context.getResources().getAnimation(id);
    try {
      return parseStates(context, parser, Xml.asAttributeSet(parser));
    } catch (XmlPullParserException e) {
      throw notFound(id, e);
    } catch (IOException e) {
      throw notFound(id, e);
    } finally {
      parser.close();
    }
  }

  private static Resources.NotFoundException notFound(int id, Exception cause) {
    Resources.NotFoundException result = new Resources.NotFoundException("Can't load animation resource ID #0x"
        + Integer.toHexString(id));
    result.initCause(cause);
    return result;
  }

  private static StateListAnimator parseStates(Context context, XmlPullParser parser, AttributeSet attrs)
      throws XmlPullParserException, IOException {
    StateListAnimator result = new StateListAnimator();
    int type = parser.next();
    while (type != XmlPullParser.END_DOCUMENT) {
      if (type == XmlPullParser.START_TAG && parser.getName().equals("item")) {
        int[] states = states(attrs);
        int animation = attrs.getAttributeResourceValue("http://schemas.android.com/apk/res/android", "animation", 0);
        Animator animator = animation != 0 ? loadAnimator(context, animation) : parse(context, parser, attrs, null, false);
        if (animator != null) result.addState(states, animator);
      }
      type = parser.next();
    }
    return result;
  }

  private static int[] states(AttributeSet attrs) {
    int count = attrs.getAttributeCount();
    int[] all = new int[count];
    int size = 0;
    for (int i = 0; i < count; i++) {
      int name = attrs.getAttributeNameResource(i);
      if (name != 0 && name != android.R.attr.animation) all[size++] = attrs.getAttributeBooleanValue(i, false) ? name : -name;
    }
    int[] result = new int[size];
    System.arraycopy(all, 0, result, 0, size);
    return result;
  }

  /** What lies within the element that the parser is at, or within the file: one animator, or those of the set. */
  private static Animator parse(Context context, XmlPullParser parser, AttributeSet attrs, AnimatorSet set, boolean sequentially)
      throws XmlPullParserException, IOException {
    Animator result = null;
    ArrayList<Animator> children = new ArrayList<Animator>();
    int depth = parser.getDepth();
    int type = parser.next();
    while ((type != XmlPullParser.END_TAG || parser.getDepth() > depth) && type != XmlPullParser.END_DOCUMENT) {
      if (type == XmlPullParser.START_TAG) {
        Animator made = make(context, parser, attrs);
        if (made != null) children.add(made);
        if (result == null) result = made;
      }
      type = parser.next();
    }
    if (set == null) return result;
    if (sequentially) set.playSequentially(children);
    else set.playTogether(children);
    return set;
  }

  private static Animator make(Context context, XmlPullParser parser, AttributeSet attrs) throws XmlPullParserException,
      IOException {
    String name = parser.getName();
    if (name.equals("set")) {
      TypedArray values = context.obtainStyledAttributes(attrs, SET);
      boolean sequentially = values.getInt(0, 0) == 1;
      values.recycle();
      return parse(context, parser, attrs, new AnimatorSet(), sequentially);
    }
    if (name.equals("objectAnimator")) {
      ObjectAnimator animator = new ObjectAnimator();
      TypedArray values = context.obtainStyledAttributes(attrs, OBJECT);
      animator.setPropertyName(values.getString(0));
      values.recycle();
      fill(context, attrs, animator);
      return animator;
    }
    if (!name.equals("animator")) return null;
    ValueAnimator animator = new ValueAnimator();
    fill(context, attrs, animator);
    return animator;
  }

  private static void fill(Context context, AttributeSet attrs, ValueAnimator animator) {
    TypedArray values = context.obtainStyledAttributes(attrs, ANIMATOR);
    animator.setDuration(values.getInt(1, 300));
    animator.setStartDelay(values.getInt(2, 0));
    animator.setRepeatCount(values.getInt(3, 0));
    animator.setRepeatMode(values.getInt(4, ValueAnimator.RESTART));
    int interpolator = values.getResourceId(0, 0);
    if (interpolator != 0) animator.setInterpolator(AnimationUtils.loadInterpolator(context, interpolator));
    boolean color = isColor(values.peekValue(5)) || isColor(values.peekValue(6)) || values.getInt(7, 0) == COLOR;
    if (color) colors(values, animator);
    else if (values.getInt(7, 0) == INT) ints(values, animator);
    else floats(values, animator);
    values.recycle();
  }

  private static boolean isColor(TypedValue value) {
    return value != null && value.isColorType();
  }

  private static void colors(TypedArray values, ValueAnimator animator) {
    if (values.hasValue(5)) animator.setIntValues(values.getColor(5, 0), values.getColor(6, 0));
    else animator.setIntValues(values.getColor(6, 0));
    animator.setEvaluator(ArgbEvaluator.getInstance());
  }

  private static void ints(TypedArray values, ValueAnimator animator) {
    if (values.hasValue(5)) animator.setIntValues(whole(values, 5), whole(values, 6));
    else animator.setIntValues(whole(values, 6));
  }

  private static int whole(TypedArray values, int at) {
    TypedValue value = values.peekValue(at);
    return value != null && value.type == TypedValue.TYPE_DIMENSION ? (int) values.getDimension(at, 0) : values.getInt(at, 0);
  }

  private static void floats(TypedArray values, ValueAnimator animator) {
    if (values.hasValue(5) && values.hasValue(6)) animator.setFloatValues(number(values, 5), number(values, 6));
    else if (values.hasValue(6)) animator.setFloatValues(number(values, 6));
    else animator.setFloatValues(number(values, 5));
  }

  private static float number(TypedArray values, int at) {
    TypedValue value = values.peekValue(at);
    return value != null && value.type == TypedValue.TYPE_DIMENSION ? values.getDimension(at, 0) : values.getFloat(at, 0);
  }
}
