package android.graphics;

/** Combines every colour with one. */
@antecede.Plain
public class PorterDuffColorFilter extends ColorFilter {
  private final int color;
  private final PorterDuff.Mode mode;

  public PorterDuffColorFilter(int color, PorterDuff.Mode mode) {
    this.color = color;
    this.mode = mode;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof PorterDuffColorFilter && ((PorterDuffColorFilter) object).color == color
        && ((PorterDuffColorFilter) object).mode == mode;
  }

  @Override
  public int hashCode() {
    return 31 * mode.hashCode() + color;
  }
}
