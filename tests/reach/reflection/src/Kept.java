package reach.reflection;

public class Kept implements Work {
  @Override public void go() { Main.count++; }
}
