package reach.fragments;

/** As R.txt says. */
public final class R {
  public static final class id {
    public static final int list = 0x7f010000, go = 0x7f010001, details = 0x7f010002, place = 0x7f010003;
  }

  public static final class layout {
    public static final int main = 0x7f020000, part = 0x7f020001, second = 0x7f020002;
  }
}
