package antecede.system;

import antecede.Bag;
import antecede.Concrete;

/**
 * Who in an activity asked for a result: a fragment, an inner activity. The system keeps it with the request, so that an answer finds its way
 * also if the process has died meanwhile.
 */
@Concrete
public final class Requesters {
  private static final Bag<String> names = new Bag<String>();
  private static final Bag<Integer> codes = new Bag<Integer>();

  private Requesters() {}

  /** The same for the same two. */
  public static int number(String who, int code) {
    for (int i = 0; i < names.size(); i++) {
      if (codes.get(i) == code && names.get(i).equals(who)) return i;
    }
    names.add(who);
    codes.add(code);
    return names.size() - 1;
  }

  public static String who(int number) {
    return names.get(number);
  }

  public static int code(int number) {
    return codes.get(number);
  }
}
