package android.graphics;

/** Multiplies a colour and adds another. */
@antecede.Plain
public class LightingColorFilter extends ColorFilter {
  private final int mul;
  private final int add;

  public LightingColorFilter(int mul, int add) {
    this.mul = mul;
    this.add = add;
  }

  public int getColorMultiply() {
    return mul;
  }

  public int getColorAdd() {
    return add;
  }
}
