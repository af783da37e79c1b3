package a;

/** What is written: org.names.Store. */
public class b {
  public int a;

  public void a(int by) {
    a = by;
    a += by;
  }

  public void b() {
    int before = a;
    f.a(this);
    a = before;
  }
}
