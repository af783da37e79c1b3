package reach.reflection;

public class Found implements Work {
  @Override public void go() { Main.count++; }
}
