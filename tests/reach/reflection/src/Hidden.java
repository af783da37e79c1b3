package reach.reflection;

public class Hidden implements Work {
  @Override public void go() { Main.count++; }
}
