package androidx.cardview.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.widget.AppAttributes;
import android.widget.FrameLayout;

/** A frame that looks like a card. */
public class CardView extends FrameLayout {
  private float radius;
  private float elevation, maxElevation;
  private boolean compatPadding;
  private boolean preventOverlap = true;
  private ColorStateList colour;
  private int left, top, right, bottom;

  public CardView(Context context) { this(context, null); }

  public CardView(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public CardView(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, "cardBackgroundColor", "cardCornerRadius", "cardElevation",
        "cardMaxElevation", "cardUseCompatPadding", "cardPreventCornerOverlap", "contentPadding", "contentPaddingLeft",
        "contentPaddingTop", "contentPaddingRight", "contentPaddingBottom");
    colour = values.getColorStateList(0);
    radius = values.getDimension(1, 0);
    elevation = values.getDimension(2, 0);
    maxElevation = Math.max(elevation, values.getDimension(3, 0));
    compatPadding = values.getBoolean(4, false);
    preventOverlap = values.getBoolean(5, true);
    int all = values.getDimensionPixelSize(6, 0);
    setContentPadding(values.getDimensionPixelSize(7, all), values.getDimensionPixelSize(8, all),
        values.getDimensionPixelSize(9, all), values.getDimensionPixelSize(10, all));
    values.recycle();
  }

  @Override
  public void setPadding(int left, int top, int right, int bottom) {}

  @Override
  public void setPaddingRelative(int start, int top, int end, int bottom) {}

  public void setContentPadding(int left, int top, int right, int bottom) {
    this.left = left;
    this.top = top;
    this.right = right;
    this.bottom = bottom;
    super.setPadding(left, top, right, bottom);
  }

  public int getContentPaddingLeft() { return left; }

  public int getContentPaddingTop() { return top; }

  public int getContentPaddingRight() { return right; }

  public int getContentPaddingBottom() { return bottom; }

  public boolean getUseCompatPadding() { return compatPadding; }

  public void setUseCompatPadding(boolean useCompatPadding) { compatPadding = useCompatPadding; }

  public void setCardBackgroundColor(int color) { setCardBackgroundColor(ColorStateList.valueOf(color)); }

  public void setCardBackgroundColor(ColorStateList color) { colour = color; }

  public ColorStateList getCardBackgroundColor() { return colour; }

  public void setRadius(float radius) { this.radius = radius; }

  public float getRadius() { return radius; }

  public void setCardElevation(float elevation) { this.elevation = elevation; }

  public float getCardElevation() { return elevation; }

  public void setMaxCardElevation(float maxElevation) { this.maxElevation = maxElevation; }

  public float getMaxCardElevation() { return maxElevation; }

  public boolean getPreventCornerOverlap() { return preventOverlap; }

  public void setPreventCornerOverlap(boolean preventCornerOverlap) { preventOverlap = preventCornerOverlap; }
}
