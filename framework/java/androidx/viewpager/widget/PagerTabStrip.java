package androidx.viewpager.widget;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.View;

/** Titles that turn the page when they are clicked. */
@ViewPager.DecorView
public class PagerTabStrip extends PagerTitleStrip {
  private boolean fullUnderline;
  private int colour;

  private final class Turn implements View.OnClickListener {
    private final int by;

    Turn(int by) {
      this.by = by;
    }

    @Override
    public void onClick(View v) {
      pager.setCurrentItem(pager.current() + by);
    }
  }

  public PagerTabStrip(Context context) {
    this(context, null);
  }

  public PagerTabStrip(Context context, AttributeSet attrs) {
    super(context, attrs);
    previous.setFocusable(true);
    previous.setOnClickListener(new Turn(-1));
    next.setFocusable(true);
    next.setOnClickListener(new Turn(1));
    fullUnderline = getBackground() == null;
  }

  public void setTabIndicatorColor(int color) {
    colour = color;
  }

  public void setTabIndicatorColorResource(int resId) {
    setTabIndicatorColor(getContext().getColor(resId));
  }

  public int getTabIndicatorColor() {
    return colour;
  }

  public void setDrawFullUnderline(boolean drawFull) {
    fullUnderline = drawFull;
  }

  public boolean getDrawFullUnderline() {
    return fullUnderline;
  }

  @Override
  public void setBackgroundDrawable(Drawable d) {
    super.setBackgroundDrawable(d);
  }
}
