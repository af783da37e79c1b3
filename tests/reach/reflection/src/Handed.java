package reach.reflection;

public class Handed implements Work {
  @Override public void go() { Main.count++; }
}
