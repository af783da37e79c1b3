package android.view.animation;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.XmlResourceParser;
import android.os.SystemClock;
import android.util.AttributeSet;
import android.util.Xml;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Makes animations of animation files. */
public class AnimationUtils {
  private static final int SYSTEM = 0x01;

  public AnimationUtils() {}

  public static long currentAnimationTimeMillis() {
    return SystemClock.uptimeMillis();
  }

  public static Animation loadAnimation(Context context, int id) throws Resources.NotFoundException {
    if (id >>> 24 == SYSTEM) return ofSystem(id);
    XmlResourceParser parser = context.getResources().getAnimation(id);
    try {
      return parse(context, parser, Xml.asAttributeSet(parser), null);
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

  private static Animation ofSystem(int id) {
    boolean out = id == android.R.anim.fade_out || id == android.R.anim.slide_out_right;
    Animation animation = new AlphaAnimation(out ? 1 : 0, out ? 0 : 1);
    animation.setDuration(220);
    return animation;
  }

  private static Animation parse(Context context, XmlPullParser parser, AttributeSet attrs, AnimationSet set)
      throws XmlPullParserException, IOException {
    Animation result = null;
    int depth = parser.getDepth();
    int type = parser.next();
    while ((type != XmlPullParser.END_TAG || parser.getDepth() > depth) && type != XmlPullParser.END_DOCUMENT) {
      if (type == XmlPullParser.START_TAG) {
        Animation made = make(context, parser, attrs);
        if (set != null) set.addAnimation(made);
        result = made;
      }
      type = parser.next();
    }
    return result;
  }

  private static Animation make(Context context, XmlPullParser parser, AttributeSet attrs) throws XmlPullParserException,
      IOException {
    String name = parser.getName();
    if (name.equals("set")) {
      AnimationSet set = new AnimationSet(context, attrs);
      parse(context, parser, attrs, set);
      return set;
    }
    if (name.equals("alpha")) return new AlphaAnimation(context, attrs);
    if (name.equals("scale")) return new ScaleAnimation(context, attrs);
    if (name.equals("rotate")) return new RotateAnimation(context, attrs);
    if (name.equals("translate")) return new TranslateAnimation(context, attrs);
    throw new RuntimeException("Unknown animation name: " + name);
  }

  public static LayoutAnimationController loadLayoutAnimation(Context context, int id) throws Resources.NotFoundException {
    XmlResourceParser parser = context.getResources().getAnimation(id);
    try {
      int type = parser.next();
      while (type != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT) type = parser.next();
      AttributeSet attrs = Xml.asAttributeSet(parser);
      if (parser.getName().equals("gridLayoutAnimation")) return new GridLayoutAnimationController(context, attrs);
      return new LayoutAnimationController(context, attrs);
    } catch (XmlPullParserException e) {
      throw notFound(id, e);
    } catch (IOException e) {
      throw notFound(id, e);
    } finally {
      parser.close();
    }
  }

  public static Animation makeInAnimation(Context c, boolean fromLeft) {
    return sliding(fromLeft ? -1 : 1, 0, 0, 1);
  }

  public static Animation makeOutAnimation(Context c, boolean toRight) {
    return sliding(0, toRight ? 1 : -1, 1, 0);
  }

  public static Animation makeInChildBottomAnimation(Context c) {
    return sliding(0, 0, 0, 1);
  }

  private static Animation sliding(float from, float to, float fromAlpha, float toAlpha) {
    AnimationSet set = new AnimationSet(true);
    set.addAnimation(new TranslateAnimation(Animation.RELATIVE_TO_PARENT, from, Animation.RELATIVE_TO_PARENT, to, 0, 0, 0, 0));
    set.addAnimation(new AlphaAnimation(fromAlpha, toAlpha));
    set.setDuration(220);
    return set;
  }

  public static Interpolator loadInterpolator(Context context, int id) throws Resources.NotFoundException {
    if (id >>> 24 == SYSTEM) return interpolatorOfSystem(id);
    XmlResourceParser parser = context.getResources().getAnimation(id);
    try {
      int type = parser.next();
      while (type != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT) type = parser.next();
      return interpolator(context, parser.getName(), Xml.asAttributeSet(parser));
    } catch (XmlPullParserException e) {
      throw notFound(id, e);
    } catch (IOException e) {
      throw notFound(id, e);
    } finally {
      parser.close();
    }
  }

  private static Interpolator interpolatorOfSystem(int id) {
    switch (id) {
      case android.R.anim.accelerate_interpolator:
      case android.R.interpolator.accelerate_quad:
        return new AccelerateInterpolator();
      case android.R.anim.decelerate_interpolator:
      case android.R.interpolator.decelerate_quad:
        return new DecelerateInterpolator();
      case android.R.interpolator.accelerate_cubic:
        return new AccelerateInterpolator(1.5f);
      case android.R.interpolator.decelerate_cubic:
        return new DecelerateInterpolator(1.5f);
      case android.R.interpolator.linear:
      case android.R.anim.linear_interpolator:
        return new LinearInterpolator();
      case android.R.anim.overshoot_interpolator:
      case android.R.interpolator.overshoot:
        return new OvershootInterpolator();
      case android.R.anim.anticipate_interpolator:
      case android.R.interpolator.anticipate:
        return new AnticipateInterpolator();
      case android.R.anim.bounce_interpolator:
      case android.R.interpolator.bounce:
        return new BounceInterpolator();
      default:
        return new AccelerateDecelerateInterpolator();
    }
  }

  private static Interpolator interpolator(Context context, String name, AttributeSet attrs) {
    switch (name) {
      case "linearInterpolator":
        return new LinearInterpolator();
      case "accelerateInterpolator":
        return new AccelerateInterpolator(context, attrs);
      case "decelerateInterpolator":
        return new DecelerateInterpolator(context, attrs);
      case "accelerateDecelerateInterpolator":
        return new AccelerateDecelerateInterpolator();
      case "cycleInterpolator":
        return new CycleInterpolator(context, attrs);
      case "anticipateInterpolator":
        return new AnticipateInterpolator(context, attrs);
      case "overshootInterpolator":
        return new OvershootInterpolator(context, attrs);
      case "anticipateOvershootInterpolator":
        return new AnticipateOvershootInterpolator(context, attrs);
      case "bounceInterpolator":
        return new BounceInterpolator();
      case "pathInterpolator":
        return new PathInterpolator(context, attrs);
      default:
        throw new RuntimeException("Unknown interpolator name: " + name);
    }
  }
}
