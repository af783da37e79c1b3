package android.graphics;

/** Combines every colour with one. */
@antecede.Plain
public final class BlendModeColorFilter extends ColorFilter {
  private final int color;
  private final BlendMode mode;

  public BlendModeColorFilter(int color, BlendMode mode) {
    this.color = color;
    this.mode = mode;
  }

  public int getColor() {
    return color;
  }

  public BlendMode getMode() {
    return mode;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof BlendModeColorFilter && ((BlendModeColorFilter) object).color == color
        && ((BlendModeColorFilter) object).mode == mode;
  }

  @Override
  public int hashCode() {
    return 31 * mode.hashCode() + color;
  }
}
