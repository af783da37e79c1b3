package reach.reflection;

public class First implements Work {
  @Override public void go() { Main.count++; }
}
