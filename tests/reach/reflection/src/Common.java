package reach.reflection;

public class Common implements Work {
  @Override public void go() { Main.count++; }
}
