package reach.reflection;

public class Updated implements Work {
  @Override public void go() { Main.count++; }
}
