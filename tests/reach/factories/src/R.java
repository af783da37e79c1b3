package reach.factories;

/** As R.txt says. */
public final class R {
  public static final class id {
    public static final int details = 0x7f010000, place = 0x7f010001, bar = 0x7f010002, list = 0x7f010003;
  }

  public static final class layout {
    public static final int main = 0x7f020000, unused = 0x7f020001;
  }

  public static final class xml {
    public static final int graph = 0x7f030000, other = 0x7f030001;
  }
}
