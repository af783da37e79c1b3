package reach.reflection;

public interface Work {
  void go();
}
