package java.util;

/** Is told when an {@link Observable} changed. */
@Deprecated
public interface Observer {
  void update(Observable o, Object arg);
}
