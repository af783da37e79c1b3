package reach.binding;

/** As R.txt says. */
public final class R {
  public static final class id {
    public static final int dataBinding = 0x7f010000, body = 0x7f010001, name = 0x7f010002, save = 0x7f010003, panel = 0x7f010004;
  }

  public static final class layout {
    public static final int main = 0x7f020000, panel = 0x7f020001, unused = 0x7f020002;
  }
}
