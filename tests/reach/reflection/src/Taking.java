package reach.reflection;

public class Taking implements Work {
  private final Work work;

  public Taking(Work work) { this.work = work; }

  @Override public void go() {
    Main.count++;
    work.go();
  }
}
