package reach.reflection;

public class Exchanged implements Work {
  @Override public void go() { Main.count++; }
}
