package android.text.style;

/** Where tabs end. */
public interface TabStopSpan extends ParagraphStyle {
  int getTabStop();

  /** At a distance. */
  public static class Standard implements TabStopSpan {
    private final int offset;

    public Standard(int offset) {
      this.offset = offset;
    }

    public int getTabStop() {
      return offset;
    }

    public String toString() {
      return "TabStopSpan.Standard{offset=" + offset + "}";
    }
  }
}
