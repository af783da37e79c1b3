package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.util.StateSet;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Chooses by the state. */
@antecede.Plain
public class StateListDrawable extends DrawableContainer {
  private int[][] sets = new int[4][];

  public StateListDrawable() {}

  public void addState(int[] stateSet, Drawable drawable) {
    if (drawable == null) return;
    int index = addChild(drawable);
    if (index == sets.length) sets = java.util.Arrays.copyOf(sets, 2 * index);
    sets[index] = stateSet;
    onStateChange(getState());
  }

  private int find(int[] state) {
    for (int i = 0; i < children().getChildCount(); i++) {
      if (StateSet.stateSetMatches(sets[i], state)) return i;
    }
    return -1;
  }

  @Override
  public boolean isStateful() {
    return true;
  }

  @Override
  public boolean hasFocusStateSpecified() {
    for (int i = 0; i < children().getChildCount(); i++) {
      if (StateSet.containsAttribute(new int[][] {sets[i]}, android.R.attr.state_focused)) return true;
    }
    return false;
  }

  @Override
  protected boolean onStateChange(int[] stateSet) {
    boolean changed = super.onStateChange(stateSet);
    int index = find(stateSet);
    if (index < 0) index = find(StateSet.WILD_CARD);
    return selectDrawable(index) || changed;
  }

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    inflateContainer(r, attrs, theme);
    int depth = parser.getDepth();
    while (nextItem(parser, depth)) {
      if (parser.getName().equals("item")) inflateItem(r, parser, attrs, theme);
    }
    onStateChange(getState());
  }

  private void inflateItem(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    int count = 0;
    int[] set = new int[attrs.getAttributeCount()];
    for (int i = 0; i < set.length; i++) {
      int name = attrs.getAttributeNameResource(i);
      if (name == 0 || name == android.R.attr.drawable || name == android.R.attr.id) continue;
      set[count++] = attrs.getAttributeBooleanValue(i, false) ? name : -name;
    }
    TypedArray a = obtain(r, theme, attrs, android.R.attr.drawable);
    Drawable given = a.getDrawable(0);
    a.recycle();
    Drawable drawable = child(r, parser, attrs, theme, given);
    if (drawable == null) {
      throw new XmlPullParserException(
          parser.getPositionDescription() + ": <item> tag requires a 'drawable' attribute or child tag defining a drawable");
    }
    addState(StateSet.trimStateSet(set, count), drawable);
  }

  public int getStateCount() {
    return children().getChildCount();
  }

  public int[] getStateSet(int index) {
    return sets[index];
  }

  public Drawable getStateDrawable(int index) {
    return children().getChild(index);
  }

  public int findStateDrawableIndex(int[] stateSet) {
    return find(stateSet);
  }

  @Override
  public Drawable.ConstantState getConstantState() {
    return new Copies() {
      @Override
      public Drawable newDrawable() {
        StateListDrawable copy = new StateListDrawable();
        for (int i = 0; i < getStateCount(); i++) {
          Drawable child = getStateDrawable(i);
          Drawable.ConstantState shared = child.getConstantState();
          copy.addState(sets[i], shared == null ? child : shared.newDrawable());
        }
        return copy;
      }
    };
  }

  @Override
  public void applyTheme(Resources.Theme theme) {}

  @Override
  protected void setConstantState(DrawableContainer.DrawableContainerState state) {
    super.setConstantState(state);
  }

  @Override
  public Drawable mutate() {
    return this;
  }
}
