package reach.inflaters;

/** As R.txt says. */
public final class R {
  public static final class menu {
    public static final int main = 0x7f010000, other = 0x7f010001;
  }

  public static final class xml {
    public static final int settings = 0x7f020000, unused = 0x7f020001;
  }
}
