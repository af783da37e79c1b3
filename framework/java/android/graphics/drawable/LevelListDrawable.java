package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Chooses by the level. */
@antecede.Plain
public class LevelListDrawable extends DrawableContainer {
  private int[] lows = new int[4];
  private int[] highs = new int[4];

  public LevelListDrawable() {}

  public void addLevel(int low, int high, Drawable drawable) {
    if (drawable == null) return;
    int index = addChild(drawable);
    if (index == lows.length) {
      lows = java.util.Arrays.copyOf(lows, 2 * index);
      highs = java.util.Arrays.copyOf(highs, 2 * index);
    }
    lows[index] = low;
    highs[index] = high;
    onLevelChange(getLevel());
  }

  @Override
  protected boolean onLevelChange(int level) {
    int index = -1;
    for (int i = children().getChildCount() - 1; i >= 0; i--) {
      if (level >= lows[i] && level <= highs[i]) index = i;
    }
    return selectDrawable(index) || super.onLevelChange(level);
  }

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    inflateContainer(r, attrs, theme);
    int depth = parser.getDepth();
    while (nextItem(parser, depth)) {
      TypedArray a = obtain(r, theme, attrs, android.R.attr.drawable, android.R.attr.minLevel, android.R.attr.maxLevel);
      Drawable given = a.getDrawable(0);
      int low = a.getInt(1, 0);
      int high = a.getInt(2, 0);
      a.recycle();
      if (high < 0) {
        throw new XmlPullParserException(parser.getPositionDescription() + ": <item> tag requires a 'maxLevel' attribute");
      }
      addLevel(low, high, child(r, parser, attrs, theme, given));
    }
    onLevelChange(getLevel());
  }

  @Override
  public Drawable mutate() {
    return this;
  }
}
