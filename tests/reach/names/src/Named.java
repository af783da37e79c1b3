package reach.names;

/** Only the manifest names it. */
public class Named implements Work {
  @Override public void go() { Main.count++; }
}
