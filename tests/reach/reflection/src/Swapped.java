package reach.reflection;

public class Swapped implements Work {
  @Override public void go() { Main.count++; }
}
