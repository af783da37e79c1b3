package reach.reflection;

public class Passed implements Work {
  @Override public void go() { Main.count++; }
}
