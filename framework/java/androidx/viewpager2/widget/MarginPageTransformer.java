package androidx.viewpager2.widget;

import android.view.View;

/** Space between pages. */
public final class MarginPageTransformer implements ViewPager2.PageTransformer {
  private final int margin;

  public MarginPageTransformer(int marginPx) { margin = marginPx; }

  @Override
  public void transformPage(View page, float position) { page.setTranslationX(margin * position); }
}
