package androidx.viewpager2.widget;

import android.view.View;
import antecede.Bag;

/** Several transformers one after the other. */
public final class CompositePageTransformer implements ViewPager2.PageTransformer {
  private final Bag<ViewPager2.PageTransformer> all = new Bag<ViewPager2.PageTransformer>();

  public CompositePageTransformer() {}

  public void addTransformer(ViewPager2.PageTransformer transformer) { all.add(transformer); }

  public void removeTransformer(ViewPager2.PageTransformer transformer) { all.remove(transformer); }

  @Override
  public void transformPage(View page, float position) {
    for (int i = 0; i < all.size(); i++) all.get(i).transformPage(page, position);
  }
}
