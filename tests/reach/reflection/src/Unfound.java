package reach.reflection;

public class Unfound implements Work {
  @Override public void go() { Main.count++; }
}
