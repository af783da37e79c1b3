package android.graphics.drawable;

import android.util.AttributeSet;
import android.view.InflateException;

/** Which drawable a tag of a resource stands for. */
final class DrawableTags {
  private DrawableTags() {}

  static Drawable make(String tag, AttributeSet attrs) {
    switch (tag.equals("drawable") ? attrs.getAttributeValue(null, "class") : tag) {
      case "selector":
        return new StateListDrawable();
      case "animated-selector":
        return new AnimatedStateListDrawable();
      case "level-list":
        return new LevelListDrawable();
      case "layer-list":
        return new LayerDrawable();
      case "transition":
        return new TransitionDrawable();
      case "ripple":
        return new RippleDrawable();
      case "adaptive-icon":
        return new AdaptiveIconDrawable();
      case "color":
        return new ColorDrawable();
      case "shape":
        return new GradientDrawable();
      case "vector":
        return new VectorDrawable();
      case "animated-vector":
        return new AnimatedVectorDrawable();
      case "scale":
        return new ScaleDrawable();
      case "clip":
        return new ClipDrawable();
      case "rotate":
      case "animated-rotate":
        return new RotateDrawable();
      case "animation-list":
        return new AnimationDrawable();
      case "inset":
        return new InsetDrawable();
      case "bitmap":
        return new BitmapDrawable();
      case "nine-patch":
        return new NinePatchDrawable();
      default:
        return named(tag.equals("drawable") ? attrs.getAttributeValue(null, "class") : tag);
    }
  }

  private static Drawable named(String name) {
    try {
      return (Drawable) Class.forName(name).newInstance();
    } catch (ReflectiveOperationException e) {
      throw new InflateException("Error inflating class " + name);
    }
  }
}
