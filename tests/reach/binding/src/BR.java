package reach.binding;

public class BR {
  public static final int _all = 0, model = 1, name = 2, presenter = 3;
}
