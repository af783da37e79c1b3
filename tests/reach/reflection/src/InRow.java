package reach.reflection;

public class InRow implements Work {
  @Override public void go() { Main.count++; }
}
