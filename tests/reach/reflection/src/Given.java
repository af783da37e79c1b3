package reach.reflection;

public class Given implements Work {
  @Override public void go() { Main.count++; }
}
