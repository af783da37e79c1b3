package a;

import org.names.Main;

/** The Runnable: org.names.Main$Show. */
public class c implements Runnable {
  private final Main a;

  public c(Main main) {
    a = main;
  }

  static String a(Main main) {
    return "no " + main;
  }

  @Override
  public void run() {
    throw new g("gone");
  }
}
