package android.text;

/** The ways to guess it. */
public class TextDirectionHeuristics {
  public static final TextDirectionHeuristic LTR = new Fixed(false);
  public static final TextDirectionHeuristic RTL = new Fixed(true);
  public static final TextDirectionHeuristic FIRSTSTRONG_LTR = new Fixed(false);
  public static final TextDirectionHeuristic FIRSTSTRONG_RTL = new Fixed(true);
  public static final TextDirectionHeuristic ANYRTL_LTR = new Fixed(false);
  public static final TextDirectionHeuristic LOCALE = new Fixed(false);

  private static final class Fixed implements TextDirectionHeuristic {
    private final boolean rtl;

    Fixed(boolean rtl) {
      this.rtl = rtl;
    }

    @Override
    public boolean isRtl(char[] array, int start, int count) {
      return rtl;
    }

    @Override
    public boolean isRtl(CharSequence cs, int start, int count) {
      return rtl;
    }
  }

  public TextDirectionHeuristics() {}
}
